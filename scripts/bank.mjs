import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds, isGameId, letters, loadMaking } from '../src/engine/games/registry.ts';
import { alike } from '../src/engine/mine/alike.ts';
import { choose, solutionOf } from '../src/engine/mine/bank/choose.ts';
import { faults } from '../src/engine/mine/filed.ts';
import { prove } from '../src/engine/mine/prove.ts';
import { goalKind, tally } from '../src/engine/mine/tally.ts';
import { bankSize } from '../src/published/days/calendar.ts';
import { root } from './lib/env.mjs';

/** @import { Candidate } from '../src/engine/games/making.ts' */

const usage = `Chooses the daily puzzles of a game from what was mined, and writes src/content/daily/<game>.json.

  npm run bank -- --game sixteen [--days 371] [--anew] found.jsonl …

The days that the file has stay as they are, and new ones are added behind them. With --anew all are chosen again, which must
never be done once the puzzles are public. The same arguments and files give the same bank. docs/puzzles.md says how it chooses.
`;

/** @param {string} problem @returns {never} */
const misused = (problem) => {
  process.stderr.write(`bank: ${problem}\n\n${usage}`);
  process.exit(2);
};

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        game: { type: 'string', default: '' },
        days: { type: 'string', default: String(bankSize) },
        anew: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = options();
const { game } = values;
if (!isGameId(game)) misused(`--game takes one of ${gameIds.join(', ')}, not “${game}”`);
if (!/^[1-9]\d{0,3}$/.test(values.days)) misused(`--days takes a whole number, not “${values.days}”`);
if (positionals.length === 0) misused('name the files of what was mined');
const missing = positionals.find((file) => !existsSync(file));
if (missing !== undefined) misused(`there is no file ${missing}`);

const file = join(root, `src/content/daily/${game}.json`);
/** @type {any[]} */
const standing = values.anew || !existsSync(file) ? [] : JSON.parse(readFileSync(file, 'utf8'));
const days = Number(values.days);
if (days < standing.length) misused(`the bank has ${standing.length} days, and days are never taken away`);

/** Every position of the game that a file of the site's content names. */
const content = globSync('src/content/{puzzles/*.json,lessons/**/*.mdx,rules/**/*.mdx}', { cwd: root });
const known = content.flatMap(
  (name) => readFileSync(join(root, name), 'utf8').match(new RegExp(`${game}:[^\\s"'<]+`, 'g')) ?? [],
);
const library = JSON.parse(readFileSync(join(root, `src/content/puzzles/${game}.json`), 'utf8'));
const keys = new Set();
for (const position of [...known, ...standing.map((puzzle) => puzzle.position)])
  await alike(position).then(
    (key) => keys.add(key),
    () => {},
  );
const lines = new Set([...library, ...standing].map(solutionOf));

/** @type {{ candidate: Candidate, key: string }[]} */
let entries = [];
for (const name of positionals)
  for (const [i, line] of readFileSync(name, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    try {
      const candidate = /** @type {Candidate} */ (JSON.parse(line));
      if (candidate.game !== game) throw new Error(`is a puzzle of ${candidate.game}`);
      entries.push({ candidate, key: await alike(candidate.position) });
    } catch (error) {
      misused(`${name}, line ${i + 1}: ${error instanceof Error ? error.message : error}`);
    }
  }

const letter = letters[game];
const making = await loadMaking(game);
if (making === null) misused(`there are no puzzles of “${game}”`);
const { daily } = making;
/** @returns {Candidate[]} */
function chosenFrom() {
  try {
    return choose(entries, standing.length + 1, days - standing.length, { keys, lines }, daily, standing);
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

/** @param {Candidate} candidate @param {number} i */
const filed = ({ position, goal, grade, themes, line, proof }, i) => ({
  id: `${letter}-${1001 + standing.length + i}`,
  game,
  position,
  goal,
  grade,
  themes,
  line,
  proof,
});

/** What was found wrong with the candidates that were proved again; a file may come from an older miner. */
const proved = new Map();
let chosen = chosenFrom();
for (let again = true; again; ) {
  again = false;
  for (const candidate of chosen) {
    if (proved.has(candidate)) continue;
    const wrong = await faults(filed(candidate, 0));
    proved.set(candidate, wrong);
    if (wrong.length === 0) continue;
    process.stderr.write(`left out: ${candidate.recipe} ${candidate.seed}: ${wrong.join('; ')}\n`);
    again = true;
  }
  if (!again) break;
  entries = entries.filter(({ candidate }) => (proved.get(candidate) ?? []).length === 0);
  chosen = chosenFrom();
}
const added = [];
for (const [i, candidate] of chosen.entries()) {
  const puzzle = filed(candidate, i);
  const nodes = (await prove(puzzle.position, puzzle.goal, {}))?.nodes ?? puzzle.proof.nodes;
  added.push({ ...puzzle, proof: { ...puzzle.proof, nodes } });
}
/** As the formatter has it: themes in one line. */
const text = JSON.stringify([...standing, ...added], null, 2).replace(/"themes": \[[^\]]*\]/g, (list) =>
  list.replace(/\[\s+/, '[').replace(/,\s+/g, ', ').replace(/\s+\]/, ']'),
);
writeFileSync(file, `${text}\n`);

const told = [`${standing.length} days stand, ${added.length} added from ${entries.length} candidates`];
for (const { heading, rows } of tally(chosen)) told.push(`${heading}: ${rows.map((row) => row.join(' ')).join(', ')}`);
const beside = (/** @type {(puzzle: Candidate) => unknown} */ of) =>
  chosen.filter((puzzle, i) => i > 0 && of(puzzle) === of(/** @type {Candidate} */ (chosen[i - 1]))).length;
told.push(
  `like the day before: goal ${beside(({ goal }) => goalKind(goal))}, first theme ${beside(({ themes }) => themes[0])}, recipe ${beside(({ recipe }) => recipe)}`,
);
process.stderr.write(`${told.join('\n')}\n`);
