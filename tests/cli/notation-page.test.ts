import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { shapes } from '../../src/engine/cli/options.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { sixteenTable } from '../engine/open.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = readFileSync(file('docs/notation.md'), 'utf8');
const main = file('src/engine/cli/main.ts');

interface Example {
  readonly command: string;
  readonly input: string;
  readonly output: readonly string[];
}

/** Every `$ engine …` of the page, with what is typed into it (`> `) and what it prints. */
function examples(): Example[] {
  const found: { command: string; input: string; output: string[] }[] = [];
  for (const [, block] of page.matchAll(/```console\n([\s\S]*?)```/g))
    for (const line of (block as string).trimEnd().split('\n')) {
      if (line.startsWith('$ engine ')) found.push({ command: line.slice(9), input: '', output: [] });
      else if (line.startsWith('> ')) (found.at(-1) as Example & { input: string }).input += `${line.slice(2)}\n`;
      else found.at(-1)?.output.push(line);
    }
  return found;
}

/** Rows of the table under a heading, each as the code in its cells. */
function rows(heading: string): string[][] {
  const section = page.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string));
}

/** Work and time differ from machine to machine and from version to version. */
const steady = (line: string) => line.replace(/"nodes":\d+,"ms":\d+/, '"nodes":0,"ms":0');

describe('the notation page', () => {
  test('has an example of every command', () => {
    const shown = new Set(examples().map(({ command }) => command.split(' ')[0]));
    expect([...shown].sort()).toEqual(['batch', ...Object.keys(shapes)].sort());
  });

  test.each(examples())('$command', ({ command, input, output }) => {
    const { stdout, status, stderr } = spawnSync(process.execPath, [main, ...command.split(' ')], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(steady(stdout.trimEnd())).toBe(steady(output.join('\n')));
    expect(status).toBe(command !== 'batch' && output[0]?.startsWith('{"error"') ? 1 : 0);
  });

  test('says of each refused position which field is wrong', async () => {
    const refused = rows('What is refused');
    expect(refused.length).toBeGreaterThan(5);
    for (const [text, field] of refused) {
      const result = await openPosition(text as string);
      expect([text, result.ok ? null : result.error.field]).toEqual([text, field]);
    }
    expect(new Set(refused.map(([, field]) => field))).toEqual(
      new Set(['game', 'fields', 'rules', 'piles', 'foundations', 'drawn', 'urn']),
    );
  });

  test('writes positions canonically', async () => {
    const refused = new Set(rows('What is refused').map(([text]) => text));
    const positions = [...page.matchAll(/`(sixteen:[^`<]+)`/g)]
      .map(([, text]) => text as string)
      .filter((text) => !refused.has(text));
    expect(positions.length).toBeGreaterThan(1);
    for (const position of positions) {
      const read = await openPosition(position);
      expect(read.ok && read.value.position).toBe(position);
    }
  });

  test('names goals and actions that exist', () => {
    const goals = rows('Goals').map((codes) => codes.at(-1) as string);
    expect(goals.length).toBe(7);
    for (const goal of goals) expect([goal, sixteenTable.checkGoal(goal).ok]).toEqual([goal, true]);
    const start = sixteenTable.open('sixteen:g/-.-/0/-/1');
    if (!start.ok) throw new Error(start.error.reason);
    for (const [action] of rows('Actions')) expect(start.value.why(action as string).ok).toBe(true);
  });
});
