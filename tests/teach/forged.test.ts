import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pack } from '../../src/components/links/pack.ts';
import { resultSum } from '../../src/components/teach/links/result.ts';
import { formatSetText, type SetLink, setId } from '../../src/components/teach/links/set.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { cellOf, notesOf } from '../../src/components/teach/result/cells.ts';
import { type Ask, alikeIn } from '../../src/components/teach/result/judging.ts';
import { pileWords, unusedIn } from '../../src/components/teach/result/said.ts';
import { noPile, type Pile, takeIn } from '../../src/components/teach/result/taking.ts';
import { keepOurs } from '../../src/components/teach/set/kept.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { eraseAll } from '../../src/site/storage.ts';

// The 4 must go on the 2; on the 3 it gives the win away.
const position = 'sixteen:5/2.53/51/4/-';
const winning = 'p1,2-1,1-2,1-f,2-f,2-f,2-f';
const lost = 'p2';
const item = (text: string) => ({ position, goal: 'win', line: [], hints: [], text });
const set: SetLink = { title: 'Two doors', by: null, intro: null, items: [item('First'), item('Second')] };
const easy: SetLink = { ...set, items: set.items.map((one) => ({ ...one, position: 'sixteen:5/1.-/00/-/-', goal: 'home:1' })) };

/** A result as whoever knows the format can write it: any text, any sum. */
function link(text: string, { of = set, id = setId(of), own = false, sum = resultSum(id, text) as string | null } = {}): string {
  const values = [own ? `s=${pack(formatSetText(of))}` : '', `k=${id}`, `r=${pack(text)}`, sum === null ? '' : `c=${sum}`, 'v=1'];
  return `https://winnable.example/result/#${values.filter(Boolean).join('&')}`;
}
const honest = `n=Aino\ni=1&l=${winning}\ni=2&l=${winning}&y=${lost}&u=1&h=1`;
const sumOfHonest = resultSum(setId(set), honest);
const flipped = link(honest).replace(/(&r=.{12})(.)/, (_, before, sign) => `${before}${sign === 'A' ? 'B' : 'A'}`);
const elsewhere: SetLink = { ...set, title: 'Somebody else’s' };

const ask: Ask = async ({ start, goal }, line) => {
  const answer = await judge(start.position, line, goal);
  return answer.ok ? answer.value : null;
};

/** What the page says of what was pasted: each row of a table with its cells and notes, what is in none with the reason, and the sentences above. */
function saysOf(pile: Pile): string[] {
  const rows = pile.tables.flatMap(({ from, rows }) => {
    const alike = alikeIn(rows);
    return rows.map((row) =>
      [
        from === 'came' ? 'a set that came with a result' : '',
        `${row.name ?? 'no name'}: ${row.judged.map((judged) => cellOf(judged).says).join(' | ')}`,
        notesOf(row, alike.find((group) => group.rows.includes(row))?.rows ?? []),
      ]
        .filter(Boolean)
        .join('; '),
    );
  });
  return [...rows, ...unusedIn(pile).map(({ name, why }) => [name, why].filter(Boolean).join(' ')), ...pileWords(pile)];
}

const solved = 'solved, 1 slip, 1 hint, taken back once';
const changed = 'something in it was changed on the way';
/** What is done to a result, what is pasted, and what stands on the page then. `docs/links.md` has the same table in words. */
const forgeries: readonly (readonly [string, string, string])[] = [
  ['nothing', link(honest), `Aino: clean | ${solved}`],
  ['a letter of the moves changed', flipped, 'something is missing or has been changed'],
  ['the end cut off', link(honest).slice(0, -60), 'something is missing or has been changed'],
  ['the name changed', link(honest.replace('Aino', 'Eero'), { sum: sumOfHonest }), changed],
  ['a move changed', link(honest.replace('p1,', 'p2,'), { sum: sumOfHonest }), changed],
  ['the slip taken out', link(honest.replace(`&y=${lost}`, ''), { sum: sumOfHonest }), changed],
  ['the hint taken out', link(honest.replace('&h=1', ''), { sum: sumOfHonest }), changed],
  ['a position taken out', link(honest.split('\n').slice(0, 2).join('\n'), { sum: sumOfHonest }), changed],
  ['the id of the set changed', link(honest, { id: 'zzz', sum: sumOfHonest }), changed],
  ['the checksum taken out', link(honest, { sum: null }), 'handed in by an older edition, without a checksum'],
  ['counts taken out, the checksum made anew', link(`n=Aino\ni=1&l=${winning}\ni=2&l=${winning}`), 'Aino: clean | clean'],
  [
    'an easy set of the same titles',
    link('n=Eve\ni=1&l=1-f\ni=2&l=1-f', { of: easy, own: true }),
    'a set that came with a result; Eve: clean',
  ],
  ['moves of the easy set, as if of the teacher’s', link('n=Eve\ni=1&l=1-f\ni=2&l=1-f'), 'Eve: begun, cannot be played here'],
  ['a set that nobody here has', link(honest, { of: elsewhere }), 'its set is not here'],
  ['renamed copies', [link(honest), link(honest.replace('Aino', 'Eero'))].join('\n'), 'the same moves as Aino'],
  ['pasted twice', [link(honest), link(honest)].join('\n'), 'Already here'],
  ['a move that the rules refuse', link('n=Eve\ni=1&l=1-f'), 'Eve: begun, cannot be played here | not begun'],
  ['moves that are none', link('n=Eve\ni=1&l=%3Cscript%3E'), 'Eve: begun, cannot be played here | not begun'],
  ['a slip that is none', link(`n=Eve\ni=1&l=${winning}&y=p1`), 'Eve: clean | not begun'],
  ['a slip that cannot be played', link(`n=Eve\ni=1&l=${winning}&y=9-f`), 'Eve: clean | not begun'],
  ['lost, and said to be solved', link(`n=Eve\ni=1&l=${lost}&o=0`), 'Eve: begun, lost'],
  ['a solve with a question', link(`n=Eve\ni=1&l=${winning}&q=1`), 'Eve: solved, with help, asked once'],
  ['a solve after the solution', link(`n=Eve\ni=1&l=${winning}&o=1`), 'Eve: solved, with help, saw a solution'],
  ['a position that the set does not have', link('n=Eve\ni=77&l=p1'), 'Eve: not begun | not begun'],
  ['a position beyond what sets have', link('n=Eve\ni=201&l=p1'), 'is not a number from 1 to 200'],
  ['a position twice', link('n=Eve\ni=1&l=p1\ni=1&l=p2'), 'it is given more than once'],
  ['a count below nothing', link(`n=Eve\ni=1&l=${winning}&h=-1`), 'is not a number from 0 to 9,999'],
  ['a count that is no number', link(`n=Eve\ni=1&l=${winning}&h=none`), 'is not a number from 0 to 9,999'],
  ['61 slips', link(`n=Eve\ni=1&l=p1${'&y=p2'.repeat(61)}`), 'there are more than fit in a link'],
  ['49,000 slips', link(`n=Eve\ni=1${'&y=d'.repeat(49_000)}`), 'there are more than fit in a link'],
  ['a name of 81 letters', link(`n=${'N'.repeat(81)}\ni=1&l=p1`), '80'],
  ['a name that turns the line around', link(`n=%E2%80%AEEve%07\ni=1&l=${winning}`), 'Eve: clean | not begun'],
  ['no name', link(`n=\ni=1&l=${winning}`), 'no name: clean | not begun'],
  ['3 million letters, packed', link(`n=${'x'.repeat(3_000_000)}`), 'it is longer than any link of this site'],
  ['30 million letters, packed', link(`n=${'x'.repeat(30_000_000)}`), 'it is longer than any link of this site'],
];

beforeEach(() => eraseAll());

describe('results that are forged', () => {
  beforeAll(() => expect(forgeries.length).toBeGreaterThanOrEqual(30));

  it.each(forgeries)('%s', async (_, pasted, says) => {
    keepOurs({ id: setId(set), fragment: formatSet(set) });
    const pile = await takeIn(noPile, pasted, { ask, pause: async () => {}, counted() {}, shown() {} });
    expect(saysOf(pile).join('\n')).toContain(says);
  });

  it('all at once refuse nobody who is honest', async () => {
    keepOurs({ id: setId(set), fragment: formatSet(set) });
    const own = link(honest.replace('Aino', 'Honest'));
    const all = [...forgeries.map(([, pasted]) => pasted), own].join('\n');
    const pile = await takeIn(noPile, all, { ask, pause: async () => {}, counted() {}, shown() {} });
    expect(saysOf(pile).join('\n')).toContain(`Honest: clean | ${solved}`);
  });
});
