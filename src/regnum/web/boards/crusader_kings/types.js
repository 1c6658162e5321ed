/**
 * What the server sends about Crusader Kings, for the type checker; nothing here runs.
 *
 * @typedef {{id: string, positive: boolean, critical: string[]}} Trait
 * @typedef {Record<string, Record<string, string>>} Words of a data pack, by name and language
 * @typedef {{name: string, ours: boolean, first_card: number, events: {id: string}[], event_of: number[],
 *   developments: {id: string, type: string}[], women: number[], words: Words}} Pack
 *
 * @typedef {object} Catalogue
 * @property {string[]} cultures
 * @property {{id: string, culture: string, borders: string[], routes: string[]}[]} regions
 * @property {Trait[]} traits
 * @property {string[]} token_kinds
 * @property {{id: string}[]} dynasties
 * @property {string[]} characters
 * @property {string[]} decks
 * @property {string[]} strategies
 * @property {{id: string}[]} scenarios
 * @property {number[]} eras
 * @property {number[]} last_positions
 * @property {Pack[]} packs
 * @property {string[]} phases of a round
 * @property {string} era_start what comes before the rounds of an Era
 * @property {{none: number, roles: number, dynasty_phase: number}} numbers `roles`: the places on a family board; after so many, moves count the spouses
 * @property {import("../../types.js").Grammar["move_names"]} move_names
 * @property {import("../../types.js").Grammar["moves"]} moves
 * @property {import("../../types.js").Grammar["wishes"]} wishes
 * @property {Record<string, string>} groups under which heading the options with a verb are listed
 * @property {string} group_of_others
 *
 * @typedef {"harvest"|"crop_failure"|"plague"|"unrest"} Counter
 * @typedef {"war"|"casus"|"ally"} Relation
 *
 * @typedef {object} Position as one seat may see it
 * @property {number[]} achievement
 * @property {number} active
 * @property {number[]} age
 * @property {number[]} allies
 * @property {number[]} ally
 * @property {number[]} army
 * @property {number[][]} bag
 * @property {number[]} bastard
 * @property {number} card
 * @property {number[]} castle
 * @property {number[]} casus
 * @property {number[][]} children
 * @property {number[]} crop_failure
 * @property {number[]} culture
 * @property {number[]} duke
 * @property {number[]} dynasty
 * @property {number} era
 * @property {number} first
 * @property {number[]} gold
 * @property {number[][]} hand
 * @property {number[]} harvest
 * @property {number[][]} held
 * @property {number[]} holding
 * @property {number[]} house
 * @property {number[]} in_play
 * @property {number[]} lord
 * @property {number[]} out
 * @property {number[]} owner
 * @property {number} pack
 * @property {number} phase
 * @property {number[]} plague
 * @property {number[]} plague_ending
 * @property {number[][]} plan
 * @property {number} round
 * @property {number[]} row
 * @property {number[]} ruler
 * @property {number} scenario
 * @property {number[]} shield
 * @property {number[][]} siblings
 * @property {number[]} spouse
 * @property {number[]} strategy
 * @property {number} token
 * @property {number[][]} track_traits
 * @property {number[][]} traits
 * @property {number} turn
 * @property {number[]} unrest
 * @property {number[]} war
 *
 * @typedef {{check: string, good: number, tokens: number, chances: number[][]}} Odds
 * @typedef {{region: number, owner: number, casus_belli: boolean, ally: boolean, origins: number[], armies: number[], annexes: boolean,
 *   required: number, chances: number[]}} Plan
 * @typedef {{seats: {points: number, heir: number}[], odds?: Odds[], war?: Plan[]}} Insights
 *
 * @typedef {{id: string, title: string, flavour: string, text: string, condition: string, deck: string}} Card
 * @typedef {Trait & {name: string, kind: string}} Token
 * @typedef {{role: string, character: number, spouse: number}} Member of a family
 * @typedef {{names: import("./names.js").Names, catalogue: Catalogue, position: Position, you: number, insights: Insights|null}} Known what is known of a position
 * @typedef {import("../../types.js").Context & Known} Board what is drawn
 */

export {};
