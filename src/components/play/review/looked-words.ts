import type { Carry, Scene } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { playedWords } from '../done.ts';
import type { GameKit } from '../kit.ts';
import type { Decision, Fault } from './decisions.ts';
import type { On } from './on.ts';
import { games, shareOf } from './rating.ts';
import type { Cost, Moment, Review } from './review.ts';

/** What one finds where one plays on: whether it can be won, and from which decision. */
export function onWords({ kind, number, goal }: On): string {
  if (kind === 'reach') return goal === 'win' ? m.review_on_win() : m.review_on_goal();
  if (kind === 'earlier') return m.review_on_earlier({ number: number + 1 });
  if (kind === 'lost') return m.review_on_lost();
  if (kind === 'unforced') return m.review_on_unforced();
  return kind === 'open' ? m.review_on_open() : m.review_on();
}

type Known = Review['ratings']['value'][number];

/** What a decision was, in a few words. */
export function headOf(rating: Known, moment: Moment | null, alone: boolean): string {
  if (rating?.kind === 'thrown') return alone ? m.review_head_lost() : m.review_head_thrown();
  if (moment?.kind === 'doubtful') return m.review_head_doubtful();
  if (rating?.kind === 'slip') return m.review_head_slip();
  if (rating?.kind === 'missed') return m.review_head_missed();
  if (rating?.kind === 'kept') return m.review_head_kept();
  if (rating?.kind === 'gone') return m.review_head_gone();
  if (rating?.kind === 'unforced') return m.review_head_unforced();
  return rating === null ? m.review_head_waiting() : m.review_head_open();
}

interface Said {
  readonly icon: 'no' | 'yes' | 'unsure';
  readonly words: string;
}

/** What was done out of order, and the sentences about it. */
export function faultSays(kit: GameKit, { kind, action, before }: Fault, seat: number, lines: readonly string[]): Said[] {
  const done =
    kind === 'slip'
      ? m.review_says_kept({ played: playedWords(kit, action, before) })
      : (kit.words.happenedWords?.(action, before, seat, 'all') ?? playedWords(kit, action, before));
  return [{ icon: 'no', words: done }, ...lines.map((line) => ({ icon: 'no' as const, words: line }))];
}

/** What an action carried, as it lies in a scene that knows only the position after it. */
export function lyingNow(carry: Carry | null, scene: Scene): Carry | null {
  const arrived = carry && scene.slots.find(({ id }) => id === carry.to)?.pieces.at(-1);
  return carry && arrived ? { ...carry, pieces: [arrived.id] } : null;
}

/** What is known of a decision, sentence by sentence. */
export function says(kit: GameKit, { before, action }: Decision, rating: Known, moment: Moment | null, alone: boolean): Said[] {
  const { words } = kit;
  const played = playedWords(kit, action, before);
  if (rating?.kind === 'thrown') {
    const [first = ''] = rating.way;
    const lost = alone ? m.review_says_lost({ played }) : m.review_says_thrown({ played });
    return [
      ...(alone ? [] : [{ icon: 'yes' as const, words: m.review_says_goal({ goal: words.goalWords(rating.goal, before) }) }]),
      { icon: 'no', words: lost },
      { icon: 'yes', words: m.review_says_way({ action: words.actionWords(first, before), count: rating.way.length }) },
    ];
  }
  if (moment?.kind === 'doubtful')
    return [
      { icon: 'unsure', words: m.review_says_doubtful({ played }) },
      { icon: 'unsure', words: m.review_says_better({ action: words.actionWords(moment.better, before) }) },
    ];
  if (rating?.kind === 'kept')
    return [
      { icon: 'yes', words: m.review_says_kept({ played }) },
      ...(alone ? [] : [{ icon: 'yes' as const, words: m.review_says_still({ goal: words.goalWords(rating.goal, before) }) }]),
    ];
  if (rating?.kind === 'gone') return [{ icon: 'no', words: m.review_says_gone({ played }) }];
  if (rating?.kind === 'unforced') return [{ icon: 'yes', words: m.review_says_unforced({ played }) }];
  return [{ icon: 'unsure', words: m.review_says_open({ played }) }];
}

/** What a decision has cost: the share of games that the reader wins when the computer plays on from before and from after it. */
export const costWords = ({ before, after }: Cost, kind: Moment['kind']): string => {
  const [then, now] = [before, after].map((ends) => Math.round(shareOf(ends) * 100)) as [number, number];
  return kind === 'thrown'
    ? m.review_cost({ then, now, games: games.said })
    : m.review_cost_doubtful({ then, now, games: games.said });
};
