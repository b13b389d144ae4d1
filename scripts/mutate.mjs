import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rooms } from './lib/mutants.mjs';
import { table } from './lib/table.mjs';

/**
 * Mutation testing: changes the code of a room in small ways, one at a time, and looks whether its tests notice. Takes long, and
 * a core; not a part of `npm test`. What was found is in docs/mutation.md.
 *
 *   npm run mutate -- ROOM…       the rooms named, one after another; without any, all of them
 *   npm run mutate -- --list      the rooms there are
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });

const unknown = positionals.filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0 || values.list) {
  if (unknown.length > 0) console.error(`mutate: no such room: ${unknown.join(', ')}`);
  console.log(Object.keys(rooms).join('\n'));
  process.exit(unknown.length > 0 ? 2 : 0);
}

const folder = 'node_modules/.cache/mutate';
mkdirSync(folder, { recursive: true });
const rows = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(rooms)) {
  const { code, tests } = rooms[name];
  const report = `${folder}/${name}.json`;
  const config = `${folder}/${name}.config.json`;
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
      mutate: code,
      coverageAnalysis: 'perTest',
      concurrency: 1,
      ignoreStatic: true,
      timeoutMS: 20_000,
      ignorePatterns: ['dist', 'test-results', '.astro', '.git', 'public/og'],
      tempDirName: '.stryker-tmp',
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  );
  const { status } = spawnSync('stryker', ['run', config], {
    stdio: 'inherit',
    env: { ...process.env, MUTATE_TESTS: tests.join(' ') },
  });
  if (status !== 0) process.exit(status ?? 1);
  rows.push([name, ...summary(JSON.parse(readFileSync(report, 'utf8')))]);
}
console.log(`\n${table(['room', 'mutants', 'killed', 'share', 'survived', 'no test'], rows)}`);

/**
 * Counts a report, and prints what survived.
 * @param {{ files: Record<string, { source: string, mutants: { status: string, replacement?: string, mutatorName: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }[] }> }} report
 */
function summary({ files }) {
  const count = { killed: 0, survived: 0, uncovered: 0 };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, replacement, location } of mutants) {
      if (status === 'Killed' || status === 'Timeout') count.killed += 1;
      else if (status === 'Survived' || status === 'NoCoverage') {
        count[status === 'Survived' ? 'survived' : 'uncovered'] += 1;
        const { start, end } = location;
        const was =
          start.line === end.line
            ? lines[start.line - 1]?.slice(start.column - 1, end.column - 1)
            : `${lines[start.line - 1]?.slice(start.column - 1)} …`;
        console.log(
          `${status === 'Survived' ? 'survived' : 'no test '} ${file}:${start.line}  ${was}  →  ${replacement?.replace(/\s+/g, ' ')}`,
        );
      }
    }
  }
  const all = count.killed + count.survived + count.uncovered;
  return [all, count.killed, `${Math.round((1000 * count.killed) / all) / 10} %`, count.survived, count.uncovered];
}
