import type { Actor } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { Rng } from '../core/rng.ts';
import type { RateAnswer } from '../proving/answers.ts';
import type { Budget, Grading } from '../proving/prover.ts';
import type { GameId } from './ids.ts';

/** What the grade of a puzzle rests on, as it stands on file; `nodes` is what the proof of its start took. */
export type ProofOnFile = Omit<Grading, 'decisions'>;

/** A proved position that may become a puzzle: the same fields in every game. */
export interface Candidate {
  readonly game: GameId;
  /** Where it comes from: the same recipe and seed give the same candidate. */
  readonly recipe: string;
  readonly seed: number;
  readonly position: string;
  readonly goal: string;
  readonly grade: number;
  readonly themes: readonly string[];
  readonly line: string;
  readonly proof: ProofOnFile;
  /** Of `games` played on by rule of thumb, how many meet the goal. */
  readonly natural: number;
  /** Decisions on the line at which the rule of thumb names an action that loses. */
  readonly lures: number;
  /** Decisions on the line at which some action loses. */
  readonly traps: number;
  /** Most positions that a single verdict on the line or one step beside it took. */
  readonly hardest: number;
  /** Actions of the line that are the solver's own: neither another player's nor chance's. */
  readonly own: number;
}

/** Games played on by rule of thumb from each position. */
export const games = 20;

/** A start of a turn that mining passed: how many positions it held, and how long they took. */
export interface Turn {
  readonly states: number;
  /** False where the search was cut off by its budget. */
  readonly whole: boolean;
  readonly ms: number;
}

/** What came of one recipe and seed. */
export interface Attempt {
  readonly candidate: Candidate | null;
  readonly turns?: readonly Turn[];
}

/** What somebody wishes of a puzzle; null: whatever comes. */
export interface Wish {
  /** A kind of goal: without its number. */
  readonly goal: string | null;
  readonly theme: string | null;
  /** Rules by the name that `Kind` gives them. */
  readonly rules: string | null;
  readonly grade: number | null;
  /** Whether harder than that will do as well; left out: no. */
  readonly orHarder?: boolean;
  /** The size of the table by the name that `Kind` gives it; left out: any. */
  readonly size?: string | null;
}

/** The numbers that puzzles are named by, together with a wish, go from 0 up to here. */
export const mostNumber = 999_999;

/** What is known of the puzzles of a recipe before any is looked for. */
export interface Kind {
  /** The rules that they are played by, in a word. */
  readonly rules: string;
  /** How large a table they are played on, in a word; one word for all where tables do not differ. */
  readonly size: string;
  /** Kinds of goals that they may have. */
  readonly goals: readonly string[];
  /** Themes that they may have. */
  readonly themes: readonly string[];
  /** Grades that come often enough to look for them here. */
  readonly grades: readonly number[];
}

/** How a game's puzzles are looked for. */
export interface Miner {
  /** What kinds of positions there are to look for, by name. */
  readonly recipes: readonly string[];
  /** Kinds that take so long that only a run of mining that names them looks for them; left out: none. */
  readonly slowRecipes?: readonly string[];
  /** Those of the slow ones that a wish looks at only where it names their rules: a wish for any rules keeps its numbers. Left out: none. */
  readonly namedRecipes?: readonly string[];
  /** What comes of a recipe, which is one of `recipes` or of `slowRecipes`. */
  kindOf(recipe: string): Kind;
  /** So many seeds that follow one another share the work of a deal; see `slots.ts`. */
  readonly block: number;
  /**
   * At most one candidate; the same arguments give the same answer. The recipe is one of `recipes` or of `slowRecipes`. With a wish, what does not
   * fit it may be passed over sooner, but whoever asks looks again.
   */
  attempt(recipe: string, seed: number, tools: Tools, wish?: Wish): Promise<Attempt>;
  /** All puzzles that an attempt with the recipe and seed may give, whatever is wished; to win in Russian Bank is looked for further with that wish. */
  all(recipe: string, seed: number, tools: Tools): Promise<readonly Candidate[]>;
}

/** An action that somebody had, and whether the goal can be met after it. */
export interface Rated<Action> {
  readonly action: Action;
  readonly wins: boolean;
}

/** A position of a line: what was played there, and all there was to choose from. */
export interface Step<State, Action> {
  readonly state: State;
  readonly actor: Actor;
  readonly played: Action;
  readonly options: readonly Rated<Action>[];
}

/** Every option at every position of a line that meets its goal, proved. */
export interface Survey<State, Action> {
  readonly steps: readonly Step<State, Action>[];
  /** Most positions that one verdict took. */
  readonly hardest: number;
}

/** What is worked out from a position, a goal and a line, and nothing else: so the suite can work it out again. */
export interface Measured extends Pick<Candidate, 'grade' | 'themes' | 'lures' | 'traps' | 'hardest' | 'own'> {
  readonly proof: Omit<ProofOnFile, 'nodes'>;
}

/** A proof from nothing: a line as text, and the positions it took. */
export interface Proved {
  readonly line: readonly string[];
  readonly nodes: number;
}

/** What a miner asks about positions of its game, all text; it is handed over, as a game knows nothing of those who ask any game. */
export interface Tools {
  /** Every action of a position, rated. */
  rate(position: string, goal: string, budget: Budget): Promise<Result<RateAnswer>>;
  /** Proves a position won; null where it is not, or not known to be. Unreadable text throws. */
  prove(position: string, goal: string, budget: Budget): Promise<Proved | null>;
  /** The grade and all that goes with it of a line that meets its goal; the error names the promise that does not hold. */
  measure(position: string, goal: string, line: readonly string[], budget: Budget): Promise<Result<Measured>>;
}

/**
 * What a puzzle shows and how it is solved, in words of the game's own: one list for each symmetry of the game, the first without
 * any. Words that come twice count twice.
 */
export interface Traits {
  /** Where each piece lies, the order of equal places left out. */
  readonly pieces: readonly (readonly string[])[];
  /** What the line moves where, without what every line has. */
  readonly moves: readonly (readonly string[])[];
}

/** How a game looks at a proved line. */
export interface Look<State, Action> {
  /** The grade, 1 to 5; see docs/puzzles.md. */
  gradeOf(grading: Grading): number;
  /** What the puzzle is about: slugs, the most telling first. */
  themesOf(goal: string, survey: Survey<State, Action>): readonly string[];
  /** What comes to mind first at a decision, the same each time; null where a rule of thumb has nothing to say. */
  guess(state: State): Action | null;
  /**
   * What a player by rule of thumb does who is at fault now and then, as beginners are: by that the grades are held against play
   * (`solving.ts`). In: all that there is, of which it looks at what its player sees. Null where it gives up.
   */
  falter(state: State, random: Rng): Action | null;
  /** A text that is the same for positions which a symmetry of the game makes one; the rule set does not count. */
  alike(state: State): string;
  /** What a position and its line have, by which likeness to others is measured. */
  traitsOf(state: State, line: readonly Action[]): Traits;
  /** Whether two positions stand in the same deal, as far as they show it: no two of any bank do. */
  sameDeal(a: State, b: State): boolean;
}

/** How much two puzzles have in common, 0 to 1: in the places of their pieces, and in the moves of their solutions. */
export interface Likeness {
  readonly pieces: number;
  readonly moves: number;
}

/** A kind of puzzle that would be too rare if it were left to chance. */
export interface Wanted {
  readonly name: string;
  readonly least: number;
  has(puzzle: Pick<Candidate, 'position' | 'goal' | 'grade'>): boolean;
}

/** What a year of daily puzzles asks of a game's candidates. */
export interface DailyRules {
  /** The most actions that a line may have, by grade from 1: an easy one is short. */
  readonly longest: readonly [number, number, number, number, number];
  /** So many seeds that follow one another share a deal; of one deal only one puzzle is used. */
  readonly seedsADeal: number;
  /** So many days that follow one another may ask for the same kind of goal; left out: any number. */
  readonly goalInARow?: number;
  /** Kinds of puzzles of which a bank is to have so many at least. */
  readonly wanted: readonly Wanted[];
  /** So many puzzles may have a single decision at which some action loses; left out: any number. */
  readonly singleTraps?: number;
  /** From which likeness of pieces, and of moves, on two puzzles are twins; see `likeness`. */
  readonly twins: Likeness;
  /**
   * How many days before Monday the week of grades 1 2 2 3 4 4 5 begins, 0 to 6: another number in each game, so that a day has an
   * easy and a hard one.
   */
  readonly daysOn: number;
}

/** How puzzles of a game come about: found, graded, chosen for days, held to their promises. */
export interface Making<State, Action> {
  readonly miner: Miner;
  readonly look: Look<State, Action>;
  readonly daily: DailyRules;
  /** The most actions that a line on file may have; longer ones are a chore. */
  readonly longest: number;
  /**
   * The line to file for a position that is won: the easiest where that can be told, with what is exact about it. In: the position as
   * text and a line that meets the goal. Null where it could not be proved.
   */
  lineToFile?(position: string, goal: string, line: readonly string[], tools: Tools): Promise<readonly string[] | null>;
  /** Themes that are said of a puzzle by hand; all others are worked out. */
  readonly themesByHand: readonly string[];
}

/** A puzzle that was looked for: the number that names it together with its wish, and what it is told by from those alike (see `keyOf`). */
export interface Found extends Candidate {
  readonly number: number;
  readonly key: string;
}

/**
 * Answer of `find`: a puzzle, or null where so many numbers had none; how many were tried. `none`: there is nothing to try, as
 * the game has no such puzzles.
 */
export interface FindAnswer {
  readonly found: Found | null;
  readonly tried: number;
  readonly none: boolean;
}

/** Whether a candidate, or what is known of it so far, is what somebody wishes; its rules are those of its recipe. */
export const fits = (
  wish: Wish | undefined,
  { goal, grade, themes }: Partial<Pick<Candidate, 'goal' | 'grade' | 'themes'>>,
): boolean =>
  wish === undefined ||
  ((wish.goal === null || goal === undefined || goal.split(':', 1)[0] === wish.goal) &&
    (wish.grade === null || grade === undefined || grade === wish.grade || (wish.orHarder === true && grade > wish.grade)) &&
    (wish.theme === null || themes === undefined || themes.includes(wish.theme)));

/** A candidate of a line that was measured. `nodes`: what the proof of the start took. */
export function candidateFrom(
  from: Pick<Candidate, 'game' | 'recipe' | 'seed' | 'position' | 'goal' | 'natural'>,
  { line, nodes }: Proved,
  { proof, ...measured }: Measured,
): Candidate {
  return { ...from, ...measured, line: line.join(','), proof: { nodes: Math.max(1, nodes), ...proof } };
}
