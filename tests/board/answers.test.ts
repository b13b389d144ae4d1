import { describe, expect, it } from 'vitest';
import { factsOf, triedBy } from '../../src/components/board/facts.ts';
import { atRest, type Gesture, step } from '../../src/components/board/gesture.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import { loadKit } from '../../src/components/games/index.ts';
import type { WhyWords } from '../../src/components/play/kit.ts';
import { movesOf } from '../../src/components/play/parts/PracticeBoard.tsx';
import { createSession } from '../../src/components/play/session.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import type { GameId } from '../../src/engine/games/ids.ts';
import { wander } from './card-scenes.ts';

/** What a touch of a hold comes to: a piece in the hand, a move, one put down, or a sentence. */
function answer(why: WhyWords, play: Play, hand: Gesture, slot: string): { what: string; hand: Gesture } {
  const scene = play.scene('all');
  const facts = factsOf(scene, movesOf(play), true, 'none');
  const next = step(hand, { type: 'activate', slot }, facts);
  const { selected } = next.hand;
  if (!next.intent) {
    if (selected !== null && selected !== hand.selected)
      return { what: facts.targets(selected).length > 0 ? 'lifted' : '', hand: next.hand };
    return { what: hand.selected !== null && selected === null ? 'put down' : '', hand: next.hand };
  }
  const session = createSession(play, 'win');
  const { means, from, to, piece } = triedBy(next.intent, facts);
  if (means) {
    const came = session.attempt(from, to, piece);
    if (came !== 'refused') return { what: came === 'played' ? 'played' : '', hand: next.hand };
  } else session.refuse(from, to, piece);
  const refusal = session.refusal.value;
  if (!refusal) return { what: '', hand: next.hand };
  const { rule, action, piece: of = null } = refusal;
  const says = rule === null ? why.noTryWords?.(from, to, of, play) : why.ruleWords(rule, play, from, to, action).says;
  return { what: says ?? '', hand: next.hand };
}

describe('every touch has an answer', () => {
  const tables: readonly (readonly [GameId, Readonly<Record<string, string>>])[] = [
    ['sixteen', {}],
    ['russian-bank', {}],
    ['ristiseiska', {}],
    ['ristiseiska', { rules: 'begging' }],
  ];
  it.each(tables)('%s %o: each place, with nothing lifted and with each piece that may be', async (game, options) => {
    const kit = await loadKit(game);
    const why = await kit.why();
    const start = kit.game.deal(options, rng(5));
    if (!start.ok) throw new Error(start.error.code);
    const said = new Set<string>();
    for (const play of wander(start.value, 5, 120, 12)) {
      if (play.outcome !== null || typeof play.actor !== 'number') continue;
      const layout = layOut(play.scene('all'), { width: 900, height: 600, seat: play.actor });
      const holds = layout.slots.filter(({ look }) => look !== 'none').map(({ id }) => id);
      for (const first of holds) {
        const one = answer(why, play, atRest, first);
        expect(one.what, `${play.position}: ${first}`).not.toBe('');
        said.add(one.what);
        if (one.hand.selected === null) continue;
        for (const second of holds) {
          const { what } = answer(why, play, one.hand, second);
          expect(what, `${play.position}: ${first}, then ${second}`).not.toBe('');
        }
      }
    }
    expect(said).toContain('lifted');
    expect(said.size).toBeGreaterThan(4);
  });
});
