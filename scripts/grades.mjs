import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/env.mjs';
import { needNode } from './lib/node.mjs';
import { median, table, writeSection } from './lib/table.mjs';

needNode('npm run grades --');
const { gameIds } = await import('../src/engine/games/registry.ts');
const { ownActions, triesSolved } = await import('../src/engine/mine/solving.ts');

const usage = `Lets a player by rule of thumb, who is at fault now and then, try each puzzle on file a hundred times, and writes by game and grade which share
of the tries solves them: src/published/grades.json, which pages show, and the table of docs/puzzles.md. Prints each puzzle beside it that is solved
as often as one of a grade two lower. Nothing about the puzzles is changed. To be run again when puzzles, grades or players have changed.

  npm run grades -- [--tries 100] [--seed 1]
`;

const { values, misused } = command('grades', usage, {
  tries: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
});
for (const name of /** @type {const} */ (['tries', 'seed']))
  if (!/^[1-9]\d{0,5}$/.test(values[name])) misused(`--${name} takes a whole number from 1 on, not “${values[name]}”`);
const [tries, seed] = [Number(values.tries), Number(values.seed)];

/** @typedef {{ id: string, position: string, goal: string, line: string, grade: number, proof: { onlyMoves: number } }} Filed */
/** @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** Rounded to whole hundredths. @param {number} share */
const hundredths = (share) => Math.round(100 * share) / 100;

/** @type {Record<string, readonly { grade: number, puzzles: number, share: number, own: number, onlyMoves: number }[]>} */
const file = {};
const rows = [];
const apart = [];
for (const game of gameIds) {
  /** @type {Filed[]} */
  const puzzles = ['puzzles', 'daily'].flatMap((set) =>
    JSON.parse(readFileSync(join(root, `src/content/${set}/${game}.json`), 'utf8')),
  );
  const tried = [];
  for (const { id, position, goal, line, grade, proof } of puzzles)
    tried.push({
      id,
      grade,
      share: (await triesSolved(position, goal, tries, seed)) / tries,
      own: await ownActions(position, line.split(',')),
      onlyMoves: proof.onlyMoves,
    });
  const grades = [1, 2, 3, 4, 5].map((grade) => {
    const some = tried.filter((one) => one.grade === grade);
    return {
      grade,
      puzzles: some.length,
      share: mean(some.map(({ share }) => share)),
      own: median(some.map(({ own }) => own)),
      onlyMoves: median(some.map(({ onlyMoves }) => onlyMoves)),
    };
  });
  file[game] = grades.map((one) => ({ ...one, share: hundredths(one.share) }));
  for (const { grade, puzzles, share, own, onlyMoves } of grades)
    rows.push([game, grade, puzzles, `${(100 * share).toFixed(1)} %`, own, onlyMoves]);
  for (const { id, grade, share } of tried) {
    const fits = grades.find((one) => one.share <= share)?.grade ?? 5;
    if (grade - fits >= 2 && share >= 0.1) apart.push({ game, id, grade, share, fits });
  }
}
writeFileSync(join(root, 'src/published/grades.json'), `${JSON.stringify(file, null, 2)}\n`);
apart.sort((a, b) => b.share - a.share);
const told = table(['game', 'grade', 'puzzles', 'tries that solve', 'own moves', 'only moves'], rows);
const odd = table(
  ['game', 'puzzle', 'grade', 'tries that solve', 'as often solved as grade'],
  apart.map(({ game, id, grade, share, fits }) => [game, id, grade, `${Math.round(100 * share)} %`, fits]),
);
writeSection(
  join(root, 'docs/puzzles.md'),
  '',
  'Grades, held against play',
  `Each puzzle on file is tried ${tries} times by a player by rule of thumb who is at fault now and then (\`falter\` of each game's \`mine/look.ts\`), while the others answer as on the
site. Own moves and only moves are those of the puzzle in the middle. Written by \`npm run grades\`, which changes no puzzle; \`src/published/grades.json\` has the same for
the pages. A test fails where the puzzles on file have changed since, or where a harder grade is solved more often by more than a hundredth.

${told}

The order of the grades is that of the shares; from grade 3 on such a player hardly solves Sixteen, so there the only moves tell grades apart. Single puzzles are out of this
order. Below are all that are solved in a tenth of the tries or more, and as often as the puzzles of a grade two lower. A grade says how narrow the way is: in Sixteen by bricks that
must go to one pile, in Russian Bank by walks at random. It does not ask whether the one pile is also the one that comes to mind, and in these it is. With \`best\` in Ristiseiska one
action decides, so that one try in so many hits it by chance. They keep their grades, as days and library are arranged by them.

${odd}`,
);
console.log(odd);
