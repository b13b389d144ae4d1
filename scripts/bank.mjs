import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needNode } from './lib/node.mjs';

needNode('npm run bank --');
const { globSync } = await import('node:fs');
const { titled, untitledWhereUntrue } = await import('../src/components/games/library-titles.ts');
const { english } = await import('../src/engine/cli/english.ts');
const { isTraditional } = await import('../src/engine/games/ids.ts');
const { gameIds, isGameId, letters, loadMaking } = await import('../src/engine/games/registry.ts');
const { fillLibrary } = await import('../src/engine/mine/bank/library.ts');
const { addDays, bankReport, formatBank, parseCandidates, positionsIn, takenBy } = await import(
  '../src/engine/mine/bank/make.ts'
);
const { easiestFirst, mendBank, mendReport, recount } = await import('../src/engine/mine/bank/mend.ts');
const { shareDays } = await import('../src/engine/mine/bank/share.ts');
const { tally, tallyLine } = await import('../src/engine/mine/tally.ts');
const { bankSize } = await import('../src/published/days/calendar.ts');
const { courses, lessonFor, themesTaught } = await import('../src/published/taught.ts');
const { redirects } = await import('../src/redirects.ts');
const { command } = await import('./lib/command.mjs');
const { root } = await import('./lib/env.mjs');

/** @import { Daily } from '../src/engine/mine/bank/make.ts' */

const usage = `Chooses the daily puzzles of a game from what was mined, and writes src/content/daily/<game>.json.

  npm run bank -- --game sixteen [--days 371] [--anew | --mend | --library 60] found.jsonl …
  npm run bank -- --game sixteen --recount
  npm run bank -- --game russian-bank --rules crapette [--from 28 | --library 36] found.jsonl …

The days that the file has stay as they are, and new ones are added behind them. With --anew all are chosen again, which must
never be done once the puzzles are public. With --mend the puzzles of the library and all days are graded anew, and days that no
longer hold (their grade, or too like another) or leave no room for what a year is to have are replaced; no days are added. With --library the library is
filled up to so many puzzles, and those too like another are replaced; days stay as they are. With --recount the lines and grades of library and days are
counted anew, as after a change of the solver, and made titles that are not true are exchanged; every puzzle stays, and what is another now is printed.
With --rules crapette the puzzles of the traditional game are asked about: with --from every other day from that one on is given to them, all other days
staying as they are; with --library so many stand in the library beside the others. The same arguments and files give the same bank. docs/puzzles.md says how it chooses.
`;

const { values, positionals, misused } = command(
  'bank',
  usage,
  {
    game: { type: 'string', default: '' },
    days: { type: 'string', default: String(bankSize) },
    anew: { type: 'boolean', default: false },
    mend: { type: 'boolean', default: false },
    library: { type: 'string' },
    rules: { type: 'string' },
    from: { type: 'string' },
    recount: { type: 'boolean', default: false },
  },
  true,
);
const { game } = values;
if (!isGameId(game)) misused(`--game takes one of ${gameIds.join(', ')}, not “${game}”`);
if (!/^[1-9]\d{0,3}$/.test(values.days)) misused(`--days takes a whole number, not “${values.days}”`);
if (values.library !== undefined && !/^[1-9]\d{0,2}$/.test(values.library))
  misused(`--library takes a whole number, not “${values.library}”`);
const making = await loadMaking(game);
if (
  values.rules !== undefined &&
  (values.rules !== 'crapette' ||
    making === null ||
    !(making.miner.slowRecipes ?? []).some((name) => name.startsWith('crapette:')))
)
  misused('--rules takes crapette, of russian-bank');
if (values.from !== undefined && (values.rules === undefined || !/^[1-9]\d{0,3}$/.test(values.from)))
  misused('--from takes a day, with --rules');
const course = values.rules === 'crapette' ? 'crapette' : game;
/** Whether a puzzle is of the rule set that is asked about. @param {{ readonly position: string }} puzzle */
const isOwn = ({ position }) => isTraditional(position) === (course === 'crapette');
if (making === null) misused(`there are no puzzles of “${game}”`);
if (values.recount && (positionals.length > 0 || values.anew || values.mend || values.library !== undefined))
  misused('--recount takes no files and no other task');
if (positionals.length === 0 && !values.recount) misused('name the files of what was mined');
const missing = positionals.find((file) => !existsSync(file));
if (missing !== undefined) misused(`there is no file ${missing}`);

const file = join(root, `src/content/daily/${game}.json`);
/** @type {Daily[]} */
const standing = values.anew || !existsSync(file) ? [] : JSON.parse(readFileSync(file, 'utf8'));
const days = Number(values.days);
if (days < standing.length) misused(`the bank has ${standing.length} days, and days are never taken away`);

const read = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');
const content = globSync('src/content/{puzzles/*.json,lessons/**/*.mdx,rules/**/*.mdx}', { cwd: root });
const shown = content.flatMap((name) => positionsIn(game, read(name)));
/** @type {Daily[]} */
const library = JSON.parse(read(`src/content/puzzles/${game}.json`));
const idsOf = new RegExp(`${letters[game]}-0\\d{3}`, 'g');

/** Counts everything on file anew, and says what is another now. */
async function recountAll() {
  const counted = { library: await recount(library, making), days: await recount(standing, making) };
  const shelf = easiestFirst(counted.library.puzzles);
  const named = await titled(await untitledWhereUntrue(shelf, themesTaught(courses[game])));
  writeFileSync(join(root, `src/content/puzzles/${game}.json`), formatBank(named));
  writeFileSync(file, formatBank([...counted.days.puzzles]));
  const both = Object.values(counted);
  const uncertain = both.flatMap((one) => one.uncertain);
  const changed = both.flatMap((one) => one.changed);
  const renamed = named.flatMap(({ id, title }, i) =>
    shelf[i]?.title === title ? [] : [`  ${id}: “${shelf[i]?.title}” → “${title}”`],
  );
  const report = [
    ...(uncertain.length > 0 ? [`not certain: ${uncertain.join(' ')}`] : []),
    `${library.length + standing.length} puzzles counted, ${changed.length} of them are others now`,
    ...changed.map(({ id, what }) => `  ${id}: ${what.join('; ')}`),
    `${renamed.length} titles exchanged`,
    ...renamed,
  ];
  process.stderr.write(`${report.join('\n')}\n`);
}

try {
  if (values.recount) {
    await recountAll();
    process.exit(0);
  }
  const taken = await takenBy(shown, library, standing);
  const mined = [];
  for (const name of positionals) mined.push(...(await parseCandidates(game, name, readFileSync(name, 'utf8'))));
  const { keys: shownKeys } = await takenBy(shown, [], []);
  if (values.from !== undefined) {
    const own = mined.filter(({ candidate }) => isOwn(candidate));
    const shared = await shareDays(game, making, standing, own, library, shownKeys, Number(values.from), isTraditional);
    writeFileSync(file, formatBank(shared.puzzles));
    const report = [
      `${shared.changed.length} days exchanged, from ${own.length} candidates`,
      ...tally(shared.puzzles.filter(isOwn)).map(tallyLine),
      ...(shared.left.length > 0 ? [`no puzzle for ${shared.left.join(' ')}`] : []),
    ];
    process.stderr.write(`${report.join('\n')}\n`);
    process.exit(0);
  }
  if (values.mend) {
    const mended = await mendBank(game, making, library, standing, mined, shown);
    writeFileSync(join(root, `src/content/puzzles/${game}.json`), formatBank(mended.library));
    writeFileSync(file, formatBank(mended.puzzles));
    process.stderr.write(`${mendReport(mended).join('\n')}\n`);
    process.exit(0);
  }
  if (values.library !== undefined) {
    const pages = globSync('src/content/{lessons,rules,courses}/**/*.mdx', { cwd: root }).map(read);
    const keys = (
      await takenBy(
        pages.flatMap((text) => positionsIn(game, text)),
        [],
        [],
      )
    ).keys;
    const numbers = [...Object.keys(redirects).map((path) => path.match(idsOf)?.[0] ?? ''), ...library.map(({ id }) => id)];
    const own = mined.filter(({ candidate }) => isOwn(candidate));
    const others = library.filter((puzzle) => !isOwn(puzzle));
    const filled = await fillLibrary(game, making, library.filter(isOwn), [...standing, ...others], own, keys, {
      themes: themesTaught(courses[course]),
      placeOf: (themes) => lessonFor(courses[course], themes),
      size: Number(values.library),
      named: new Set(pages.flatMap((text) => text.match(idsOf) ?? [])),
      highest: Math.max(...numbers.map((id) => Number(id.slice(2)))),
    });
    writeFileSync(
      join(root, `src/content/puzzles/${game}.json`),
      formatBank(await titled(easiestFirst([...others, ...filled.puzzles]))),
    );
    const report = [
      `${filled.puzzles.length} puzzles in the library, ${filled.puzzles.length + others.length - library.length + filled.replaced.length} of them new`,
      ...filled.replaced.map(([gone, by]) => `  '/puzzles/${game}/${gone}/': '/puzzles/${game}/${by}/',`),
      ...tally(filled.puzzles).map(tallyLine),
      ...(filled.short.length > 0 ? [`fewer than three of rising grade: ${filled.short.join(' ')}`] : []),
    ];
    process.stderr.write(`${report.join('\n')}\n`);
    process.exit(0);
  }
  const added = await addDays(game, making.daily, mined, taken, standing, days, ({ recipe, seed }, wrong) =>
    process.stderr.write(`left out: ${recipe} ${seed}: ${wrong.map(english).join('; ')}\n`),
  );
  writeFileSync(file, formatBank([...standing, ...added.puzzles]));
  process.stderr.write(`${bankReport(standing.length, added).join('\n')}\n`);
} catch (error) {
  misused(error instanceof Error ? error.message : String(error));
}
