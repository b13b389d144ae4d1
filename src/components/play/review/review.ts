import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { resultFor } from '../../../engine/core/outcome.ts';
import type { Play } from '../../../engine/core/play.ts';
import { wilson } from '../../../engine/core/wilson.ts';
import type { PlayoutsAnswer } from '../../../engine/proving/answers.ts';
import type { GameKit } from '../kit.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { games, type Rating, type Reviewer, rate, shareOf } from './rating.ts';

/** What a move cost, as an estimate: how games played on from before and from after it ended. */
export interface Cost {
  readonly before: PlayoutsAnswer;
  readonly after: PlayoutsAnswer;
}

/** A decision worth looking at: by its number among the decisions, the first 0. */
export type Moment =
  /** Proved: something was in reach and is not any more. */
  | { readonly kind: 'thrown'; readonly number: number; readonly cost: Cost | null }
  /** By the rules: an action out of order, or another's that was let stand. */
  | { readonly kind: 'slip' | 'missed'; readonly number: number; readonly cost: null }
  /** An estimate: what the strong player would have done, and how both went on. */
  | { readonly kind: 'doubtful'; readonly number: number; readonly better: string; readonly cost: Cost };

/** How far a review has come, as the tab keeps it: each list by decision, null where nothing is known yet. */
export interface KeptReview {
  readonly ratings: readonly (Rating | null)[];
  readonly curve: readonly (number | null)[];
  readonly frozen: number | null;
  readonly moments: readonly Moment[] | null;
}

/** What a review comes to, as far as it has come. */
export interface Review {
  readonly decisions: readonly Decision[];
  /** By decision; null: not looked at yet. */
  readonly ratings: ReadonlySignal<readonly (Rating | null)[]>;
  /** How each decision found the game, from 0 (lost) to 1 (won): a proof or an estimate; null where there is no point. */
  readonly curve: ReadonlySignal<readonly (number | null)[]>;
  /** The first decision at which it is proved that nobody could win any more, one more than there are where only the end is so; null: none. */
  readonly frozen: ReadonlySignal<number | null>;
  /** How the game ended, from 0 (lost) to 1 (won); null while nobody knows. */
  readonly end: ReadonlySignal<number | null>;
  /** In the order of the game; null until all has been looked at. */
  readonly moments: ReadonlySignal<readonly Moment[] | null>;
  /** Ends with the last of it; rejects when the signal says so or the solver cannot be had. */
  run(solver: Reviewer, signal: AbortSignal): Promise<void>;
}

export interface ReviewOptions {
  readonly kit: Pick<GameKit, 'game' | 'alone' | 'reviewed' | 'objections'>;
  readonly start: Play;
  readonly line: readonly string[];
  /** The reader's. */
  readonly seat: number;
  /** How far it had come when it was left. */
  readonly known?: KeptReview | null;
}

/** At most so many moments, so many points of the curve, and so many moves that are looked at twice. */
const most = { moments: 3, points: 60, doubted: 4 } as const;

/** An estimate that falls by less says nothing. */
const fall = 0.2;

/** Looks at a game decision by decision: what of it can be proved, and where nothing can, how games played on from there end. */
export function createReview({ kit, start, line, seat, known = null }: ReviewOptions): Review {
  const decisions = decisionsOf(kit, start, line, seat);
  const names = Object.entries(kit.game.players);
  const strong = names.at(-1)?.[0] ?? '';
  const usual = names.find(([, level]) => level === 2)?.[0] ?? strong;
  // Who overlooks things plays another game each time; by rule of thumb alone cards would often fall the same way in all of them.
  const thumb = kit.alone ? usual : `${usual}~easy`;
  const ratings = signal<readonly (Rating | null)[]>(known?.ratings ?? decisions.map(() => null));
  const curve = signal<readonly (number | null)[]>(known?.curve ?? decisions.map(() => null));
  const moments = signal<readonly Moment[] | null>(known?.moments ?? null);
  const frozen = signal<number | null>(known?.frozen ?? null);
  const last = endOf(start, line);
  const end = computed(() => {
    if (last.outcome !== null) return { won: 1, drawn: 0.5, lost: 0 }[resultFor(last.outcome, seat)];
    return frozen.value === null ? null : 0.5;
  });
  const asked = { alone: kit.alone, counts: kit.reviewed ?? [] };

  /** How the game stood before a decision, where that is proved. */
  const proved = (i: number): number | null => {
    const rating = ratings.value[i];
    if (frozen.value !== null && i >= frozen.value) return 0.5;
    return rating?.kind === 'gone'
      ? 0
      : (rating?.kind === 'kept' || rating?.kind === 'thrown') && rating.goal === 'win'
        ? 1
        : null;
  };

  async function run(solver: Reviewer, signal: AbortSignal): Promise<void> {
    if (moments.value) return;
    const put = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.with(at, value);
    const standsStill = (at: Play) => solver.standstill(at.position, { signal });
    // Where nobody can win any more, nobody could later either.
    if (!kit.alone && last.outcome === null && frozen.value === null && (await standsStill(last))) {
      let from = decisions.length;
      for (; from > 0 && (await standsStill((decisions[from - 1] as Decision).before)); ) from--;
      frozen.value = from;
    }
    for (const [i, decision] of decisions.entries()) {
      if (ratings.value[i]) continue;
      const before = ratings.value[i - 1];
      // What is lost in a game for one stays so.
      const lost = kit.alone && (before?.kind === 'gone' || (before?.kind === 'thrown' && before.goal === 'win'));
      const still = frozen.value !== null && i >= frozen.value && !decision.fault;
      ratings.value = put(
        ratings.value,
        i,
        lost ? { kind: 'gone' } : still ? { kind: 'unforced' } : await rate(decision, asked, solver, signal),
      );
    }

    const played = (at: Play, count: number) => solver.playouts(at.position, thumb, seat, count, { signal });
    // Where only a word was missing, it is the other one's turn: the next decision has its point.
    const isMissed = (i: number) => ratings.value[i]?.kind === 'missed';
    const open = decisions.filter((_, i) => proved(i) === null && !isMissed(i)).length;
    const stride = Math.max(1, Math.ceil(open / most.points));
    for (const [i, { before }] of decisions.entries()) {
      if (curve.value[i] !== null) continue;
      const known = proved(i);
      const thrown = ratings.value[i]?.kind === 'thrown' || ratings.value[i - 1]?.kind === 'thrown';
      if (isMissed(i) || (known === null && !thrown && i % stride !== 0)) continue;
      curve.value = put(curve.value, i, known ?? shareOf(await played(before, games.point)));
    }

    const costOf = async ({ before, action }: Decision): Promise<Cost | null> => {
      const after = before.apply(action);
      if (!after.ok || kit.alone) return null;
      const cost = { before: await played(before, games.said), after: await played(after.value, games.said) };
      // What may be chance is not said.
      return isLess(cost.after, cost.before) ? cost : null;
    };
    /** How far the curve falls from a decision to the next point. */
    const fallAt = (i: number): number =>
      (curve.value[i] ?? 0) - (curve.value.slice(i + 1).find((point) => point !== null) ?? ended ?? curve.value[i] ?? 0);
    // A game for one that was broken off is lost; how another would have ended nobody knows.
    const ended = end.value ?? (kit.alone ? 0 : null);
    const worst = (numbers: readonly number[]) => numbers.toSorted((a, b) => fallAt(b) - fallAt(a));
    const all = decisions.map((_, i) => i);
    const isThrown = (i: number) => ratings.value[i]?.kind === 'thrown';
    const thrown = worst(all.filter(isThrown));
    // A win, then what the rules say, one of each kind: whoever overlooks much is to see something else too.
    const slips = all.filter((i) => decisions[i]?.fault?.kind === 'slip');
    const called = slips.find((i) => decisions[i]?.fault?.answer === kit.objections?.action);
    const missed = decisions.findIndex(({ fault }) => fault?.kind === 'missed');
    const faults = [called ?? slips[0] ?? -1, missed].filter((number) => number >= 0);
    const found: Moment[] = [];
    for (const number of [
      ...thrown.filter((i) => isWin(ratings.value[i])),
      ...faults,
      ...thrown.filter((i) => !isWin(ratings.value[i])),
    ].slice(0, most.moments)) {
      const decision = decisions[number] as Decision;
      if (decision.fault) found.push({ kind: decision.fault.kind, number, cost: null });
      else found.push({ kind: 'thrown', number, cost: await costOf(decision) });
    }
    const doubted = worst(all.filter((i) => isDoubtful(ratings.value[i]) && fallAt(i) >= fall)).slice(0, most.doubted);
    for (const number of doubted) {
      if (found.length >= most.moments) break;
      const decision = decisions[number] as Decision;
      const better = await solver.chooseAfter(start.position, line.slice(0, decision.at).join(), strong, 1, { signal });
      const would = better === null || better === decision.action ? null : decision.before.apply(better);
      const did = decision.before.apply(decision.action);
      if (better === null || !would?.ok || !did.ok || would.value.position === did.value.position) continue;
      const cost = { before: await played(would.value, games.said), after: await played(did.value, games.said) };
      if (isLess(cost.after, cost.before)) found.push({ kind: 'doubtful', number, better, cost });
    }
    moments.value = found.toSorted((a, b) => a.number - b.number);
  }

  return { decisions, ratings, curve, frozen, end, moments, run };
}

/** Whether only an estimate can say more of a decision. */
const isDoubtful = (rating: Rating | null | undefined): boolean => rating?.kind === 'open' || rating?.kind === 'unforced';

const isWin = (rating: Rating | null | undefined): boolean => rating?.kind === 'thrown' && rating.goal === 'win';

/** Whether a share is less than another beyond what chance explains (95 % intervals that do not meet), and by enough to matter. */
function isLess(a: PlayoutsAnswer, b: PlayoutsAnswer): boolean {
  const [, high] = wilson(shareOf(a) * games.said, games.said);
  const [low] = wilson(shareOf(b) * games.said, games.said);
  return high < low && shareOf(b) - shareOf(a) >= fall;
}

function endOf(start: Play, line: readonly string[]): Play {
  let play = start;
  for (const action of line) {
    const next = play.apply(action);
    if (!next.ok) break;
    play = next.value;
  }
  return play;
}
