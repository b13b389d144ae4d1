import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAsked } from '../../src/components/endless/asked.ts';
import { noteReader } from '../../src/components/kept/kinds.ts';
import { formatLink, type PositionLink, parseLink } from '../../src/components/links/links.ts';
import { pack } from '../../src/components/links/pack.ts';
import { parseDeal } from '../../src/components/play/deals.ts';
import { formatEmbed, parseEmbed } from '../../src/components/teach/links/embed.ts';
import { positionIn, resultsIn, setsIn } from '../../src/components/teach/links/in-text.ts';
import { parseResult, type ResultLink } from '../../src/components/teach/links/result.ts';
import { formatSetText, parseSet, setId } from '../../src/components/teach/links/set.ts';
import { formatResult } from '../../src/components/teach/links/write-result.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { openLink } from '../../src/components/teach/opened.ts';
import { cellOf } from '../../src/components/teach/result/cells.ts';
import { judgeResult } from '../../src/components/teach/result/judging.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { gameOf, loadTextGame } from '../../src/engine/games/registry.ts';
import { formatCode, formatCompact, parseCode, parseCompact } from '../../src/records/code.ts';
import { fileVersion, formatFile, parseFile } from '../../src/records/file.ts';
import { exampleSet, examples } from './links.ts';
import { mutated } from './mutated.ts';

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

/** What `count` texts of a kind took to be read, in milliseconds. */
class Clock {
  readonly #took = new Float64Array(count);
  #read = 0;
  #worst = { took: 0, signs: 0 };

  /** Reads a text; one that takes longer than any before it is read thrice more, and the shortest time counts: what the machine did meanwhile is not the text's. */
  async read<T>(text: string, read: (text: string) => T | Promise<T>): Promise<T> {
    let begun = performance.now();
    const result = await read(text);
    let took = performance.now() - begun;
    for (let again = 0; process.env.LINKS && took > this.#worst.took && again < 3; again++) {
      begun = performance.now();
      await read(text);
      took = Math.min(took, performance.now() - begun);
    }
    if (took > this.#worst.took) this.#worst = { took, signs: text.length };
    this.#took[this.#read++] = took;
    return result;
  }

  /** Prints the figures of docs/links.md. */
  say(kind: string): void {
    const { took, signs } = this.#worst;
    const median = this.#took.toSorted()[count >> 1] ?? 0;
    if (process.env.LINKS)
      console.log(`${kind}: median ${median.toFixed(3)} ms, the worst of ${count} ${took.toFixed(1)} ms (${signs} signs)`);
  }
}

/** Numbers below another, the same for the same kind. */
function numbersOf(kind: string): (below: number) => number {
  const random = rng([...kind].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) >>> 0);
  return (below) => random.int(Math.max(1, below));
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
    const next = numbersOf(kind);
    const clock = new Clock();
    let readable = 0;
    for (let i = 0; i < count; i++) {
      const deep = inside && i % 2 === 1;
      const text = deep ? inside.wrap(mutated(inside.text, next)) : mutated(good[next(good.length)] as string, next);
      const result = await clock.read(text, async (link) => read(link));
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
    clock.say(kind);
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

const base = 'https://winnable.example';
const message = [
  `Hi, mine: <${base}/result/#${kinds.result.good[0]}>, and`,
  `"${base}/set/#${kinds.set.good[0]}". See ${base}/position/#${kinds.position.good[0]}!`,
].join('\n');
const solved = { v: 2, date: '2026-11-21', actions: 9, hints: 0, solution: false, undone: 1, slips: 0, questions: 0 } as const;
const records = {
  solved: { 's-0001': { ...solved }, 'r-0002': { ...solved, seconds: 40 } },
  days: { 40: { s: '2026-11-21' } },
  steps: { 'sixteen/bricks-and-urn': ['urn'] },
  settings: {},
  lines: {},
  other: {},
};
const work = {
  game: 'sixteen',
  draft: { places: { p1: ['2', '5'] }, facts: { ranks: '5' } },
  goal: 'win',
  words: { title: 'Doors' },
};
const readNote = await noteReader();
const sixteen = { game: await loadTextGame('sixteen'), opponents: true } as unknown as Parameters<typeof parseDeal>[1];

/** What is JSON, where a text is that at all. */
const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Everything else that is brought in as text; `inside`: what a good one is made around. */
const others = {
  'text with links in it': {
    good: [message],
    read: (text: string) => [resultsIn(text), setsIn(text), positionIn(text)],
    inside: { text: message, wrap: (text: string) => `${message}\n${text}` },
  },
  practice: {
    good: ['s=sixteen&r=sixteen&g=win&t=doors&d=3&n=12', 's=ristiseiska'],
    read: parseAsked,
    inside: { text: 'doors', wrap: (text: string) => `s=sixteen&t=${text}` },
  },
  deal: {
    good: ['n=12&ranks=8&copies=2&open=1', 'n=4000000000&player=random'],
    read: (text: string) => parseDeal(text, sixteen),
    inside: { text: '8', wrap: (text: string) => `n=1&ranks=${text}` },
  },
  draft: {
    good: [JSON.stringify([{ id: 'a', work, steps: { undo: [work] } }])],
    read: (text: string) => readNote('compose', json(text)),
    inside: {
      text: '2,5,3,1',
      wrap: (text: string) =>
        JSON.stringify([{ id: 'a', work: { ...work, goal: text, draft: { ...work.draft, places: { p1: text.split(',') } } } }]),
    },
  },
  'records, a file': {
    good: [formatFile(records, '2026-11-25')],
    read: (text: string) => parseFile(text, new Date(), readNote),
    inside: {
      text: 'p1,2-1,draw',
      wrap: (text: string) =>
        JSON.stringify({
          winnable: 'records',
          version: fileVersion,
          lines: { a: { line: text.split(','), cursor: 0, hints: 0, undone: 0, solution: false } },
          steps: { [text]: ['urn'] },
        }),
    },
  },
  'records, a code': {
    good: [await formatCode(records)],
    read: async (text: string) => [await parseCode(text), parseCompact(text)],
    inside: { text: formatCompact(records), wrap: (text: string) => text },
  },
} as const;

describe.each(Object.entries(others))('%s', (kind, { good, read, inside }) => {
  it(`${count} to which something has been done are read or refused`, async () => {
    const next = numbersOf(kind);
    const clock = new Clock();
    for (let i = 0; i < count; i++) {
      const text = i % 2 === 1 ? inside.wrap(mutated(inside.text, next)) : mutated(good[next(good.length)] as string, next);
      await clock.read<unknown>(text, read);
    }
    clock.say(kind);
  }, 1_800_000);
});
