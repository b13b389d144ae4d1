/** The key without which a fragment names no deal. */
export const dealKeys = 'n';
/**
 * Which deal: its number, the options of the set, whether what is hidden is open, and who plays against the reader. All of it
 * stands in the page's link.
 */
export interface DealChoice {
  /** 0 to 2³² − 1. */
  readonly number: number;
  readonly options: Readonly<Record<string, string>>;
  readonly open: boolean;
  /** The computer player; null where the link names none: the usual one of the game, or nobody. */
  readonly player: string | null;
  /** Nothing is taken back in it; absent: it may be. Only games for one have the choice. */
  readonly final?: true;
  /** The page makes remarks while one plays. */
  readonly guided?: true;
  /** In a game by link: whose seat the reader has, where that is not the first. */
  readonly seat?: number;
  /** Which of several games of this deal by link, where two answers were given to one turn; the first has none. */
  readonly copy?: number;
}

/** Who has a seat: a computer player, with its skill, or a person. */
export interface Seated {
  /** The place at the table, from 1. */
  readonly seat: number;
  /** The computer player, as `planner~easy`; null for a person. */
  readonly player: string | null;
  /** How they are called at the beginning of a sentence; null: by their place. */
  readonly name: string | null;
}
