import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleNumbers } from '../../src/components/play/russian-bank/words.ts';
import { splitLine } from '../../src/engine/core/play.ts';
import { loadTable } from '../../src/engine/games/registry.ts';

const bank = await loadTable('russian-bank');
const page = readFileSync(new URL('../../src/content/rules/en/russian-bank.mdx', import.meta.url), 'utf8');

/** Every board of the page, with what its attributes say. */
const boards = [...page.matchAll(/<(?:Figure|Diagram) ([^>]*?) \/>/g)].map(([, text = '']) => {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];
  return { position: attribute('position') ?? '', goal: attribute('goal'), line: attribute('line') };
});

function goalAfter(position: string, line: readonly string[], goal: string) {
  const play = bank.replay(position, line);
  if (!play.ok) throw new Error(`${position}: ${play.error.reason}`);
  const state = play.value.goal(goal);
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

describe('the rule page of Russian Bank', () => {
  test('every rule has its anchor once, in the section that is told with it', () => {
    const anchors: Record<string, number> = {};
    let section = 0;
    for (const [, id = '', n, heading] of page.matchAll(/<Rule id="([a-z-]+)"(?: n=\{(\d+)\})?>\s*(?:## (\d+)\. )?/g)) {
      if (n !== undefined) {
        section += 1;
        expect([Number(n), Number(heading)]).toEqual([section, section]);
      }
      expect(anchors[id]).toBeUndefined();
      anchors[id] = section;
    }
    expect(anchors).toEqual(ruleNumbers);
  });

  test('every board is canonical, and its goal is open at the start', () => {
    expect(boards.length).toBeGreaterThanOrEqual(9);
    for (const { position, goal } of boards) {
      const opened = bank.open(position);
      expect(opened.ok && opened.value.position).toBe(position);
      if (goal) expect(goalAfter(position, [], goal)).toBe('open');
    }
  });

  test('a line that is shown meets the goal with its last action', () => {
    const shown = boards.filter(({ line }) => line !== undefined);
    expect(shown).toHaveLength(1);
    for (const { position, goal = '', line = '' } of shown) {
      const actions = splitLine(line);
      expect(goalAfter(position, actions.slice(0, -1), goal)).toBe('open');
      expect(goalAfter(position, actions, goal)).toBe('met');
    }
  });
});
