import { type PlayedGame, playGame } from '../../../core/player.ts';
import type { Rng } from '../../../core/rng.ts';
import { type Action, type State, sixteen } from '../index.ts';
import { thumbWith } from '../players/thumb.ts';

/** Plays on from a start by rule of thumb, placing with faults as `noise` says, until nothing more comes of it. */
export const stroll = (start: State, noise: number, random: Rng): PlayedGame<State, Action> =>
  playGame(sixteen, start, [thumbWith(noise)], [random]);
