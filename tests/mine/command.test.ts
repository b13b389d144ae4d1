import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { barText } from '../../scripts/lib/progress.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mine-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the command; `ended` comes when it is over. */
function start(...args: string[]): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['scripts/mine.mjs', ...args], { cwd: root });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err }))) };
}

const mine = (...args: string[]): Promise<Ended> => start(...args).ended;

/** Quick to find: what to give a beggar, two players. */
const quick = ['--game', 'ristiseiska', '--recipe', 'begging-points:2:5-16:what-to-give', '--seed', '3'];
const count = ['--count', '5'];
const lines = ({ out }: Ended): string[] => out.split('\n').slice(0, -1);

const whole = await mine(...quick, ...count);

describe('what is found', () => {
  test('is one puzzle a line, as many as asked for, and a report', () => {
    expect(whole.code).toBe(0);
    expect(lines(whole).length).toBe(5);
    for (const line of lines(whole))
      expect(JSON.parse(line)).toMatchObject({ game: 'ristiseiska', goal: 'win', recipe: quick[3] });
    for (const part of [/5 puzzles of ristiseiska/, /grades: \d \d/, /goals: win 5/, /themes: .*what-to-give 5/])
      expect(whole.err).toMatch(part);
  });

  test('is the same each time, and shards together find what one run finds', async () => {
    const runs = await Promise.all([mine(...quick, ...count, '--shard', '1/2'), mine(...quick, ...count, '--shard', '2/2')]);
    expect(runs.map((run) => lines(run).length)).toEqual([3, 2]);
    expect(runs.flatMap(lines).sort()).toEqual(lines(whole).toSorted());
  });

  test('is more of the same when more is asked for', async () => {
    expect(lines(await mine(...quick, '--count', '2'))).toEqual(lines(whole).slice(0, 2));
  });
});

describe('a run that was interrupted', () => {
  /** Waits until the journal has so many whole lines. */
  const journal = async (file: string, length: number): Promise<void> => {
    for (;;) {
      if (existsSync(file) && readFileSync(file, 'utf8').split('\n').length > length) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  test.each(['SIGKILL', 'SIGINT'] as const)('by %s goes on, and the file is the same in the end', async (signal) => {
    const out = join(folder, `${signal}.jsonl`);
    const { child, ended } = start(...quick, ...count, '--out', out);
    await journal(`${out}.journal`, 2);
    child.kill(signal);
    expect((await ended).code).toBeNull();
    expect(existsSync(out)).toBe(false);
    expect((await mine(...quick, ...count, '--out', out)).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(whole.out);
  });

  test('goes on behind a line that was written in part', async () => {
    const out = join(folder, 'part.jsonl');
    expect((await mine(...quick, ...count, '--out', out)).code).toBe(0);
    const text = readFileSync(`${out}.journal`, 'utf8');
    for (const end of [text.length - 1, text.length - 20, 1]) {
      rmSync(out, { force: true });
      truncateSync(`${out}.journal`, end);
      expect((await mine(...quick, ...count, '--out', out)).code).toBe(0);
      expect(readFileSync(out, 'utf8')).toBe(whole.out);
      writeFileSync(`${out}.journal`, text);
    }
  });

  test('is not mixed with another run, nor with a file that is there', async () => {
    const out = join(folder, 'part.jsonl');
    const other = await mine(...quick, '--count', '6', '--out', out);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('other arguments') });
    const foreign = join(folder, 'foreign.jsonl');
    writeFileSync(foreign, 'mine\n');
    expect(await mine(...quick, ...count, '--out', foreign)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is there already'),
    });
    expect(readFileSync(foreign, 'utf8')).toBe('mine\n');
    appendFileSync(`${out}.journal`, 'not JSON\n');
    expect(await mine(...quick, ...count, '--out', out)).toMatchObject({ code: 2, err: expect.stringContaining('is not JSON') });
  });
});

test.each([
  [['--game', 'chess'], '“chess”'],
  [['--count', '0'], '--count'],
  [['--count', 'many'], '--count'],
  [['--seed', '-1'], '--seed'],
  [['--shard', '3/2'], '--shard'],
  [['--shard', 'half'], '--shard'],
  [['--recipe', 'nothing'], '“nothing”'],
  [['--colour', 'red'], '--colour'],
  [['--out', '/no/such/folder/x.jsonl'], 'folder'],
])('%j is refused in words', async (args, named) => {
  const { code, out, err } = await mine(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(named);
  expect(err).not.toContain('    at ');
});

test('the bar says how far it is and how long it will take', () => {
  expect(barText(6, 24, 6, 90)).toBe('[######..................] 6/24  4:30 left');
  expect(barText(6, 24, 0, 0)).toBe('[######..................] 6/24  –');
  expect(barText(24, 24, 18, 7261)).toBe('[########################] 24/24  2:01:01');
  expect(barText(0, 0, 0, 0)).toContain('0/0');
});
