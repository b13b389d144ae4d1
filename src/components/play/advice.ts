import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { type Hint, type HintStep, hintFor, isOnly, toldStep } from './hints.ts';
import type { GameKit, GameWords } from './kit.ts';
import { pageSolver } from './solver.ts';

/** What a computer player advises at one position, as a hint; the last of its steps is the move. */
export interface Advice {
  /**
   * The step that is told when one is asked for. An action that is only said (a pass), or none at all, has no place to point at: its first
   * step is its last.
   */
  told(step: HintStep): HintStep;
  /** `lost`: it is proved, and told, that nothing wins any more. */
  at(step: HintStep, lost?: boolean): Hint;
}

/**
 * Asks a computer player, who sees what the seat to act sees, what it would do after `cursor` actions: at step 1 where to look, then
 * which piece, then the move, as hints have it.
 */
export async function adviceOf(
  player: string,
  play: Play,
  cursor: number,
  { words, objections }: Pick<GameKit, 'words' | 'objections'>,
): Promise<Advice> {
  const solver = await pageSolver();
  // Who advises does nothing that could be objected to.
  const action = objections?.at(play)
    ? await solver.chooseAfter(objections.asOrdered(play), '', player, cursor)
    : await solver.chooseAfter(play.start, play.line.join(), player, cursor);
  return adviceFor(player, action, play, words);
}

/** The advice of a player who would do `action`; null: who would give up. */
export function adviceFor(player: string, action: string | null, play: Play, words: GameWords): Advice {
  const by = m.play_advice_head({ player });
  const sure = (lost: boolean) => (lost ? { says: m.play_advice_lost() } : {});
  const says = m.play_advice_says();
  if (action === null)
    return { told: () => 3, at: (_, lost = false) => ({ words: m.play_advice_none(), by, says, marks: null, ...sure(lost) }) };
  const carry = play.carry(action);
  return {
    told: (step) => (carry === null ? 3 : toldStep(action, play, step)),
    at(step, lost = false) {
      const hint = hintFor(action, play, step, words);
      if (isOnly(play)) return { ...hint, ...sure(lost) };
      const last = carry === null || toldStep(action, play, step) === 3;
      return { ...hint, by, ...(last ? { says } : {}), ...sure(lost) };
    },
  };
}
