import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('../../src/engine/cli/main.ts', import.meta.url));
const example = 'sixteen:g/8543.g36.-.-/100000/-/7a';

const start = (...args: string[]) => spawn(process.execPath, [main, ...args], { stdio: 'pipe' });

/** Runs the command line to its end. */
async function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const child = start(...args);
  child.stdin.end();
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [status] = await once(child, 'close');
  return { status, out, err };
}

test('an answer is one line on standard output, and status 0', async () => {
  const expected = `{"position":"${example}","actor":1,"actions":["1-2","draw"],"outcome":null}\n`;
  expect(await run('legal', example)).toEqual({ status: 0, out: expected, err: '' });
  // An empty line of play is no actions.
  expect(await run('play', example, '')).toEqual({ status: 0, out: expected, err: '' });
});

test('a request that cannot be answered is an error on standard output, and status 1', async () => {
  expect(await run('play', example, '1-2,draw,draw')).toEqual({
    status: 1,
    out: '{"error":"“draw” is not legal here (rule place-first)","action":"draw","index":2,"code":"illegal"}\n',
    err: '',
  });
  const players = await run('deal', 'sixteen', '--seed', '1', '--players', '2');
  expect([players.status, JSON.parse(players.out).field]).toEqual([1, 'players']);
});

test('options go in any order and shape', async () => {
  const { out } = await run('deal', '--piles=3', '--seed', '1', 'sixteen', '--copies', '2', '--rules=8');
  expect(out).toBe('{"position":"sixteen:8/-.-.-/00/-/6685852233171447"}\n');
});

test.each([
  [[]],
  [['castle']],
  [['toString']],
  [['legal']],
  [['legal', example, 'more']],
  [['legal', example, '--goal', 'win']],
  [['play', example]],
  [['perft', example, '-1']],
  [['deal', 'sixteen']],
  [['deal', 'sixteen', '--seed']],
  [['deal', 'sixteen', '--seed', '1', '--seed', '2']],
  [['batch', 'more']],
])('wrong usage %j: nothing on standard output, the usage on standard error, status 2', async (args) => {
  const { status, out, err } = await run(...args);
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(/^engine: .+\nusage: engine COMMAND/);
});

test('the usage can be asked for', async () => {
  const { status, out } = await run('--help');
  expect(status).toBe(0);
  expect(out).toContain('usage: engine COMMAND');
});

test('batch answers each line while its input stays open, and ends with it', async () => {
  const child = start('batch');
  child.stdout.setEncoding('utf8');
  for (const id of [1, 2]) {
    child.stdin.write(`{"id":${id},"cmd":"perft","position":"${example}","depth":${id}}\n`);
    const [answer] = await once(child.stdout, 'data');
    expect(JSON.parse(answer)).toEqual({ id, depth: id, count: [2, 5][id - 1] });
  }
  child.stdin.end('nonsense');
  const [last] = await once(child.stdout, 'data');
  expect(JSON.parse(last)).toMatchObject({ id: null });
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a reader that goes away ends it quietly', async () => {
  const child = start('batch');
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => undefined);
  const ask = `{"id":1,"cmd":"legal","position":"${example}"}\n`;
  child.stdin.write(ask);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.write(ask.repeat(100));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(err).toBe('');
});
