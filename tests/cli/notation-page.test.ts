import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { shapes } from '../../src/engine/cli/options.ts';
import { textGame } from '../../src/engine/core/play.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { ristiseiskaText, russianBankText, sixteenText } from '../engine/open.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = readFileSync(file('docs/notation.md'), 'utf8');
const main = file('src/engine/cli/main.ts');

/** The games of the page: the fields that its refused positions are wrong in, any position, and where one may have a word about the last action. */
const games = [
  {
    name: 'Sixteen',
    table: sixteenText,
    fields: ['game', 'fields', 'rules', 'piles', 'foundations', 'drawn', 'urn'],
    start: 'sixteen:g/-.-/0/-/1',
  },
  {
    name: 'Russian Bank',
    table: russianBankText,
    fields: ['rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count'],
    start: 'russian-bank:free/1/-;-.-.-.-;5c;-/-;-.-.-.-;-;-/--.--.--.--/-/0',
  },
  {
    name: 'Russian Bank, the traditional game',
    table: textGame(crapette),
    fields: ['fields', 'rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count', 'cards'],
    start: 'russian-bank:crapette/1/-;-.-.-.-;5c;-/-;-.-.-.-;-;-/--.--.--.--/-/0',
    called: 'russian-bank:crapette~order=called/1/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.-.4d;8c;4c5c/--.--.--.--/-~5c.o3-ow/1',
  },
  {
    name: 'Ristiseiska',
    table: ristiseiskaText,
    fields: ['rules', 'table', 'hands', 'turn', 'phase', 'token', 'fresh', 'aces', 'idle', 'out'],
    start: 'ristiseiska:duel/--.--.--.--/7c.6c/1/play/-/12/-/0/-',
  },
];

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

/** What is said of one game. */
const gameSection = (name: string): string => page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';

/** Rows of the table under a heading of a game's section, each as the code in its cells. */
function rows(game: string, heading: string): string[][] {
  const section = gameSection(game).split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
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

  test.each(games)('$name: says of each refused position which field is wrong', async ({ name, fields }) => {
    const refused = rows(name, 'What is refused');
    expect(refused.length).toBeGreaterThan(5);
    for (const [text, field] of refused) {
      const result = await openPosition(text as string);
      expect([text, result.ok ? null : result.error.field]).toEqual([text, field]);
    }
    expect(new Set(refused.map(([, field]) => field))).toEqual(new Set(fields));
  });

  test.each(games)('$name: writes positions canonically', async ({ table }) => {
    const refused = new Set(games.flatMap((game) => rows(game.name, 'What is refused')).map(([text]) => text));
    const positions = [...page.matchAll(new RegExp(`\`(${table.id}:[^\`<]+)\``, 'g'))]
      .map(([, text]) => text as string)
      .filter((text) => !refused.has(text));
    expect(positions.length).toBeGreaterThan(1);
    for (const position of positions) {
      const read = await openPosition(position);
      expect(read.ok && read.value.position).toBe(position);
    }
  });

  test.each(games)('$name: names goals and actions that exist', ({ name, table, start, called }) => {
    const goals = rows(name, 'Goals').map((codes) => codes.at(-1) as string);
    expect(goals.length).toBeGreaterThan(5);
    for (const goal of goals) expect([goal, table.checkGoal(goal).ok]).toEqual([goal, true]);
    const known = [start, ...(called === undefined ? [] : [called])].map((text) => {
      const opened = table.open(text);
      if (!opened.ok) throw new Error(opened.error.code);
      return opened.value;
    });
    const actions = rows(name, 'Actions');
    expect(actions.length).toBeGreaterThan(2);
    for (const [action] of actions)
      expect([action, known.some((place) => place.why(action as string).ok)]).toEqual([action, true]);
  });
});
