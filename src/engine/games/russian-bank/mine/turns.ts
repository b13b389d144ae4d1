import type { HidingGame } from '../../../core/game.ts';
import { type Choose, playGame } from '../../../core/player.ts';
import { rng } from '../../../core/rng.ts';
import { russianBank, type State } from '../index.ts';
import { greedy } from '../players/greedy.ts';
import { arranger } from '../players/planner.ts';
import type { Recipe } from './recipes.ts';

/** The positions of the game that two players play from a seeded deal, turn by turn, without its end. */
export type Turns<Position> = (recipe: Pick<Recipe, 'players'>, seed: number) => readonly (readonly Position[])[];

/** Who plays a rule set: its players by name, its deal, and whether an action ended the turn although it is the same player's again. */
interface Playing<Params, Position, Action> {
  readonly game: HidingGame<Params, Position, Action>;
  readonly choices: Readonly<Record<Recipe['players'][number], Choose<Position, Action>>>;
  readonly params: Params;
  ends(state: Position, action: Action): boolean;
}

/** The turns of games of a rule set. */
export function turnsBy<Params, Position extends Pick<State, 'turn'>, Action>({
  game,
  choices,
  params,
  ends,
}: Playing<Params, Position, Action>): Turns<Position> {
  /** The last game played: neighbouring seeds look at different turns of the same one. */
  let latest: { readonly key: string; readonly turns: readonly (readonly Position[])[] } | null = null;

  const played = (names: Recipe['players'], seed: number): readonly (readonly Position[])[] => {
    const start = game.deal(params, rng(seed));
    // The streams of the players are none that another game is dealt from.
    const streams = [rng(~seed), rng(~seed ^ 0x5bd1e995)];
    const { states, line } = playGame(
      game,
      start,
      names.map((name) => choices[name]),
      streams,
    );
    const turns: Position[][] = [];
    for (const [i] of line.entries()) {
      const [state, before] = [states[i] as Position, states[i - 1]];
      const goesOn = before !== undefined && before.turn === state.turn && !ends(before, line[i - 1] as Action);
      if (goesOn) turns.at(-1)?.push(state);
      else turns.push([state]);
    }
    return turns;
  };

  return ({ players }, seed) => {
    const key = `${players.join()} ${seed}`;
    if (latest?.key !== key) latest = { key, turns: played(players, seed) };
    return latest.turns;
  };
}

/** The turns of games of the rule set `free`. */
export const turnsOf: Turns<State> = turnsBy({
  game: russianBank,
  choices: { greedy, planner: arranger },
  params: russianBank.presets.free as State['params'],
  ends: (_, { kind }) => kind === 'pass',
});
