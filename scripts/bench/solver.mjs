import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playGame } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { entries, loadGame, loadProver } from '../../src/engine/games/registry.ts';
import { judge, solve } from '../../src/engine/solve/verdicts.ts';
import { root } from '../lib/env.mjs';
import { machineSpeed, processorTime } from './engine.mjs';

/**
 * @typedef {{ id: string, position: string, goal: string, grade: number, line: string }} Puzzle
 * @returns {Puzzle[]}
 */
export function puzzles() {
  const folder = join(root, 'src/content/puzzles');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/**
 * Solves each puzzle anew, and judges its line after each action as a page does.
 * @returns {Promise<{ id: string, grade: number, goal: string, nodes: number, ms: number, slowest: number }[]>}
 * slowest: the longest verdict after an action, in ms
 */
export async function puzzleSolving() {
  const rows = [];
  for (const { id, position, goal, grade, line } of puzzles()) {
    const solved = await solve(position, goal, {});
    if (!solved.ok) throw new Error(`${id}: ${solved.error.code}`);
    const actions = line.split(',');
    let slowest = 0;
    for (let length = 1; length < actions.length; length++) {
      const began = performance.now();
      await judge(position, actions.slice(0, length), goal);
      slowest = Math.max(slowest, performance.now() - began);
    }
    rows.push({ id, grade, goal, nodes: solved.value.nodes, ms: solved.value.ms, slowest });
  }
  return rows;
}

/**
 * Solves seeded full deals with an open urn.
 * @param {number} count seeds 1 to count
 * @param {string} preset
 * @param {(done: number) => void} tell
 * @returns {Promise<{ seed: number, result: string, nodes: number, seconds: number }[]>}
 */
export async function dealSolving(count, preset, tell) {
  const game = await loadGame('sixteen');
  const params = game.presets[preset];
  const rows = [];
  for (let seed = 1; seed <= count; seed++) {
    const position = `sixteen:${game.position.format(game.deal(params, rng(seed)))}`;
    const began = performance.now();
    const solved = await solve(position, 'win', { nodes: 50_000_000 });
    if (!solved.ok) throw new Error(`seed ${seed}: ${solved.error.code}`);
    rows.push({ seed, result: solved.value.result, nodes: solved.value.nodes, seconds: (performance.now() - began) / 1000 });
    tell(seed);
  }
  return rows;
}

/** Questions of one kind, always the same: positions and goals. */
export const questions = {
  'sixteen: full deals': () => deals('sixteen', ['sixteen', 'consecutive'], 30),
  'sixteen: two piles': () => deals('sixteen', [{ ranks: 12, copies: 2, piles: 2 }], 60),
  'sixteen: one of each': () => deals('sixteen', [{ ranks: 16, copies: 1, piles: 2 }], 60),
  // The most that can go home in a turn, and one more, which is refuted.
  'russian-bank: home': async () => {
    const game = await loadGame('russian-bank');
    const prover = await loadProver('russian-bank');
    const arranger = (await entries['russian-bank'].trials?.())?.steady;
    if (!prover?.prospects || !arranger) throw new Error('there is no solver');
    const { prospects } = prover;
    const states = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const start = game.deal(game.presets.free, rng(seed));
      return playGame(game, start, [arranger, arranger], [rng(~seed), rng(seed + 100)]).states;
    });
    return states
      .filter((_, i) => i % 9 === 0)
      .flatMap((state) => {
        const most = prospects(state, {}).best.home.value;
        return [most, most + 1].filter((n) => n > 0).map((n) => [`russian-bank:${game.position.format(state)}`, `home:${n}`]);
      });
  },
  'ristiseiska: win': () => deals('ristiseiska', ['duel'], 12),
};

/**
 * Deals of the seeds from 1 on, with the goal to win.
 * @param {string} id
 * @param {(string | object)[]} sets presets, or what they change in the first one
 * @param {number} count
 */
async function deals(id, sets, count) {
  const game = await loadGame(id);
  return sets.flatMap((set) => {
    const params = typeof set === 'string' ? game.presets[set] : { ...Object.values(game.presets)[0], ...set };
    return Array.from({ length: count }, (_, i) => [`${id}:${game.position.format(game.deal(params, rng(i + 1)))}`, 'win']);
  });
}

/**
 * How fast the solvers are: positions examined, by processor time.
 * @returns {Promise<{ asked: string, nodes: number, perSecond: number, ratio: number, rounds: number, alone: { nodes: number, rounds: number } }[]>} ratio: positions per
 * million rounds of a plain loop; rounds: how many of these a question takes; alone: where only the verdict is asked for, once warm
 */
export async function searchSpeed() {
  const machine = machineSpeed();
  const rows = [];
  for (const [asked, list] of Object.entries(questions)) {
    const all = await list();
    let nodes = 0;
    const began = processorTime();
    for (const [position, goal] of all) {
      const solved = await solve(position, goal, { nodes: 300_000 });
      if (!solved.ok) throw new Error(`${position}: ${solved.error.code}`);
      nodes += solved.value.nodes;
    }
    const perSecond = nodes / (processorTime() - began);
    const alone = await verdictsAlone(all);
    rows.push({
      asked,
      nodes,
      perSecond,
      ratio: perSecond / (machine / 1e6),
      rounds: ((nodes / perSecond) * machine) / all.length,
      alone: { nodes: alone.nodes, rounds: (alone.seconds * machine) / all.length },
    });
  }
  return rows;
}

/**
 * The same questions of the solver itself, for the verdict alone: the quickest of three times, as it is once it is warm.
 * @param {readonly string[][]} all positions and goals
 * @returns {Promise<{ nodes: number, seconds: number }>}
 */
async function verdictsAlone(all) {
  let [nodes, seconds] = [0, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 3; turn++) {
    nodes = 0;
    const began = processorTime();
    for (const [position = '', goal = ''] of all) {
      const [id = ''] = position.split(':', 1);
      const [game, prover] = [await loadGame(id), await loadProver(id)];
      const start = game.position.parse(position.slice(id.length + 1));
      const inquiry = start.ok ? prover?.inquire(start.value, goal) : null;
      if (!inquiry?.ok) throw new Error(position);
      nodes += inquiry.value.prove([], { nodes: 300_000, anyLine: true }).nodes;
    }
    seconds = Math.min(seconds, processorTime() - began);
  }
  return { nodes, seconds };
}
