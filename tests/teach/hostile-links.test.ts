import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLink, type PositionLink, parseLink } from '../../src/components/links/links.ts';
import { formatEmbed, parseEmbed } from '../../src/components/teach/links/embed.ts';
import { pack } from '../../src/components/teach/links/pack.ts';
import { parseResult, type ResultLink } from '../../src/components/teach/links/result.ts';
import { parseSet } from '../../src/components/teach/links/set.ts';
import { formatSetText, setId } from '../../src/components/teach/links/set-text.ts';
import { formatResult } from '../../src/components/teach/links/write-result.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { openLink } from '../../src/components/teach/opened.ts';
import { cellOf } from '../../src/components/teach/result/cells.ts';
import { judgeResult } from '../../src/components/teach/result/judging.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { gameOf, loadTextGame } from '../../src/engine/games/registry.ts';
import { exampleSet, examples } from './links.ts';

/** How many links of each kind; `LINKS=100000 npx vitest run tests/teach/hostile-links.test.ts` for as many as one likes. */
const count = Number(process.env.LINKS ?? 3_000);

const items = exampleSet.items.map((item, i) => ({ ...item, line: examples[i]?.line ?? [] }));
const attempts = items.map(({ line }, item) => ({
  item,
  line,
  slips: [['draw']],
  told: { takenBack: 1, hints: 0, questions: 0, solution: false },
}));
const id = setId(exampleSet);
const resultBody = `n=Aino\n${attempts.map(({ item, line }) => `i=${item + 1}&l=${line.join(',')}&y=draw&u=3`).join('\n')}`;

/** Good links, and what lies packed inside of them: that is where a mutation gets deepest. */
const kinds = {
  position: { good: items.map(formatLink), read: (text: string) => parseLink(text), inside: null },
  embed: { good: items.map((item) => formatEmbed(item, { colours: 'dark', height: true })), read: parseEmbed, inside: null },
  set: {
    good: [formatSet(exampleSet), formatSet({ ...exampleSet, items: items.slice(0, 1) })],
    read: parseSet,
    inside: { text: formatSetText(exampleSet), wrap: (text: string) => `s=${pack(text)}&v=1` },
  },
  result: {
    good: [formatResult({ name: 'Aino', id, set: exampleSet, attempts }), formatResult({ name: null, id, set: null, attempts })],
    read: (text: string) => parseResult(text),
    inside: { text: resultBody, wrap: (text: string) => `k=${id}&r=${pack(text)}&v=1` },
  },
} as const;

const strange = [
  '%',
  '%E0',
  '%00',
  '&',
  '=',
  '#',
  '+',
  '\n',
  '\u2028',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '\ud800',
  '-',
  '/',
  '.',
  ';',
  '9'.repeat(400),
  '\u202e',
  '\u200f\u200e',
  '\udc00\ud800',
];

/** Shapes that are worst for some reader: a key again and again, a long run of one sign, one long word. */
const shapes = [
  (next: (below: number) => number) =>
    ['&h=', '&y=d', '&y=', '&p=x', '&l=1-2', '&zz', '&z=AA'][next(7)]?.repeat(10 ** (1 + next(4))) ?? '',
  (next: (below: number) => number) =>
    ['#', '=', '&', ',', '-', '\n', '\u202e', '\ud800', ' '][next(9)]?.repeat(10 ** (1 + next(4))) ?? '',
  () => 'x'.repeat(10_000),
];

/** A text with up to six things done to it. */
function mutated(text: string, next: (below: number) => number): string {
  let result = text;
  for (let n = next(6); n >= 0; n--) {
    const at = next(result.length + 1);
    const length = next(4) === 0 ? next(60) : next(3);
    const put = [
      () => '',
      () => strange[next(strange.length)] as string,
      () => String.fromCharCode(32 + next(95)),
      () => result.slice(at, at + length).repeat(2),
      () => [...result.slice(at, at + length)].reverse().join(''),
      // Seldom, or nothing would be left that can be read.
      () => (next(5) === 0 ? (shapes[next(shapes.length)]?.(next) ?? '') : ''),
      () => result.slice(next(result.length + 1)).slice(0, next(40)),
    ];
    result = result.slice(0, at) + (put[next(put.length)] as () => string)() + result.slice(at + length);
    if (next(20) === 0) result = result.slice(0, next(result.length + 1));
  }
  return result;
}

/** All that a page does with a position of a link before it shows anything. */
async function open({ position, goal, line }: PositionLink): Promise<void> {
  const game = gameOf(position);
  if (!game.ok) return;
  const text = await loadTextGame(game.value);
  const start = text.open(position);
  if (!start.ok) return;
  // What could be read is canonical.
  expect(text.open(start.value.position)).toMatchObject({ ok: true, value: { position: start.value.position } });
  if (goal !== null) text.checkGoal(goal);
  const replayed = text.replay(position, line);
  if (replayed.ok) expect(replayed.value.line).toEqual(line);
}

const opened = await Promise.all(exampleSet.items.map(openLink));

/** All that a page does with a result, but for the search. */
async function judge(result: ResultLink): Promise<void> {
  const row = await judgeResult(
    { fragment: '', result, copy: 0 },
    opened,
    async () => null,
    async () => {},
  );
  expect(row.judged).toHaveLength(opened.length);
  for (const judged of row.judged) expect(cellOf(judged).says).not.toBe('');
}

describe.each(Object.entries(kinds))('%s links', (kind, { good, read, inside }) => {
  it(`${count} that something has been done to are read or refused`, async () => {
    const random = rng([...kind].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) >>> 0);
    const next = (below: number) => random.int(Math.max(1, below));
    let readable = 0;
    let worst = { took: 0, signs: 0 };
    for (let i = 0; i < count; i++) {
      const deep = inside && i % 2 === 1;
      const text = deep ? inside.wrap(mutated(inside.text, next)) : mutated(good[next(good.length)] as string, next);
      let begun = performance.now();
      const result = await read(text);
      let took = performance.now() - begun;
      // What the machine did meanwhile is not the link's.
      for (let again = 0; process.env.LINKS && took > worst.took && again < 3; again++) {
        begun = performance.now();
        await read(text);
        took = Math.min(took, performance.now() - begun);
      }
      if (took > worst.took) worst = { took, signs: text.length };
      if (!result.ok) {
        expect(typeof result.error.kind).toBe('string');
        continue;
      }
      readable += 1;
      const { value } = result;
      if ('position' in value) await open(value);
      else if ('link' in value) await open(value.link);
      else if ('items' in value) for (const item of value.items) await open(item);
      else await judge(value);
    }
    if (process.env.LINKS)
      console.log(`${kind}: the worst of ${count} took ${worst.took.toFixed(1)} ms to read (${worst.signs} signs)`);
    expect(readable).toBeGreaterThan(count / 50);
  }, 1_800_000);

  it('any text at all is read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        for (const link of [text, `p=${text}`, `s=${text}`, `k=1&r=${text}`, inside ? inside.wrap(text) : text])
          expect(typeof (await read(link)).ok).toBe('boolean');
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
