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
  /** In a game by link: whose seat the reader has, where that is not the first. */
  readonly seat?: number;
  /** Which of several games of this deal by link, where two answers were given to one turn; the first has none. */
  readonly copy?: number;
}
