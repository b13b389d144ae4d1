import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run mutate --');
const { rooms } = await import('./lib/rooms.mjs');
const { table } = await import('./lib/table.mjs');

const usage = `Mutation testing: Stryker changes the code of a room in small ways, one at a time, and looks whether the room's tests notice.
Takes long, and a core; not a part of npm test. What was found is in docs/mutation.md.

  npm run mutate -- ROOM…       the rooms named, one after another
  npm run mutate -- --list      the rooms there are
  --share P --seed S            P in 100 of the mutants, drawn at random; the same S draws the same ones
  --only TEXT                   the files of a room whose path has this in it
  --read                        prints once more what the last run of a room found
`;

const { positionals, values, misused } = command(
  'mutate',
  usage,
  {
    list: { type: 'boolean' },
    share: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    read: { type: 'boolean' },
  },
  true,
);

if (values.list) {
  console.log(Object.keys(rooms).join('\n'));
  process.exit();
}
const unknown = positionals.filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0) misused(`no such room: ${unknown.join(', ')}`);
if (positionals.length === 0) misused('name a room');
if (!/^[1-9]\d?$|^100$/.test(values.share)) misused(`--share takes a whole number from 1 to 100, not “${values.share}”`);

const folder = 'node_modules/.cache/mutate';
mkdirSync(folder, { recursive: true });
if (!values.read) spawnSync('npm', ['run', '--silent', 'messages'], { stdio: 'inherit' });
const rows = positionals.map((name) => {
  const report = `${folder}/${name}.json`;
  if (!values.read) run(name, report);
  return [name, ...summary(JSON.parse(readFileSync(report, 'utf8')).files)];
});
console.log(`\n${table(['room', 'mutants', 'tried', 'killed', 'share', '95 in 100'], rows)}`);

/** Tries the mutants of a room and leaves a report. */
function run(name, report) {
  const { code, tests } = rooms[name];
  const config = `${folder}/${name}.config.json`;
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
      checkers: ['drawn'],
      plugins: ['@stryker-mutator/*', fileURLToPath(new URL('lib/drawn.mjs', import.meta.url))],
      mutate: values.only ? code.map((files) => `${files.replace(/[^/]*$/, '')}*${values.only}*.ts`) : code,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency: 1,
      timeoutMS: 20_000,
      dryRunTimeoutMinutes: 60,
      ignorePatterns: ['dist', 'test-results', '.astro', 'public'],
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  );
  const draw = { MUTATE_SHARE: String(Number(values.share) / 100), MUTATE_SEED: values.seed };
  const { status } = spawnSync('stryker', ['run', config], {
    stdio: 'inherit',
    env: { ...process.env, ...draw, MUTATE_TESTS: tests.join(' ') },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Counts a report, and prints what lived. What is worked out once while a module loads is not tried, and not counted.
 * @param {Record<string, { source: string, mutants: { status: string, replacement?: string, location: { start: { line: number } } }[] }>} files
 */
function summary(files) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, at: `${file}:${mutant.location.start.line}`, source: source.split('\n') })),
  );
  const tried = all.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const lived = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { status, at, source, location, replacement = '' } of lived) {
    const line = source[location.start.line - 1]?.trim();
    console.log(`${status === 'Survived' ? 'lived  ' : 'no test'} ${at}  ${line}  →  ${replacement.replace(/\s+/g, ' ')}`);
  }
  const killed = tried.length - lived.length;
  const percent = (part) => `${(100 * part).toFixed(1)} %`;
  const [low, high] = interval(killed, tried.length);
  return [
    all.filter(({ status }) => status !== 'Ignored').length,
    tried.length,
    killed,
    percent(killed / tried.length),
    values.share === '100' ? '' : `${percent(low)} to ${percent(high)}`,
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
