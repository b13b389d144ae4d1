import { rng } from '../../src/engine/core/rng.ts';
import { gameIds, loadGame } from '../../src/engine/games/registry.ts';

/** Processor time so far in seconds, which what else the machine does changes less than the clock. */
export const processorTime = () => process.cpuUsage().user / 1e6;

/** Rounds a second of a loop of plain arithmetic: the fixed piece of work that says how fast this machine is. */
export function machineSpeed() {
  let x = 1;
  let best = 0;
  for (let turn = 0; turn < 5; turn++) {
    const began = processorTime();
    for (let i = 0; i < 20_000_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
    best = Math.max(best, 20_000_000 / (processorTime() - began));
  }
  return x === 0 ? 0 : best;
}

/**
 * Random play through the rules, with the legal actions listed before each action.
 * @returns {Promise<{ game: string, preset: string, perSecond: number, ratio: number }[]>} ratio: actions per million
 * rounds of the reference loop
 */
export async function engineSpeed() {
  const machine = machineSpeed();
  const rows = [];
  for (const id of gameIds) {
    const game = await loadGame(id);
    for (const [preset, params] of Object.entries(game.presets)) {
      let actions = 0;
      const began = processorTime();
      for (let seed = 1; processorTime() - began < 1.5; seed++) {
        const random = rng(seed);
        let state = game.deal(params, random);
        // Random play may go round in circles, so a game ends after a thousand actions.
        for (let n = 0, legal = game.legal(state); n < 1000 && legal.length > 0; n++, legal = game.legal(state)) {
          state = game.apply(state, legal[random.int(legal.length)]);
          actions++;
        }
      }
      const perSecond = actions / (processorTime() - began);
      rows.push({ game: id, preset, perSecond, ratio: perSecond / (machine / 1e6) });
    }
  }
  return rows;
}
