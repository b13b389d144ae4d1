import { type PlayedGame, playGame } from '../../core/bot.ts';
import { rng } from '../../core/rng.ts';
import { loadBots } from '../../games/bots.ts';
import { type Action, russianBank, type State } from '../../games/russian-bank/index.ts';
import type { Recipe } from './recipes.ts';

type Game = PlayedGame<State, Action>;

/** The last game played: neighbouring seeds look at different turns of the same one. */
let latest: { readonly key: string; readonly turns: readonly (readonly State[])[] } | null = null;

/** The positions of the game that two bots play from a seeded deal, turn by turn, without its end. */
export async function turnsOf({ bots }: Recipe, seed: number): Promise<readonly (readonly State[])[]> {
  const key = `${bots.join()} ${seed}`;
  if (latest?.key !== key) latest = { key, turns: byTurn(await play(bots, seed)) };
  return latest.turns;
}

async function play(names: Recipe['bots'], seed: number): Promise<Game> {
  const players = await loadBots('russian-bank');
  const [one, two] = names.map((name) => players?.bots.find((bot) => bot.name === name));
  if (!players || !one || !two) throw new Error(`there are no bots ${names.join(' and ')}`);
  const start = russianBank.deal(russianBank.presets.free as State['params'], rng(seed));
  // The streams of the players are none that another game is dealt from.
  const streams = [rng(~seed), rng(~seed ^ 0x5bd1e995)];
  return playGame(russianBank, start, [one, two], streams, players.frozen) as Game;
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
