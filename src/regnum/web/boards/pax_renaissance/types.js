/**
 * What the server sends about Pax Renaissance, for the type checker; nothing here runs.
 *
 * @typedef {{kind: string, religion?: string, religions?: string[], emporium?: string, requires?: string}} OneShot
 * @typedef {{id: string, name: string, kind: string, location: string|null, prestige: string[], agents: string[], one_shot: OneShot|null,
 *   operations: string[], abilities: string[], suitors: string[]}} CardFacts
 * @typedef {{name: string, prestige: string[], operations: string[]}} Side of a throne card
 * @typedef {{id: string, capital: boolean, emporium: string|null, circles: number, numbers: number[], levies: Record<string, string[]>}} City
 * @typedef {{id: string, row: number, column: number, cities: City[], king: Side, republic: Side}} Empire
 * @typedef {{id: string, empires: string[], kind: "sea"|"land"}} Border
 * @typedef {{id: string, colour: string, empires: string[], path: string[]}} Route
 * @typedef {{id: string, lead: Record<string, number>, lead_two_players?: Record<string, number>}} Victory
 * @typedef {{kind: string, religion: string|null, seat: number|null}} Piece
 * @typedef {{none: number, east: number, west: number, halves: number, columns: number, fair: number, pirate: number, bishop: number,
 *   repressible: number, ruler: number, in_market: number, taken: number, in_tableau: number, old_maid: number, holy: number,
 *   imperial: number, patron: number}} Numbers of the position
 * @typedef {{group: string, arguments: [string, string][]}} Verb with label and kind of each argument
 *
 * @typedef {object} Catalogue
 * @property {CardFacts[]} cards
 * @property {Empire[]} empires
 * @property {Border[]} borders
 * @property {Route[]} routes
 * @property {{id: string}[]} banks
 * @property {Victory[]} victories
 * @property {Numbers} numbers
 * @property {string[]} religions
 * @property {string[]} regimes
 * @property {string[]} endings
 * @property {[number, number][]} religion_pairs
 * @property {Piece[]} piece_numbers
 * @property {Record<string, string[]>} move_names by kind
 * @property {Record<string, Verb>} moves
 * @property {Record<string, string[]>} wishes verbs by how a thing stands
 *
 * @typedef {object} Position as one seat may see it
 * @property {number} active
 * @property {number} actions
 * @property {number} automaton
 * @property {number} ending
 * @property {number[]} bank
 * @property {number[]} bishop
 * @property {number[]} circle
 * @property {number[][]} comets
 * @property {number[]} florins
 * @property {number[][]} hand
 * @property {number[]} husband
 * @property {number[]} low_left
 * @property {number[]} market
 * @property {number[]} market_florins
 * @property {number[]} next_card
 * @property {number[]} open_route
 * @property {number[]} out
 * @property {number[]} owner
 * @property {number[]} pawn
 * @property {number[]} pirate
 * @property {number[]} place
 * @property {number[]} regime
 * @property {number[]} repressed
 * @property {number[]} republic
 * @property {number[][]} rows
 * @property {number[]} supply
 * @property {number[]} suzerain
 * @property {number[][]} taken
 * @property {number[]} top_left
 * @property {number[]} victory
 *
 * @typedef {{border: number, seat: number|null, florins: number, left: number}} Step of a voyage
 * @typedef {{row: number, route: number, reason: string|null, rule: string|null, profits: number, earnings: number[], lost: number,
 *   steps: Step[]}} Fair
 * @typedef {{religion: number, bishops: number, bishops_lead: number, believers: number, believers_lead: number, prestige: number[]}} Faith
 * @typedef {{supreme: number|null, religions: Faith[]}} Faiths
 * @typedef {{what: string, have: number, lead: number, missing: number}} Part of what counts
 * @typedef {{seat: number, parts: Part[], missing: number, met: boolean}} Distance
 * @typedef {{victory: number, active: boolean, actions: number, seats: Distance[]}} Race
 * @typedef {import("../../types.js").Meant} Meant
 * @typedef {{seat: number, victory: number, now: boolean, moves: (Meant & {seat: number})[]}} Threat
 * @typedef {{fairs: Fair[], religion: Faiths, victories: Race[], threats: {found: Threat[], unsure: number[]}|null, silenced: number[]}} Insights
 *
 * @typedef {{number: number, id: string, name: string, kind: string, location: string|null, side: string, prestige: string[], agents: string[],
 *   oneShot: OneShot|null, operations: string[], abilities: string[], suitors: string[], bishop: number}} Card as it lies
 * @typedef {{city: City, number: number, extra: boolean, place: number}} Circle
 * @typedef {{names: import("./names.js").Names, keys: import("./keys.js").PieceKeys, catalogue: Catalogue, position: Position, you: number,
 *   insights: Insights|null, silenced: Set<number>}} Known what is known of a position
 * @typedef {import("../../types.js").Context & Known} Board what is drawn
 */

export {};
