import { type PlayedGame, playGame } from '../../../core/player.ts';
import { rng } from '../../../core/rng.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { greedy } from '../players/greedy.ts';
import { arranger } from '../players/planner.ts';
import type { Recipe } from './recipes.ts';

/** Whose games are looked at. */
const choices = { greedy, planner: arranger } as const;

type Game = PlayedGame<State, Action>;

/** The last game played: neighbouring seeds look at different turns of the same one. */
let latest: { readonly key: string; readonly turns: readonly (readonly State[])[] } | null = null;

/** The positions of the game that two players play from a seeded deal, turn by turn, without its end. */
export function turnsOf({ players }: Recipe, seed: number): readonly (readonly State[])[] {
  const key = `${players.join()} ${seed}`;
  if (latest?.key !== key) latest = { key, turns: byTurn(play(players, seed)) };
  return latest.turns;
}

function play(names: Recipe['players'], seed: number): Game {
  const start = russianBank.deal(russianBank.presets.free as State['params'], rng(seed));
  // The streams of the players are none that another game is dealt from.
  const streams = [rng(~seed), rng(~seed ^ 0x5bd1e995)];
  return playGame(
    russianBank,
    start,
    names.map((name) => choices[name]),
    streams,
  );
}

function byTurn({ states, line }: Game): State[][] {
  const turns: State[][] = [];
  let turn: State[] = [];
  for (const [i] of line.entries()) {
    const state = states[i] as State;
    if (turn[0] && (turn[0].turn !== state.turn || line[i - 1]?.kind === 'pass')) {
      turns.push(turn);
      turn = [];
    }
    turn.push(state);
  }
  return [...turns, turn].filter(({ length }) => length > 0);
}
