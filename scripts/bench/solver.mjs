import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rng } from '../../src/engine/core/rng.ts';
import { loadGame } from '../../src/engine/games/registry.ts';
import { judge, solve } from '../../src/engine/solve/verdicts.ts';
import { root } from '../lib/env.mjs';

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
