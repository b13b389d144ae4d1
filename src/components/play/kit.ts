import type { ComponentType } from 'preact';
import type { Play, TextGame } from '../../engine/core/play.ts';
import type { Scene } from '../../engine/core/scene.ts';
import type { GameId } from '../../engine/games/ids.ts';
import type { Chapter } from '../../published/course-ids.ts';
import type { RatedGame } from '../../records/game-record.ts';
import type { BoardGame } from '../board/games.ts';
import type { Layout, PlacedAct } from '../board/layout/types.ts';
import type { DealChoice, Seated } from './deal-choice.ts';
import type { AnySentences } from './reason-words.ts';
import type { Session } from './session.ts';

/** A rule that refused a try, in words. `number` is its section on the rule page. */
export interface RuleWords {
  readonly name: string;
  readonly number: number | string;
  readonly says: string;
}

/** What spoils a lost line: what stands in the way, in a few words and in a sentence (empty: nothing more). */
export interface FurthestWords {
  readonly head: string;
  readonly says: string;
}

/** What is said of what cannot be done: fetched with the first touch of a board. */
export interface WhyWords<State = unknown, Action = unknown> {
  /** What is proved of a goal that an action has just given away; null or left out: that it can be reached no more. */
  lostWords?(goal: string): string | null;
  /** Why a try was refused; `action` is what was tried, for games in which the two slots do not tell. */
  ruleWords(rule: string, play: Play<State, Action>, from: string, to: string | null, action: string): RuleWords;
  /**
   * Why a try means nothing, as a sentence: another player's piece, one that others cover (`piece`), a place where nothing is
   * put by hand.
   */
  noTryWords?(from: string, to: string | null, piece: string | null, play: Play<State, Action>): string;
  /** How far a lost line still gets: `goal` is what it meets, `end` where it stands then, `seat` the reader's, `start` where the line began. */
  furthestWords?(goal: string, end: Play<State, Action>, seat: number, start: Play<State, Action>): FurthestWords | null;
  /**
   * What stands in the way of a goal that knows no less of the same, or of which nothing is left: `now` is where it is lost, `start` where
   * the line began. Says what is so there, not a proof; null where there is nothing special to say.
   */
  obstacleWords?(goal: string, now: Play<State, Action>, seat: number, start: Play<State, Action>): FurthestWords | null;
  /** What a mistake has taken away, as a sentence: `before` is the position before it, `winning` a line from there that would have won. */
  neededWords?(mistake: string, before: Play<State, Action>, winning: readonly string[]): string | null;
  /** What the others then do that spoils it, as actions after the line played, to be shown on the board; empty where that is not known. */
  spoiledBy?(goal: string, now: Play<State, Action>, seat: number): readonly string[];
  /** Why a goal cannot be met with the pieces there are, as a sentence: counted, so it is sure. Null where they would do. */
  missingWords?(goal: string, start: Play<State, Action>): string | null;
  /** Whether a lost goal of this kind is told by a line in which the others spoil it. */
  refutes?(goal: string): boolean;
  /** What such a line comes to, and the line in words; null where it does not lose the goal. `reader`: their seat, else who is to act. */
  refutedWords?(goal: string, line: readonly string[], start: Play<State, Action>, reader?: number): FurthestWords | null;
}

/** What is said of what there is to do: fetched with the first hint, or where chances are weighed. */
export interface Ideas<State = unknown, Action = unknown> {
  /** What a line that leads to the goal turns on, as a sentence that does not name what to do: a first hint. Null where there is nothing special. */
  ideaWords(line: readonly string[], now: Play<State, Action>, goal: string): string | null;
  /** What an action comes to on the table at once, as a sentence: what it lets others do. Null where there is nothing to say. */
  comesToWords?(action: string, before: Play<State, Action>): string | null;
}

/** What a guided game says while one plays. */
export interface Remarks<State = unknown, Action = unknown> {
  /** What to look at before a move, by what the player to act sees, as a sentence; null where there is nothing to say. */
  remarkWords(now: Play<State, Action>): string | null;
}

/** A game's actions, goals and ends in the reader's language. */
export interface GameWords<State = unknown, Action = unknown> {
  gameName(): string;
  /** What an action does, from the position before it. */
  actionWords(action: string, play: Play<State, Action>): string;
  /** Which piece an action moves, as the sentence of a second hint; left out or null: it is marked, and that is enough. */
  pieceWords?(action: string, play: Play<State, Action>): string | null;
  /** What an action has done, where that says more than what it does: which piece came out of a hidden place. */
  doneWords?(action: string, before: Play<State, Action>): string;
  /** An action that the reader has done, as a name, where what it does reads as an order; left out: as `actionWords`. */
  playedWords?(action: string, before: Play<State, Action>): string;
  /** Words as they are heard, where their signs are no words: 10♥. */
  spoken?(words: string): string;
  /** What is asked of whoever is to act, as a sentence, where it is something else than usual; null: nothing special. */
  askWords?(play: Play<State, Action>): string | null;
  /** What a player has just done, as a whole sentence that names them as the reader does; `eye`: whose cards are seen in it. */
  happenedWords?(action: string, before: Play<State, Action>, reader: number, eye: number | 'all'): string;
  /** Whether an action brings the reader a piece: that is told before all that others do. */
  reaches?(action: string, before: Play<State, Action>, reader: number): boolean;
  /** What came of the reader's own action by itself, as sentences; empty for nothing. */
  followedWords?(action: string, before: Play<State, Action>): string;
  /** What the count of actions says beside the board; empty where it does not matter yet. */
  countWords?(play: Play<State, Action>): string;
  /** In a game with others, as sentences: whose turn it is, and what there is to do; `waiting`: it is somebody else's. */
  turnWords?(play: Play<State, Action>, waiting: boolean): readonly string[];
  /** Who is still to act before the reader, as a sentence; left out: the others. */
  stillWords?(play: Play<State, Action>, reader: number): string;
  goalWords(goal: string, play: Play<State, Action>): string;
  /** What of a puzzle with this goal has been proved; null or left out: that the goal can be reached. */
  provedWords?(goal: string): string | null;
  /**
   * Whether a goal asks for the best chance, and what is said there: at the start, of a lesser one, when that is asked, and beside the list
   * of all.
   */
  chanceWords?: {
    readonly asks: (goal: string) => boolean;
    readonly head: () => string;
    readonly less: () => string;
    readonly question: () => string;
    readonly better: () => string;
    readonly list: (args: { played: string }) => string;
  };
  /** How it ended, for the reader in their seat, or (0) for all at one screen, each by their place; null while play goes on. `scored`: it is one of several rounds, and a table beside it has the points. */
  outcomeWords(play: Play<State, Action>, reader: number, scored?: boolean): string | null;
  /** Why no verdict may be found here, as a sentence; null where there is nothing special to say. */
  unknownWords?(play: Play<State, Action>): string | null;
  /** The name of a slot as it stands in a sentence: "pile 2". */
  slotWords(slot: string, play: Play<State, Action>): string;
  /** The same of all slots to the same purpose (“your piles”); left out: as the slot itself. */
  areaWords?(slot: string, play: Play<State, Action>): string;
}

/** How a game stands: a few words, and a sentence or two. */
export interface Standing {
  readonly head: string;
  readonly says: string;
}

/** What is counted at the end of a game, as a table: a heading for each column, and a row for each player, the reader first. */
export interface EndTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly who: string; readonly counts: readonly number[] }[];
}

/** How the points of a game's end are counted, as a sentence, and where the rule page says more: its anchor, and the words of the link. */
export interface PointsNote {
  readonly says: string;
  readonly anchor: string;
  readonly words: string;
}

/** Says how a game stands, and what is counted at its end. */
export interface Standings<State = unknown, Action = unknown> {
  /**
   * In: the position, the reader's seat, the deal, how the finished rounds of its match have ended, which may come from outside, and who
   * sits at the table.
   */
  of(
    play: Play<State, Action>,
    reader: number,
    choice: DealChoice,
    ends: readonly unknown[],
    table?: readonly Seated[],
  ): Standing;
  /** `opponent`: the name of the other player; left out or null where nothing is counted, or a match has a table of its own. */
  table?(play: Play<State, Action>, reader: number, opponent: string): EndTable | null;
  /** Where points are counted: how, for a game that has ended so. */
  points?(play: Play<State, Action>, drawn: boolean): PointsNote | null;
}

/** The game's computer players, as the pages let them play. */
export interface Opponents {
  /** Who plays where nobody else was chosen: the one by rule of thumb. */
  readonly usual: string;
  /** The name of each player of the game's table, in the reader's language. */
  readonly names: Readonly<Record<string, () => string>>;
}

/** What readers may object to in what the others do, at tables where the players keep an order of play themselves. */
export interface Objections<State = unknown, Action = unknown> {
  /** Whether one may at the table of a play. */
  at(play: Play<State, Action>): boolean;
  /** The action that objects; what its button says; how one gets time for it. */
  readonly action: string;
  words(): string;
  waitWords(): string;
  /** The position of a play as at a table where the order is kept by itself. */
  asOrdered(play: Play<State, Action>): string;
  /** The rule of the order of play that an action breaks, by its name; null: it is in order. */
  broken(before: Play<State, Action>, action: string): string | null;
  /** Whether whoever sees an action sees that it is in order, whatever else lies on the table. */
  plain(before: Play<State, Action>, action: string): boolean;
  /** What is said of objections; fetched at a table where one may. */
  said(): Promise<ObjectionWords<State, Action>>;
}

export interface ObjectionWords<State = unknown, Action = unknown> {
  /** Why there was nothing to object to in an action of the other player's, or no use in it; null: nothing was done. */
  wrong(done: { readonly action: string; readonly before: Play<State, Action> } | null): ObjectionSaid;
  /** That the other player, of that name, objects to what the reader has done. `before`: the position in which they say it. */
  theirs(before: Play<State, Action>, opponent: string): ObjectionSaid;
  /**
   * What a review says of an action that broke the order: the reader's (`yours`), or another's that they let stand. `answer`: the action
   * after it; null where there is none.
   */
  reviewed(before: Play<State, Action>, action: string, yours: boolean, answer: string | null): Omit<ObjectionSaid, 'head'>;
}

export interface ObjectionSaid {
  /** What was done was out of order, though nothing comes of saying so. */
  readonly right?: boolean;
  readonly head: string;
  readonly lines: readonly string[];
  readonly rule: (RuleWords & { readonly id: string }) | null;
}

/** What lies on a board that a lesson teaches: a tag or button by its kind (`PlacedAct`), or `idle`, the buttons that cannot be pressed now. */
export type Control = Exclude<PlacedAct['kind'], 'said' | 'lit'> | 'idle';

/** Everything that the player components need of one game, loaded together. */
export interface GameKit<State = unknown, Action = unknown> {
  readonly id: GameId;
  /** The chapter of its game that teaches its rule set, with a rule page and lessons of its own; absent: the game's first. */
  readonly chapter?: Chapter;
  /** Nobody but the reader acts. */
  readonly alone: boolean;
  /** The computer players in the seats of the others; absent where there are none. */
  readonly opponents?: Opponents;
  /** What the game adds to a puzzle, a lesson's step or an opened position; fetched when it is asked for. */
  readonly Beside?: () => Promise<ComponentType<{ readonly session: Session; readonly goal: string }>>;
  /** Why something cannot be done; `whyWords` fetches it. */
  why(): Promise<WhyWords<State, Action>>;
  /** What there is to do, in words; absent where a game has none of its own. */
  ideas?(): Promise<Ideas<State, Action>>;
  /** What is said in a guided game; fetched by one. */
  remarks?(): Promise<Remarks<State, Action>>;
  /** How a game stands; fetched for a list of open games, and at the end of one. */
  standing(): Promise<Standings<State, Action>>;
  /** What ratings know of it; absent where nobody plays against the reader. */
  rated?(): Promise<RatedGame>;
  /** The names of the rules in force, where the card has much besides; unsaid: they come with it. */
  names?(): Promise<RuleNames<State>>;
  /** The rules in short; fetched when they are asked for. */
  card(): Promise<GameCard<State>>;
  readonly game: TextGame<State, Action>;
  readonly board: BoardGame;
  /** What a move sounds like. */
  readonly sound: 'wood' | 'card';
  /** What of a turn's best a review measures moves by, by its names in the game's prospects; left out: nothing. */
  readonly reviewed?: readonly string[];
  /** The action that draws, in games that have one. */
  readonly draw?: string;
  /** Some plays are compulsory, and its board marks them, unless the reader wants no marks. */
  readonly compulsory?: true;
  /** What readers may object to; left out: nothing. */
  readonly objections?: Objections<State, Action>;
  /** What the keys of numbers lead to, where that is not called a pile. */
  readonly numberKeys?: () => string;
  /** Actions that have a button on the board though they move a piece, and what is written on it: dashed while they are not allowed. */
  readonly buttons?: Readonly<Record<string, () => string>>;
  /** Controls of its boards that a lesson teaches, each with the number of that lesson in its course; boards of earlier ones are without. */
  readonly taught?: Readonly<Partial<Record<Control, number>>>;
  /** What boards show of their layout, for readers who do not know all of it yet (`taught-controls.ts`). */
  readonly veil?: (layout: Layout) => Layout;
  /** What boards leave out of a scene, for readers who do not know it yet. */
  readonly shows?: (scene: Scene) => Scene;
  readonly words: GameWords<State, Action>;
  /** What only this game's rooms in the engine say of a text; loaded when it is said. */
  sentences(): Promise<AnySentences>;
  /** What is different for readers who have not met something yet, by its name. */
  readonly without?: Readonly<Record<string, Partial<Pick<GameKit<State, Action>, 'card' | 'shows' | 'words'>>>>;
}

/** The names of the rules in force. */
export interface RuleNames<State = unknown> {
  of(play: Play<State>): readonly string[];
}

/** The rules of one table in short. */
export interface GameCard<State = unknown> {
  /**
   * The rules in force, as one line beside a board names them: the rule set first, then what differs between tables, each with
   * a sentence. Empty where a game has no variants. In: any play of the table. `lesson`: the number of the one that teaches it; boards of
   * lessons before do not name it.
   */
  inForce(play: Play<State>): readonly { readonly name: string; readonly says: string; readonly lesson: number }[];
  /** Some ten sentences, each a line. */
  lines(play: Play<State>): readonly string[];
}
