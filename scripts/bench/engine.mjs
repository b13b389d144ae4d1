import { rng } from '../../src/engine/core/rng.ts';
import { gameIds, loadGame } from '../../src/engine/games/registry.ts';

/** A loop of plain arithmetic, which says how fast this machine is. */
function reference() {
  let x = 1;
  const began = performance.now();
  for (let i = 0; i < 20_000_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
  return { perSecond: 20_000_000 / ((performance.now() - began) / 1000), x };
}

/**
 * Random play through the rules, with the legal actions listed before each action.
 * @returns {Promise<{ game: string, preset: string, perSecond: number, ratio: number }[]>} ratio: actions per million
 * rounds of the reference loop
 */
export async function engineSpeed() {
  reference();
  const machine = reference().perSecond;
  const rows = [];
  for (const id of gameIds) {
    const game = await loadGame(id);
    for (const [preset, params] of Object.entries(game.presets)) {
      let actions = 0;
      const began = performance.now();
      for (let seed = 1; performance.now() - began < 1500; seed++) {
        const random = rng(seed);
        let state = game.deal(params, random);
        // Random play may go round in circles, so a game ends after a thousand actions.
        for (let n = 0, legal = game.legal(state); n < 1000 && legal.length > 0; n++, legal = game.legal(state)) {
          state = game.apply(state, legal[random.int(legal.length)]);
          actions++;
        }
      }
      const perSecond = actions / ((performance.now() - began) / 1000);
      rows.push({ game: id, preset, perSecond, ratio: perSecond / (machine / 1e6) });
    }
  }
  return rows;
}
