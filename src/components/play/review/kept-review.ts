import { isCount, isRecord } from '../../../site/raw.ts';
import { readSession, writeSession } from '../../../site/session.ts';
import type { GameKit } from '../kit.ts';
import type { Decision } from './decisions.ts';
import type { Rating } from './rating.ts';
import type { Cost, KeptReview, Moment } from './review.ts';

/** Whose review it is: the start, the line and the seat. */
interface Of {
  readonly kit: Pick<GameKit, 'game'>;
  readonly position: string;
  readonly line: readonly string[];
  readonly seat: number;
  readonly decisions: readonly Decision[];
}

const key = 'reviews';

/** So many games are kept, the latest, each with at most so many characters. */
const most = { games: 3, text: 200_000 } as const;

type Written = { readonly of: string } & Record<string, unknown>;

const entries = (): readonly Written[] =>
  readSession(key, (raw) =>
    Array.isArray(raw) ? raw.filter((one): one is Written => isRecord(one) && typeof one.of === 'string') : null,
  )?.slice(0, most.games) ?? [];

const nameOf = ({ position, line, seat }: Of): string => `${seat} ${position} ${line.join()}`;

/** What is known of the review of a game in this tab; null: nothing, or it cannot be read. */
export function keptReview(of: Of): KeptReview | null {
  const found = entries().find((one) => one.of === nameOf(of));
  return found ? readReview(found, of) : null;
}

/** Keeps how far the review of a game has come, until the tab is closed. */
export function keepReview(of: Of, review: KeptReview): void {
  const name = nameOf(of);
  const entry = { of: name, ...review };
  if (JSON.stringify(entry).length > most.text) return;
  writeSession(key, [entry, ...entries().filter((one) => one.of !== name)].slice(0, most.games));
}

const plain: readonly unknown[] = ['gone', 'unforced', 'slip', 'missed', 'open'] satisfies Rating['kind'][];
const isShare = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 0 && raw <= 1;
const isGames = (raw: unknown): boolean => isRecord(raw) && isCount(raw.won) && isCount(raw.drawn) && isCount(raw.lost);
const isCost = (raw: unknown): raw is Cost => isRecord(raw) && isGames(raw.before) && isGames(raw.after);

/** Reads what was kept, as far as it fits the decisions: lines that are shown are legal there. */
function readReview({ ratings, curve, frozen, moments }: Written, { kit, decisions }: Of): KeptReview | null {
  const isRating = (raw: unknown, i: number): raw is Rating | null => {
    if (raw === null) return true;
    const before = decisions[i]?.before;
    if (!isRecord(raw) || !before) return false;
    if (plain.includes(raw.kind)) return true;
    if (typeof raw.goal !== 'string' || !before.goal(raw.goal).ok) return false;
    if (raw.kind === 'kept') return true;
    const { way } = raw;
    return raw.kind === 'thrown' && Array.isArray(way) && way.length > 0 && kit.game.replay(before.position, way.map(String)).ok;
  };
  const isMoment = (raw: unknown): raw is Moment => {
    if (!isRecord(raw) || !isCount(raw.number)) return false;
    const before = decisions[raw.number]?.before;
    if (!before) return false;
    if (raw.kind === 'doubtful') return isCost(raw.cost) && before.actions.includes(String(raw.better));
    return (
      ['thrown', 'slip', 'missed'].includes(String(raw.kind)) &&
      (raw.cost === null || (raw.kind === 'thrown' && isCost(raw.cost)))
    );
  };
  const ofEach = (raw: unknown): raw is readonly unknown[] => Array.isArray(raw) && raw.length === decisions.length;
  if (!ofEach(ratings) || !ratings.every(isRating)) return null;
  if (!ofEach(curve) || !curve.every((share) => share === null || isShare(share))) return null;
  if (frozen !== null && (!isCount(frozen) || frozen > decisions.length)) return null;
  if (moments !== null && (!Array.isArray(moments) || !moments.every(isMoment))) return null;
  return { ratings: ratings as (Rating | null)[], curve: curve as (number | null)[], frozen, moments };
}
