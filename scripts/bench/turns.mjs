import { rng } from '../../src/engine/core/rng.ts';
import { loadGame, loadPlayer, loadProver } from '../../src/engine/games/registry.ts';
import { processorTime } from './engine.mjs';

/** @typedef {{ nodes: number, ms: number, result: 'known' | 'win' | 'loss' | 'unknown' }} Answer */
/** @typedef {{ rules: string, asked: string, answers: Answer[] }} Row */

/** What the most or the fewest of a turn is worth asking for, and which way is further. */
const counted = /** @type {const} */ ({ reserve: -1, stock: -1, home: 1, load: 1 });
/** The presets whose turns are measured. */
export const tables = ['free', 'crapette'];
const perGame = 4;

/**
 * Turn starts of whole games of Russian Bank, both seats played by `greedy`: four of each game, spread evenly over it. Each is asked for
 * the best of its turn, `win` and, where the best is known, for each thing at its best and for one beyond (where the goal is not met at once).
 * @param {string} rules the preset
 * @param {number} count how many turn starts
 * @param {number} nodes positions after which a question is given up
 * @param {(done: number) => void} tell
 * @returns {Promise<Row[]>} ms: of the processor
 */
export async function turnStarts(rules, count, nodes, tell) {
  const game = await loadGame('russian-bank');
  const prover = await loadProver('russian-bank');
  const player = await loadPlayer('russian-bank', 'greedy');
  if (!prover?.prospects || !player) throw new Error('there is no solver or no rule of thumb');
  /** @type {Map<string, Answer[]>} */
  const rows = new Map();
  /** @template {{ nodes: number }} A @param {string} asked @param {() => A} ask @param {(answer: A) => Answer['result']} resultOf */
  const measure = (asked, ask, resultOf) => {
    const began = processorTime();
    const answer = ask();
    const ms = (processorTime() - began) * 1000;
    rows.set(asked, [...(rows.get(asked) ?? []), { nodes: answer.nodes, ms, result: resultOf(answer) }]);
    return answer;
  };
  /** @param {any} state @param {string} asked @param {string} goal */
  const prove = (state, asked, goal) => {
    const read = game.goal(goal);
    if (!read.ok || read.value(state, []) !== 'open') return;
    const inquiry = prover.inquire(state, goal);
    if (!inquiry.ok) throw new Error(inquiry.error.code);
    measure(
      asked,
      () => inquiry.value.prove([], { nodes, anyLine: true }),
      ({ result }) => result,
    );
  };

  for (let seed = 1, done = 0; done < count; seed++) {
    for (const state of startsOf(game, rules, player.choose, seed).slice(0, count - done)) {
      const { best, reason } = measure(
        'best of the turn',
        () => prover.prospects?.(state, { nodes }) ?? { best: {}, reason: null, nodes: 0 },
        (found) => (found.reason === null ? 'known' : 'unknown'),
      );
      prove(state, 'win', 'win');
      if (reason === null)
        for (const [name, further] of Object.entries(counted)) {
          const value = best[name]?.value;
          if (value === undefined) continue;
          prove(state, `${name} at its best`, `${name}:${value}`);
          prove(state, `${name}, one beyond`, `${name}:${value + further}`);
        }
      tell(++done);
    }
  }
  return [...rows].map(([asked, answers]) => ({ rules, asked, answers }));
}

/** @param {any} game @param {string} rules @param {(seen: any, random: any) => any} choose @param {number} seed */
function startsOf(game, rules, choose, seed) {
  const random = rng(seed + 1000);
  const starts = [];
  let state = game.deal(game.presets[rules], rng(seed));
  for (let last = null; game.outcome(state) === null; ) {
    if (state.turn !== last) starts.push(state);
    last = state.turn;
    const action = choose(game.observe(state, state.turn), random);
    if (action === null) break;
    state = game.apply(state, action);
  }
  return Array.from(
    { length: Math.min(perGame, starts.length) },
    (_, k) => starts[Math.floor(((k + 0.5) * starts.length) / perGame)],
  );
}
