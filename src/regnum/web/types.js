/**
 * What the server sends and what the page remembers, for the type checker; nothing here runs.
 *
 * @typedef {[string, number]} Target what on the table something names: its kind and its number
 * @typedef {{move: string, text: string, targets?: Target[]}} Option
 * @typedef {{seq: number, kind: string, text: string, targets?: Target[], rule?: string|null, secret?: boolean}} LogEntry `secret`: not everybody hears it so
 * @typedef {{seat: number, kind: string, name: string, agent?: string|null, state?: "playing"|"absent"|"resigned",
 *   present?: boolean, player?: number}} Seat
 * @typedef {{seat: number, left: number|null, running: boolean, state: "time"|"grace"|"absent"}} Clock
 * @typedef {{now: number, seats: Clock[], grace: number}} Clocks
 * @typedef {{winners: number[], way: string, text: string}} Outcome
 * @typedef {{text: string, style?: string, target?: Target|null}} Span
 * @typedef {{heading: Span[]|string, lines?: Span[][]}} Panel
 * @typedef {{heading: string, rows: Panel[][]}} Section
 * @typedef {{topics: string[], scope: string, text: string}} Refusable what can be refused for a while, and for how long at least
 * @typedef {{id: number, kind: string, prompt: string, neutral?: string, rule?: string|null, refusable?: Refusable|null}} Decision
 *   `neutral`: the prompt for those who are not asked
 * @typedef {{silence: string, answered: Record<string, string>, until: number|null}} OpenWindow `answered`: by seats of the reader
 * @typedef {{topic: string, text: string, rule: string, given: boolean, answer: string, scope: string, condition: string,
 *   answers: string[], conditions: [string, string][]}} OrderRow
 * @typedef {{seat: number, topics: OrderRow[], scopes: [string, string][], answers: [string, string][]}} OrderForm names beside what they are called
 * @typedef {{topic?: string, answer?: string, scope?: string, condition?: string}} OrderWish
 * @typedef {{form: OrderForm|null, drafts: Map<string, {answer: string, scope: string, condition: string}>}} Orders of the seat that looks
 * @typedef {{log: LogEntry[], log_from: number, log_more: boolean}} LogPart
 * @typedef {{lines: LogEntry[], from: number, known: number, more: boolean, shown: number, loading: boolean, returning: boolean}} Logbook
 *   the lines that the page has, of the entries `from` one on and up to the `known` one; whether there are earlier ones
 * @typedef {{seq: number, text: string, event: string, rule: string} & Record<string, any>} Told an event with its numbers by name; any: texts and numbers stand side by side
 * @typedef {{giver: number, taker: number, kind: string, number: number, count: number, text: string}} DealItem
 * @typedef {HTMLInputElement|HTMLSelectElement|HTMLTextAreaElement} Field in which something is written or chosen
 * @typedef {{among: number[], kind: string, number: number, text: string}} DealClause what parties agree on together
 * @typedef {{id: number|string, seat: number, parties: number[], agreed: number[], items: DealItem[], problem: string|null, clauses?: DealClause[],
 *   version?: number, changed?: string[], audience?: number[]|null, signed?: boolean}} Offer a draft; without an audience everybody sees it
 * @typedef {{seat: number, partners: number[], items: DealItem[], clauses: DealClause[], chosen: Map<string, number>, private: boolean, hidden: boolean,
 *   counters: Offer|null, word: string}} Draft of a deal: `private` if it may be hidden from others, `hidden` if it is to be
 * @typedef {{kind: string, text: string, numbers: {number: number, text: string}[]}} VowKind
 * @typedef {{maker: number, to: number[], kind: string, number: number, text: string, public: boolean, verdict: "kept"|"broken"|"open"|null, verdict_text: string|null}} Vow a promise
 * @typedef {{room: string, audience: number[], last: number, lines: Saying[]}} Room
 *
 * @typedef {{state: "scripted"|"strayed"|"done"|null, welcome: string[], comments: string[], move: string|null, only: boolean,
 *   taken: number, count: number, text?: string}} Lesson what the guide of a first game says; no state while others are waited for;
 *   the suggested move in words is put there by the page
 *
 * @typedef {object} View the game as one seat may see it; what an older server does not send is missing
 * @property {string} id
 * @property {string} title
 * @property {number} players
 * @property {string} [pace]
 * @property {number} you
 * @property {number[]} yours
 * @property {number[]} [due] those of them that have not answered
 * @property {Seat[]} seats
 * @property {Record<string, unknown>} view the position, of which only the board of the title knows what is in it
 * @property {Section[]} [table]
 * @property {number[]} waiting
 * @property {Decision|null} decision
 * @property {Option[]} options
 * @property {boolean} can_undo
 * @property {boolean} [can_redo]
 * @property {number} seq
 * @property {LogEntry[]} log its end, or what the reader lacked of it
 * @property {number} [log_from] the first entry of which it tells
 * @property {boolean} [log_more] whether there is something before its end
 * @property {OpenWindow|null} [window]
 * @property {number|null} [talks_until] when private talks end at the latest, in seconds since 1970
 * @property {number[]} [alone] the reader's seats for which the only possible answer is given
 * @property {string[]} [panels] the papers of the table that the reader can open; an older server has none
 * @property {{to: number, seats: number[], absent: number[], until: number|null}|null} [way_back] the wish to go back to an entry, who agrees, and until when those who are absent are awaited
 * @property {string|null} [readonly] why the game can only be looked at
 * @property {Outcome|null} outcome
 * @property {string[]} [odds]
 * @property {Clocks|null} [clocks]
 * @property {{way: string, text: string}|null} [ended]
 * @property {{seats: number[]}|null} [end_offer]
 * @property {{open: boolean, drafts?: boolean, offers: Offer[]}} [deals]
 * @property {number[]} [whispers] with whom the reader may talk in private now
 * @property {Room[]} [rooms] those that he is in
 * @property {{kinds: VowKind[], made: Vow[]}} [promises]
 * @property {{of: string}|null} [sandbox]
 * @property {Lesson|null} [guide] only the learner of a first game with comments has one
 * @property {Record<string, unknown>|null} [insights] put there by the page
 *
 * @typedef {{title: string, lines: string[], rule?: string|null}} Explained
 * @typedef {{move: string, text: string}} Intention
 * @typedef {{verb: string, parts: [string, string, number][]}} Meant a move with label, kind and number of its arguments
 * @typedef {{wish: string, given: Record<string, number[]>}} Wish how a thing stands, and what its moves may name, by label or kind
 * @typedef {{wishes: Record<string, string[]>, moves: Record<string, {arguments: [string, string][]}>, move_names: Record<string, string[]>}} Grammar
 *   verbs by how a thing stands, the label and kind of their arguments, and how moves name the things of a kind
 * @typedef {object} Context what a board needs to know besides the position
 * @property {Map<string, number[]>} lit
 * @property {Set<string>|null} pointed
 * @property {(thing: string) => void} press
 * @property {(thing: string|null, pinned?: boolean) => void} inspect
 * @property {Seat[]} seats
 *
 * @typedef {object} Board what a title may bring along; only `draw` must be there
 * @property {(view: View, context: Context) => unknown} draw
 * @property {(seat: number, view: View) => unknown} [seatFacts]
 * @property {(seat: number, view: View) => string|null} [programName] of a program at a seat for which the title has a name
 * @property {(seat: number, view: View) => string} [seatColour] the class that gives a seat the colour it has on the board
 * @property {(verb: string) => string} [group]
 * @property {(group: string) => string} [groupName]
 * @property {(thing: string, view: View) => unknown} [enlarge]
 * @property {(thing: string, view: View) => Explained|null} [explain]
 * @property {(thing: string, view: View) => Intention[]} [intentions]
 *
 * @typedef {{type?: string, view?: View, entries?: Saying[]}} Message that the server sends by itself
 * @typedef {{id: number, seat: number, name: string, text: string, at: number|string, kind?: string, changed?: string[]}} Saying
 * @typedef {{entries: Saying[], last: number, unread: number, draft: string, room: string, opened: number[][],
 *   seen: Map<string, number>, choosing: number[]|null}} Talk the rooms that were opened here, and what was read of each
 * @typedef {{text: string, saved: "" | "saving" | "saved" | "failed", read: boolean}} Notebook
 * @typedef {{move: string, text: string, agent?: string}} Hint
 * @typedef {{move: string, waiting?: boolean, allowed?: boolean, lines?: string[], message?: string, reason?: string|null,
 *   after?: string[], rule?: string|null}} Answer
 *
 * @typedef {object} Game one game at the table, as this page has it before its eyes
 * @property {string} id
 * @property {number|null} seat
 * @property {View} view
 * @property {View|null} before the view before the last change
 * @property {boolean} replaying whether the view before is shown again
 * @property {Board|null} board
 * @property {Groups|null} [grammar] how a title without a board lists its moves
 * @property {string|null} sheet the style sheet of the board, which is taken off with it
 * @property {number|null} curtain
 * @property {number|null} chosen
 * @property {Set<string>|null} pointed
 * @property {Set<string>} marked what the last change named
 * @property {string|null} aimed
 * @property {{thing: string, name: string, pinned: boolean, side: string}|null} inspected
 * @property {Answer|null} why
 * @property {Hint|null} hint
 * @property {boolean} thinking
 * @property {boolean} long whether a program has thought for longer than a moment
 * @property {Map<string, string>} spelled how things are written in moves, as far as options have shown it
 * @property {"board"|"words"} tab
 * @property {"log"|"deals"|"talk"|"notes"|"orders"|"why"|"more"} panel
 * @property {number} clockAt when the clocks were sent, by the browser's own watch
 * @property {Talk} talk
 * @property {Notebook} notebook
 * @property {Draft} deal
 * @property {Logbook} log
 * @property {Orders} orders
 * @property {boolean} common whether an open window asks several people at this screen
 * @property {number|null} claimed which of them wants to answer, by the seat
 * @property {string} turned at which moment the reader turned to a seat of his own will
 * @property {boolean|null} wished what the server was last told about only answers
 * @property {Lesson|null} said what the guide of a first game said last
 * @property {boolean} greeted whether its first words were read
 * @property {boolean} alone whether it was sent away
 *
 * @typedef {{id: string, values: string[], default: string, paragraph: string, kind: string}} TitleOption
 * @typedef {{groups?: Record<string, string>, group_of_others?: string}} Groups
 * @typedef {object} Title
 * @property {string} id
 * @property {string} name
 * @property {string} [prefix]
 * @property {number} min_players
 * @property {number} max_players
 * @property {string[]} scenarios
 * @property {TitleOption[]} options
 * @property {Record<string, Record<string, string>>} [presets]
 * @property {Record<string, string[]>} [seat_names] what each player would play, by the number of players
 * @property {string[]} agents
 * @property {string[]} words the files with words of its own that there are
 * @property {boolean} [finished] false while rules are missing
 * @property {boolean} board whether it has a board of its own
 * @property {boolean} [catalogue] whether its components are described
 * @property {boolean} [tutorial] whether it has a first game with comments
 *
 * @typedef {{title: string, players?: number, seats?: string[], scenario?: string, options?: Record<string, string>,
 *   pace?: string, seed?: number, tutorial?: boolean}} Wanted
 * @typedef {{title: string, players: number, seats: string[], scenario: string, options: Record<string, string>, pace: string,
 *   seed: string}} Form
 * @typedef {{id: string, title: string, chapter?: string, text?: string}} Paragraph
 * @typedef {{id?: string, text?: string, rule?: string|null}} Trouble
 * @typedef {{id: string, title: string, players: number, created: number|string, waiting_for_you?: boolean, over?: boolean,
 *   pace?: string, tutorial?: boolean}} ListedGame
 */

export {};
