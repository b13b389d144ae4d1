import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run mutate --');
const { leftOut } = await import('./lib/mutant-runner.mjs');
const { rooms } = await import('./lib/mutants.mjs');
const { table } = await import('./lib/table.mjs');

const usage = `Mutation testing: changes the code of a room in small ways, one at a time, and looks whether its tests notice. Takes long, and
a core; not a part of npm test. What was found is in docs/mutation.md.

  npm run mutate -- ROOM…       the rooms named, one after another; without any, all of them
  npm run mutate -- --list      the rooms there are
  ROOM+ROOM                     rooms tried together, by the tests of all of them
  --share P --seed S            P in 100 of the mutants, drawn at random; the same S draws the same ones
  --only TEXT                   the files of a room whose path has this in it
  --static                      also what is worked out once while a module loads: each takes a process of its own
  --quick                       the quick tests only
  --again                       asks the long tests only, about what the last run of a room let live
  --read                        prints once more what the last run of a room found

A mutant is at work in code that counts and asks at each step, in which searches are slow. So what the quick tests of a solver let
live is put into the code as it is, and the long tests are asked about it; nothing is written where the project lies.
`;

const { positionals, values, misused } = command(
  'mutate',
  usage,
  {
    list: { type: 'boolean' },
    share: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    static: { type: 'boolean' },
    quick: { type: 'boolean' },
    again: { type: 'boolean' },
    read: { type: 'boolean' },
  },
  true,
);

const unknown = positionals.flatMap((names) => names.split('+')).filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0 || values.list) {
  if (unknown.length > 0) console.error(`mutate: no such room: ${unknown.join(', ')}`);
  console.log(Object.keys(rooms).join('\n'));
  process.exit(unknown.length > 0 ? 2 : 0);
}
if (!/^[1-9]\d?$|^100$/.test(values.share)) misused(`--share takes a whole number from 1 to 100, not “${values.share}”`);

/** Of the project, what the tests that run inside need, so that less is copied. */
const allBut = [
  '**',
  ...[
    'src/**/*.{ts,js}',
    'src/content/daily/*.json',
    'src/content/puzzles/*.json',
    'tests/**/*.ts',
    'tests/fixtures/*',
    'messages/en/engine.json',
    'package.json',
  ].map((files) => `!${files}`),
];

const folder = 'node_modules/.cache/mutate';
mkdirSync(folder, { recursive: true });
const rows = [];
for (const names of positionals.length > 0 ? positionals : Object.keys(rooms)) {
  const parts = names.split('+');
  const report = `${folder}/${names}.json`;
  if (!values.read) {
    if (!values.again) run(names, together(parts), report);
    if (!values.quick) again(names, together(parts), report);
  }
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  for (const name of parts) {
    const own = Object.entries(files).filter(([file]) => rooms[name].code.includes(file));
    rows.push([name, ...summary(Object.fromEntries(own))]);
  }
}
console.log(`\n${table(['room', 'mutants', 'tried', 'killed', 'share', '95 in 100', 'survived', 'no test', 'static'], rows)}`);

/** Several rooms as one. */
function together(names) {
  const all = names.map((name) => rooms[name]);
  const joined = (of) => [...new Set(all.flatMap(of))];
  return {
    code: joined(({ code }) => code),
    tests: joined(({ tests }) => tests),
    again: joined(({ again = [] }) => again),
    hunt: all.find(({ hunt }) => hunt)?.hunt ?? '',
    inside: all.every(({ inside }) => inside),
  };
}

/** Tries the mutants of a room and leaves a report. */
function run(name, { code, tests, hunt, inside }, report) {
  const config = `${folder}/${name}.config.json`;
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: inside ? 'inside' : 'vitest',
      vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
      mutate: code.filter((file) => file.includes(values.only ?? '')),
      coverageAnalysis: 'perTest',
      concurrency: 1,
      ignoreStatic: !values.static,
      // The runner inside stops by itself what does not end.
      timeoutMS: inside ? 600_000 : 20_000,
      dryRunTimeoutMinutes: 60,
      plugins: ['@stryker-mutator/*', fileURLToPath(new URL('lib/mutant-runner.mjs', import.meta.url))],
      ignorePatterns: inside ? allBut : ['dist', 'test-results', '.astro', '.git', 'public'],
      tempDirName: `.stryker-tmp/${name}`,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  );
  const share = { MUTATE_SHARE: String(Number(values.share) / 100), MUTATE_SEED: values.seed };
  const env = { ...process.env, ...share, MUTATE_TESTS: tests.join(' '), MUTATE_HUNT: hunt };
  const { status } = spawnSync('stryker', ['run', config], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** Asks the long tests of a room about the mutants that its quick ones let live, and notes in the report which they kill. */
function again(name, { again: tests, hunt }, report) {
  if (tests.length === 0) return;
  const found = JSON.parse(readFileSync(report, 'utf8'));
  const text = `${folder}/${name}.mutated.ts`;
  const args = ['run', '--config', 'tests/mutate/vitest.config.ts', '--bail', '1', '--reporter', 'dot'];
  /** Whether the tests pass with a file of the project read as it stands in `text`. */
  const passes = (file) => {
    const env = { ...process.env, MUTATE_TESTS: tests.join(' '), MUTATE_HUNT: `${hunt.split(' ')[0]} 25` };
    const instead = file === undefined ? {} : { MUTATE_FILE: resolve(file), MUTATE_TEXT: resolve(text) };
    return (
      spawnSync('vitest', args, { env: { ...env, ...instead }, timeout: 300_000, killSignal: 'SIGKILL', stdio: 'ignore' })
        .status === 0
    );
  };
  if (!passes()) throw new Error(`the long tests of ${name} fail as it is`);
  for (const [file, { source, mutants }] of Object.entries(found.files))
    for (const mutant of mutants) {
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
      writeFileSync(text, mutated(source, mutant));
      if (!passes(file)) mutant.status = 'Killed';
      console.log(`${mutant.status} ${file}:${mutant.location.start.line} → ${mutant.replacement}`);
      writeFileSync(report, JSON.stringify(found));
    }
}

/** A file with a mutant at work. */
function mutated(source, { location: { start, end }, replacement }) {
  const lines = source.split('\n');
  const at = ({ line, column }) => lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return source.slice(0, at(start)) + replacement + source.slice(at(end));
}

/**
 * Counts a report, and prints what survived.
 * @param {Record<string, { source: string, mutants: { status: string, statusReason?: string, replacement?: string, mutatorName: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }[] }>} files
 */
function summary(files) {
  const count = { killed: 0, survived: 0, uncovered: 0, waiting: 0, still: 0 };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, statusReason, replacement, location } of mutants) {
      if (status === 'Killed' || status === 'Timeout') count.killed += 1;
      else if (statusReason?.includes(leftOut)) count.waiting += 1;
      else if (status === 'Ignored') count.still += 1;
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
  const tried = count.killed + count.survived;
  const covered = tried + count.waiting;
  // What no test covers is known of all mutants; of those covered, what was drawn stands for the others.
  const all = covered + count.uncovered;
  const share = (p) => `${((100 * p * covered) / all).toFixed(1)} %`;
  const [low, high] = count.waiting > 0 ? interval(count.killed, tried) : [];
  return [
    all,
    tried,
    count.killed,
    share(count.killed / tried),
    low === undefined ? '' : `${share(low)} to ${share(high)}`,
    count.survived,
    count.uncovered,
    count.still,
  ];
}

/** Wilson's interval: where the share of all lies, 95 times in 100, when so many of those drawn were killed. */
function interval(killed, tried) {
  const z = 1.96;
  const p = killed / tried;
  const middle = p + (z * z) / (2 * tried);
  const half = z * Math.sqrt((p * (1 - p)) / tried + (z * z) / (4 * tried * tried));
  return [(middle - half) / (1 + (z * z) / tried), (middle + half) / (1 + (z * z) / tried)];
}
