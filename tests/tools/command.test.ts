import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every command reads its options in the same place, which answers in words', () => {
  const own = globSync('scripts/**/*.mjs', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('parseArgs('),
  );
  expect(own).toEqual(['scripts/lib/command.mjs']);
});

test.each([
  [['--prot', '80'], "start: Unknown option '--prot'\n\nBuilds the site"],
  [['--port', 'http'], 'start: “http” is not a port; say for instance: npm start -- --port 8080\n\nBuilds the site'],
])('npm start %j says what is wrong with it, and how it is called', (args, says) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', ...args], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr.startsWith(says), stderr).toBe(true);
});
