import { anyOf, type Choose } from '../../../core/player.ts';
import type { Action } from '../notation.ts';
import { legal } from '../rules.ts';
import type { State } from '../state.ts';

/** Plays any legal action, all equally likely, but never passes falsely. */
export const random: Choose<State, Action> = (seen, stream) =>
  anyOf(
    legal(seen).filter(({ kind }) => kind !== 'claim'),
    stream,
  );
