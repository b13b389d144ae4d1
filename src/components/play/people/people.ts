import type { Play } from '../../../engine/core/play.ts';
import type { DealChoice } from '../deal-choice.ts';

/** Who has the other seats where no computer plays: a friend to whom each turn is sent by link, or people on this screen. */
export const peoples = ['friend', 'here'] as const;
export type People = (typeof peoples)[number];

/** Whether a seat is a person's, by what a deal's link says of it. */
export const isPerson = (player: string): player is People => peoples.some((one) => one === player);

/** How people play at the table of a deal, where some of the other seats (`here`, `friend.planner`) are theirs; else null. */
export const peopleOf = ({ player }: Pick<DealChoice, 'player'>): People | null => player?.split('.').find(isPerson) ?? null;

/** What a link with a line is to the line that is kept of the same game here. */
export type Arrival =
  /** Nothing is kept, or what is kept is its beginning: how many moves of it are known here. */
  | { readonly kind: 'new'; readonly known: number }
  /** It is what is kept. */
  | { readonly kind: 'same' }
  /** What is kept goes on from it. */
  | { readonly kind: 'older'; readonly kept: number }
  /** Another answer to the same turn: they part after so many moves. */
  | { readonly kind: 'other'; readonly at: number };

/** How the line of a link and the one that is kept here (null: none is) go together. */
export function arrivalOf(line: readonly string[], kept: readonly string[] | null): Arrival {
  if (kept === null) return { kind: 'new', known: 0 };
  const parts = line.findIndex((action, i) => i < kept.length && kept[i] !== action);
  if (parts >= 0) return { kind: 'other', at: parts };
  if (line.length > kept.length) return { kind: 'new', known: kept.length };
  return line.length < kept.length ? { kind: 'older', kept: kept.length } : { kind: 'same' };
}

/** The deal as the other side has it: without whose seat it is here and which of several games it is. */
export const forTheOther = ({ seat: _, copy: __, ...choice }: DealChoice): DealChoice => choice;

/** How many turns a line has: in how many places another player begins to act. Chance has none. */
export const turnsIn = (actors: readonly unknown[]): number => {
  const players = actors.filter((actor) => typeof actor === 'number');
  return players.filter((actor, i) => actor !== players[i - 1]).length;
};

/** Whether a line (who acts at each move of it) has moves of a seat beyond so many that are known. */
export const playsFor = (seat: number, actors: readonly unknown[], known: number): boolean => actors.slice(known).includes(seat);

/** Whether a seat sees all that lies on the table, so that a look with everything face up gives nothing away. */
export const seesAll = (play: Play, seat: number): boolean =>
  play.outcome !== null || JSON.stringify(play.scene(seat)) === JSON.stringify(play.scene('all'));

/** Whether a link is only watched: a game that is over, of which nothing was played in this browser, is no result of its reader. */
export const isWatched = ({ outcome }: Play, kept: boolean): boolean => outcome !== null && !kept;
