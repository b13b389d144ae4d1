// `npm run bench`: how fast the engine is, what the solver needs, what the pages weigh (of the site as it was built last).
// `npm run bench -- --only engine,puzzles,pages` does parts; `--deals 200` solves that many full deals as well.
// What is the same on every machine goes into docs/bench.md; times are only printed, with their ratio to a fixed piece of work.
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run bench --');
const { root } = await import('./lib/env.mjs');
const { median, table, writeSection } = await import('./lib/table.mjs');

const usage = `Measures engine, puzzles and pages, and writes into docs/bench.md what does not depend on the machine.

  npm run bench -- [--only engine,puzzles,pages] [--deals 0] [--badly 0]

  --only   these parts
  --deals  also solves so many full deals of Sixteen with an open urn, of each rule (0)
  --badly  also asks of so many full deals, of each rule and played badly in two ways, whether they can be won, by the bricks
           left in the urn (0); --positions says how many positions a question may take (500000)
`;

const { values, misused } = command('bench', usage, {
  only: { type: 'string', default: 'engine,puzzles,pages' },
  deals: { type: 'string', default: '0' },
  badly: { type: 'string', default: '0' },
  positions: { type: 'string', default: '500000' },
});
const parts = new Set(values.only.split(',').filter(Boolean));
for (const part of parts)
  if (!['engine', 'puzzles', 'pages'].includes(part)) misused(`there is nothing called “${part}” to measure`);
if (!/^\d{1,6}$/.test(values.deals)) misused(`--deals takes a whole number, not “${values.deals}”`);
for (const name of /** @type {const} */ (['badly', 'positions']))
  if (!/^\d{1,9}$/.test(values[name])) misused(`--${name} takes a whole number, not “${values[name]}”`);
const deals = Number(values.deals);
const file = join(root, 'docs/bench.md');
const opening = '# Figures\n\nWritten by `npm run bench`; only what does not depend on the machine is kept here.\n\n';
/** @param {string} heading @param {string} text */
const keep = (heading, text) => writeSection(file, opening, heading, text);
const kb = (/** @type {number | null} */ bytes) => (bytes === null ? '' : Math.round(bytes / 102.4) / 10);

if (parts.has('engine')) {
  const { engineSpeed } = await import('./bench/engine.mjs');
  const rows = (await engineSpeed()).map((row) => [row.game, row.preset, Math.round(row.perSecond), Math.round(row.ratio)]);
  console.log(`\n${table(['game', 'preset', 'actions/s', 'actions per million rounds of a plain loop'], rows)}`);
  const { searchSpeed } = await import('./bench/solver.mjs');
  const searches = (await searchSpeed()).map(({ asked, nodes, perSecond, ratio, rounds }) => [
    asked,
    nodes,
    Math.round(perSecond),
    Math.round(ratio),
    Math.round(rounds / 1000),
  ]);
  console.log(
    `\n${table(['search', 'positions', 'positions/s', 'positions per million rounds of a plain loop', 'thousand rounds a question'], searches)}`,
  );
}

if (parts.has('puzzles')) {
  const { puzzleSolving } = await import('./bench/solver.mjs');
  const rows = await puzzleSolving();
  keep(
    'Puzzles',
    `Positions examined to prove each puzzle from nothing.\n\n${table(
      ['puzzle', 'grade', 'goal', 'positions'],
      rows.map(({ id, grade, goal, nodes }) => [id, grade, `\`${goal}\``, nodes]),
    )}`,
  );
  const times = rows.map(({ id, ms, slowest }) => [id, Math.round(ms), Math.round(slowest)]);
  console.log(`\n${table(['puzzle', 'ms to solve', 'ms of the slowest verdict after an action'], times)}`);
}

if (deals > 0) {
  const { dealSolving } = await import('./bench/solver.mjs');
  const kept = [];
  const printed = [];
  for (const preset of ['sixteen', 'consecutive']) {
    const rows = await dealSolving(deals, preset, (done) => done % 10 === 0 && console.log(`${preset}: ${done} deals`));
    const nodes = rows.map((row) => row.nodes);
    const seconds = rows.map((row) => row.seconds);
    const solved = rows.filter((row) => row.result === 'win').length;
    kept.push([preset, deals, solved, median(nodes), Math.max(...nodes)]);
    printed.push([preset, median(seconds).toFixed(3), Math.max(...seconds).toFixed(3)]);
  }
  keep(
    'Full deals with an open urn',
    `Seeds 1 to ${deals}.\n\n${table(['preset', 'deals', 'solved', 'positions, median', 'positions, worst'], kept)}`,
  );
  console.log(`\n${table(['preset', 'seconds, median', 'seconds, worst'], printed)}`);
}

if (values.badly !== '0') {
  const { afterBadPlay } = await import('./bench/solver.mjs');
  const rows = [];
  for await (const { preset, player, left, won, lost, unknown, nodes, ms } of afterBadPlay(
    Number(values.badly),
    Number(values.positions),
  ))
    rows.push([preset, player, left, won, lost, unknown, median(nodes), Math.max(0, ...nodes), Math.round(Math.max(0, ...ms))]);
  const head = [
    'rules',
    'played',
    'left in the urn',
    'won',
    'lost',
    'unknown',
    'positions, median',
    'positions, most',
    'ms, most',
  ];
  console.log(`\n${table(head, rows)}`);
}

if (parts.has('pages')) {
  const { pageWeights } = await import('./bench/pages.mjs');
  const text = table(
    ['page', 'HTML', 'CSS', 'scripts at first', 'worker at first', 'board', 'fonts', 'images', 'requests'],
    (await pageWeights()).map(({ name, before, board }) => [
      name,
      ...[before.html, before.css, before.js, before.workers, board, before.fonts, before.images].map(kb),
      before.requests,
    ]),
  );
  keep(
    'Pages',
    `Kilobytes (1024) after gzip. Board: what is added when a board is about to be used (Pixi, the board and, where it wakes only then, the rest of its island).\n\n${text}`,
  );
  console.log(`\n${text}`);
}

if (parts.has('pages')) {
  const { siteWeight } = await import('./bench/site.mjs');
  const { files, bytes, heaviest } = siteWeight();
  const text = table(
    ['heaviest', 'page', 'HTML', 'after gzip'],
    heaviest.map(({ kind, path, bytes: html, gzip }) => [kind, `\`${path}\``, kb(html), kb(gzip)]),
  );
  keep('Site', `${files} files, ${(bytes / 1e6).toFixed(1)} MB. Kilobytes (1024).\n\n${text}`);
  console.log(`\n${files} files, ${(bytes / 1e6).toFixed(1)} MB\n\n${text}`);
}
