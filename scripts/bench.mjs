// `npm run bench`: how fast the engine is, what the solver needs, what the pages weigh (of the site as it was built last).
// `npm run bench -- --only engine,puzzles,pages` does parts; `--deals 200` solves that many full deals as well.
// What is the same on every machine goes into docs/bench.md; times are only printed, with their ratio to a fixed piece of work.
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run bench --');
const { root } = await import('./lib/env.mjs');
const { median, quantile, table, writeSection } = await import('./lib/table.mjs');

const usage = `Measures engine, puzzles and pages, and writes into docs/bench.md what does not depend on the machine.

  npm run bench -- [--only engine,puzzles,pages] [--deals 0] [--badly 0] [--reviews 0] [--turns 0] [--games sixteen,russian-bank,ristiseiska]

  --only   these parts
  --deals  also solves so many full deals of Sixteen with an open urn, of each rule (0)
  --badly  also asks of so many deals of each game (or of those that --games names), of each rule and played badly in several ways, what can
           still be met, by the bricks or cards left (0); --positions and --seconds say what a question may take (any number, and 3 of the processor)
  --reviews also reviews so many games of each game, played by one who overlooks things: how many decisions are proved (0)
  --turns  also asks so many turn starts of each table of Russian Bank for the best of the turn and for each goal there (0); --positions says
           after how many a question is given up
`;

const { values, misused } = command('bench', usage, {
  only: { type: 'string', default: 'engine,puzzles,pages' },
  deals: { type: 'string', default: '0' },
  badly: { type: 'string', default: '0' },
  reviews: { type: 'string', default: '0' },
  turns: { type: 'string', default: '0' },
  games: { type: 'string', default: 'sixteen,russian-bank,ristiseiska' },
  positions: { type: 'string', default: '999999999' },
  seconds: { type: 'string', default: '3' },
});
const parts = new Set(values.only.split(',').filter(Boolean));
for (const part of parts)
  if (!['engine', 'puzzles', 'pages'].includes(part)) misused(`there is nothing called “${part}” to measure`);
if (!/^\d{1,6}$/.test(values.deals)) misused(`--deals takes a whole number, not “${values.deals}”`);
for (const name of /** @type {const} */ (['badly', 'reviews', 'turns', 'positions', 'seconds']))
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
  const searches = (await searchSpeed()).map(({ asked, nodes, perSecond, ratio, rounds, alone }) => [
    asked,
    nodes,
    Math.round(perSecond),
    Math.round(ratio),
    Math.round(rounds / 1000),
    alone.nodes,
    Math.round(alone.rounds / 1000),
  ]);
  const head = [
    'search',
    'positions',
    'positions/s',
    'positions per million rounds of a plain loop',
    'thousand rounds a question',
  ];
  const alone = ['positions for the verdict alone', 'thousand rounds a verdict, once warm'];
  console.log(`\n${table([...head, ...alone], searches)}`);
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
  const { afterBadPlay, trials, wholeTurn } = await import('./bench/badly.mjs');
  const games = values.games.split(',').filter(Boolean);
  for (const game of games) if (!trials.some((trial) => trial.game === game)) misused(`there is nothing asked of “${game}”`);
  for (const trial of trials.filter(({ game }) => games.includes(game))) {
    /** @type {Map<string, (string | number)[]>} */
    const rows = new Map();
    /** @type {Map<string, { decided: number, all: number }>} */
    const shares = new Map();
    const budget = { nodes: Number(values.positions), seconds: Number(values.seconds) };
    for await (const row of afterBadPlay(trial, Number(values.badly), budget)) {
      const { preset, goal, played, won, lost, known, unknown, nodes, ms } = row;
      const key = `${preset} ${goal} ${played}`;
      const cells = rows.get(key) ?? [preset, goal, played];
      rows.set(key, [...cells, goal === wholeTurn ? `${known} · ${unknown}` : `${won} · ${lost} · ${unknown}`]);
      for (const name of new Set([goal, `${goal}, ${played}`, ...(trial.presets.length > 1 ? [`${goal}, ${preset}`] : [])])) {
        const { decided, all } = shares.get(name) ?? { decided: 0, all: 0 };
        shares.set(name, { decided: decided + nodes.length - unknown, all: all + nodes.length });
      }
      console.error(
        `${key} ${row.left}: positions ${median(nodes)}, most ${Math.max(0, ...nodes)}; ms, most ${Math.round(Math.max(0, ...ms))}`,
      );
    }
    console.log(`\n${trial.game}, won · lost · unknown (of the best of a turn: known · unknown)\n`);
    console.log(table(['rules', 'goal', 'played', ...trial.lefts.map((left) => `${left} left`)], [...rows.values()]));
    const share = [...shares].map(([name, { decided, all }]) => [name, decided, all, `${((100 * decided) / all).toFixed(1)} %`]);
    console.log(`\n${table(['asked', 'decided', 'of', 'share'], share)}`);
  }
}

if (values.reviews !== '0') {
  const { reviewedGames } = await import('./bench/reviews.mjs');
  const rows = await reviewedGames(
    Number(values.reviews),
    (rules, done) => done % 10 === 0 && console.error(`${rules}: ${done} games`),
  );
  const share = (/** @type {number} */ part, /** @type {number} */ all) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
  const head = [
    'rules',
    'games',
    'decisions',
    'proved',
    'nothing given away',
    'given away',
    'lost before',
    'no win to force',
    'not proved',
  ];
  const text = rows.map(({ rules, games, decisions, kept, thrown, gone, unforced, open, seconds }) => [
    rules,
    games,
    decisions,
    share(decisions - open, decisions),
    kept,
    thrown,
    gone,
    unforced,
    open,
    median(seconds).toFixed(1),
    Math.max(...seconds).toFixed(1),
  ]);
  console.log(`\n${table([...head, 'seconds a game, median', 'most'], text)}`);
}

if (values.turns !== '0') {
  const { tables, turnStarts } = await import('./bench/turns.mjs');
  const head = [
    'rules',
    'asked',
    'times',
    'not known',
    'positions: median',
    '90 %',
    '99 %',
    'most',
    'ms: median',
    '90 %',
    '99 %',
    'most',
  ];
  const text = [];
  for (const rules of tables) {
    const tell = (/** @type {number} */ done) => done % 100 === 0 && console.error(`${rules}: ${done} turns`);
    for (const { asked, answers } of await turnStarts(rules, Number(values.turns), Number(values.positions), tell)) {
      const nodes = answers.map((answer) => answer.nodes);
      const times = answers.map(({ ms }) => ms);
      const at = [0.5, 0.9, 0.99, 1];
      const unknown = answers.filter(({ result }) => result === 'unknown').length;
      const ms = at.map((part) => quantile(times, part).toFixed(1));
      text.push([rules, asked, answers.length, unknown, ...at.map((part) => quantile(nodes, part)), ...ms]);
    }
  }
  console.log(`\n${table(head, text)}`);
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
