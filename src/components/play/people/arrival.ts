import type { Play } from '../../../engine/core/play.ts';
import type { DealChoice } from '../deal-choice.ts';
import { doersOf } from '../doers.ts';
import { READER } from '../reader.ts';
import { seatedAt } from './kept-seat.ts';

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

/** How the line of a link and the one that is kept here (null: none is) go together; both are legal from `start`. */
export function arrivalOf(start: Play, line: readonly string[], kept: readonly string[] | null): Arrival {
  if (kept === null) return { kind: 'new', known: 0 };
  const parts = line.findIndex((action, i) => i < kept.length && kept[i] !== action);
  if (parts >= 0 && objects(start, kept, parts)) return { kind: 'new', known: parts };
  if (parts >= 0 && objects(start, line, parts)) return { kind: 'older', kept: kept.length };
  if (parts >= 0) return { kind: 'other', at: parts };
  if (line.length > kept.length) return { kind: 'new', known: kept.length };
  return line.length < kept.length ? { kind: 'older', kept: kept.length } : { kind: 'same' };
}

/**
 * Whether another line, which parts from this one there, objects to what this one takes to be let stand: it is the other player's word, and
 * nobody else can say it for them. Once they have gone on to play, it is said for good.
 */
function objects(start: Play, line: readonly string[], at: number): boolean {
  const plays = playsOf(start, line);
  const before = plays[at];
  if (!before || before.silence === null || before.silence !== line[at]) return false;
  return !doersOf(line, (i) => plays[i]).includes(before.actor, at);
}

/** The positions before each action of a legal line. */
function playsOf(start: Play, line: readonly string[]): Play[] {
  let play = start;
  return line.map((action) => {
    const before = play;
    const next = play.apply(action);
    if (next.ok) play = next.value;
    return before;
  });
}

/** Who did each action of a legal line. */
export function actorsOf(start: Play, line: readonly string[]): Play['actor'][] {
  const plays = playsOf(start, line);
  return doersOf(line, (at) => plays[at]);
}

/** How many turns a line has: in how many places another player begins to act. Chance has none. */
export const turnsIn = (actors: readonly unknown[]): number => {
  const players = actors.filter((actor) => typeof actor === 'number');
  return players.filter((actor, i) => actor !== players[i - 1]).length;
};

/** The same of a legal line. */
export const turnsOf = (start: Play, line: readonly string[]): number => turnsIn(actorsOf(start, line));

/** Whether a line (who acts at each move of it) has moves of a seat beyond so many that are known. */
export const playsFor = (seat: number, actors: readonly unknown[], known: number): boolean => actors.slice(known).includes(seat);

/**
 * How many moves of a line (who acts at each move of it) a seat has seen when it comes to it: those that are known here, and all up to its
 * own last one. What the others did after that is watched.
 */
export const seenBefore = (seat: number, actors: readonly unknown[], known: number): number =>
  Math.max(known, actors.lastIndexOf(seat) + 1);

/** Whether a line (who acts at each move of it) that parts from the kept one there does so by a move of that seat: it is no answer of a friend's. */
export const partsAt = (seat: number, actors: readonly unknown[], at: number): boolean => actors[at] === seat;

/** Whether a seat sees all that lies on the table, so that a look with everything face up gives nothing away. */
export const seesAll = (play: Play, seat: number): boolean =>
  play.outcome !== null || JSON.stringify(play.scene(seat)) === JSON.stringify(play.scene('all'));

/** A deal as a link to it is watched: from the seat that is kept here, where one is (`own`). */
export const watchedFrom = (choice: DealChoice, own: DealChoice | undefined): DealChoice => ({
  ...seatedAt(choice, own?.seat ?? READER),
  player: null,
});

/**
 * Whether a link is only watched: a game that is over (`gaveUp`: the seat of whoever gave it up), of which nothing was played in this browser,
 * is no result of its reader.
 */
export const isWatched = ({ outcome }: Play, kept: boolean, gaveUp?: number): boolean =>
  (outcome !== null || gaveUp !== undefined) && !kept;

/** Whether whoever has one of so many seats can have given up where a line has led to: nobody does so after the end. */
export const canGiveUp = ({ outcome }: Play, gaveUp: number, seats: number): boolean => outcome === null && gaveUp <= seats;

/**
 * Whether the kept line has nothing of a seat beyond what it has in common with one that was sent: whoever sits there gave up before they had
 * got the rest.
 */
export function stoppedAt(seat: number, start: Play, line: readonly string[], kept: readonly string[]): boolean {
  const parts = kept.findIndex((action, i) => line[i] !== action);
  return parts < 0 || !playsFor(seat, actorsOf(start, kept), parts);
}
