import { parseAsked } from '../../src/components/endless/asked.ts';
import { loadComposer } from '../../src/components/games/index.ts';
import { noteReader } from '../../src/components/kept/kinds.ts';
import { parseLink } from '../../src/components/links/links.ts';
import { pack } from '../../src/components/links/pack.ts';
import { parseDeal } from '../../src/components/play/deals.ts';
import { parseWanted } from '../../src/components/play/puzzle-filter.ts';
import { parseTyped } from '../../src/components/teach/compose/typed.ts';
import { parseEmbed } from '../../src/components/teach/links/embed.ts';
import { resultsIn, setIn } from '../../src/components/teach/links/in-text.ts';
import { parseResult, plainName } from '../../src/components/teach/links/result.ts';
import { parseSet } from '../../src/components/teach/links/set.ts';
import { formatResult } from '../../src/components/teach/links/write-result.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { linksOf, parseKept } from '../../src/components/teach/result/kept.ts';
import { noPile, takeIn } from '../../src/components/teach/result/taking.ts';
import { csvName, harmless } from '../../src/components/teach/result/to-csv.ts';
import { positionsIn } from '../../src/components/teach/set/adding.ts';
import { parseSetFragment } from '../../src/components/teach/set/read.ts';
import { batch, linesOf } from '../../src/engine/cli/batch.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { gameIds, loadTextGame } from '../../src/engine/games/registry.ts';
import { parseCode, parseCompact } from '../../src/records/code.ts';
import { parseFile } from '../../src/records/file.ts';
import { planImport } from '../../src/records/merge.ts';
import { idIn, speaksOf } from '../../src/site/fragment.ts';
import { parseSettings } from '../../src/site/settings.ts';

/** A reader of text from outside. */
export interface Reader {
  readonly name: string;
  read(text: string): unknown;
  /** Texts around a run of signs, each as deep as something can be put into what this reads. */
  shapes(run: string): readonly string[];
  /** How long the shorter of two runs is. */
  readonly length: number;
  /** The longest text that is read; of a longer one nothing is looked at. null: looked at as far as its start, or bounded in another way. */
  readonly longest: number | null;
}

const reader = (name: string, read: Reader['read'], more: Partial<Reader> = {}): Reader => ({
  name,
  read,
  shapes: (run) => [run],
  length: 1_500,
  longest: null,
  ...more,
});

const fragments = (run: string) => [run, `p=x${run}`, `p=sixteen:5/2.53/51/4/-&t=${run}`, `p=x&l=${run}`, `p=x&z=${run}`];
const games = await Promise.all(gameIds.map(async (id) => [id, await loadTextGame(id)] as const));
const fields = { sixteen: 5, 'russian-bank': 7, ristiseiska: 10 } as const;
const good = {
  sixteen: 'sixteen:5/2.53/51/4/-',
  'russian-bank': 'russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12',
  ristiseiska: 'ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-',
} as const;

async function all(lines: AsyncIterable<string>): Promise<void> {
  for await (const _ of lines);
}
async function* chunks(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 64) yield text.slice(at, at + 64);
}

const readNote = await noteReader();
const composers = await Promise.all(gameIds.map((game) => loadComposer(game)));
const tray = composers.flatMap((composer) => composer.tray(composer.empty));

/** What is kept, or was saved, as text; null where it is no JSON at all. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const count = (run: string): readonly number[] => Array.from(run, (_, i) => i);
const oneSet = {
  title: 'x',
  by: null,
  intro: null,
  items: [{ position: good.sixteen, goal: 'win', line: [], text: null, hints: [] }],
};

const packed = new Map<string | null, string>();
/** The link of a result under a name; each is packed once. */
function resultLink(name: string | null): string {
  const link = packed.get(name) ?? `/result/#${formatResult({ name, id: 'a1', set: null, attempts: [] })}`;
  packed.set(name, link);
  return link;
}

/** Results, as many as a text may hold of them. */
const results = (run: string, name: (i: number) => string | null): string =>
  count(run.slice(0, run.length / 8))
    .map((i) => resultLink(name(i)))
    .join(' ');

/** A draft with so many of something. */
const drafts = (run: string): string => {
  const work = { game: 'sixteen', draft: { places: {}, facts: { ranks: '16', copies: '6', piles: '4' } }, goal: run, words: {} };
  const pieces = { ...work, draft: { ...work.draft, places: { p1: [...run] } } };
  return JSON.stringify([
    { id: 'a', work },
    { id: 'b', work: pieces, steps: { undo: count(run).map(() => ({ ...work, goal: 'win' })) } },
    ...run,
  ]);
};

/** A good text for each kind of note around a run of signs. */
const notes: Readonly<Record<string, (run: string) => unknown>> = {
  set: (run) => `t=x\n${run}`,
  practice: (run) => ({ v: 1, again: [...run], counted: [...run], ratings: { sixteen: { past: [...run] } } }),
  'practice.choice': (run) => ({ game: run }),
  'teach.name': (run) => run,
  'teach.sets': (run) => [{ id: run, fragment: run }, ...run],
  'games.finished': (run) =>
    Object.fromEntries(count(run).map((i) => [`g${i}#n=1`, { result: 'won', at: i, moves: 1, undone: 0, hints: 0 }])),
  'deal.open': (run) =>
    Object.fromEntries(count(run).map((i) => [`sixteen#n=${i}`, { deal: `n=${i}`, moves: 1, position: 'x' }])),
  'deal.drawn': (run) => Object.fromEntries(count(run).map((i) => [`n=${i}`, i])),
  'deal.given-up': (run) => Object.fromEntries(count(run).map((i) => [`n=${i}`, i])),
  'deal.sixteen.last': (run) => `n=1&${run}`,
  'match.ristiseiska.n=1': (run) => count(run).map(() => ({ points: [1, 2, 3] })),
};

const tools = { ask: async () => null, pause: async () => {}, counted: () => {}, shown: () => {} };

export const readers: readonly Reader[] = [
  reader('position link', parseLink, { shapes: fragments, longest: 20_000 }),
  reader('embed link', parseEmbed, { shapes: fragments, longest: 20_000 }),
  reader('practice link', parseAsked, { shapes: (run) => [run, `s=${run}`, `s=sixteen&r=${run}`], length: 150, longest: 400 }),
  reader('set link', parseSet, { shapes: (run) => [run, `s=${run}`], longest: 100_000 }),
  reader('set, unpacked', (text) => parseSet(`s=${pack(text)}`), {
    shapes: (run) => [run, `t=${run}`, `t=x\np=x${run}`, `t=x${'\np=x'.repeat(5)}${run}`],
  }),
  reader('result link', (text) => parseResult(text), { shapes: (run) => [run, `k=1&r=${run}`], longest: 100_000 }),
  reader('result, unpacked', (text) => parseResult(`k=1&r=${pack(text)}`), {
    shapes: (run) => [run, `n=${run}`, `n=x\ni=1${run}`, `n=x\ni=1&l=${run}`],
  }),
  reader('a set, or a position handed in alone', (text) => parseSetFragment(`#${text}`), {
    shapes: (run) => [run, `s=${run}`, `p=x&at=1${run}`],
  }),
  reader('a name', plainName),
  reader('results in a text', resultsIn),
  reader('links of a text', (text) => linksOf(text)),
  reader('results taken in', (text) => takeIn(noPile, text, tools), {
    shapes: (run) => [
      run,
      results(run, (i) => `x${i}`),
      results(run, () => null),
      results(run, () => 'x'),
      `/set/#${formatSet(oneSet)} ${run}`,
    ],
  }),
  reader('results kept', (text) => parseKept(json(text)), {
    shapes: (run) => [run, JSON.stringify({ texts: [run], mine: [run] }), JSON.stringify({ texts: [...run], mine: [...run] })],
  }),
  reader('a cell of a file', harmless),
  reader('the name of a file', csvName),
  reader('what is looked for in a list', parseWanted, { shapes: (run) => [run, `?theme=${run}`] }),
  reader('a set in a text', setIn),
  reader('add by link', positionsIn, { longest: null }),
  reader('typed into the composer', (text) => parseTyped(text, tray), { shapes: (run) => [run, `7c${run}`] }),
  reader('line of play', parseLine),
  reader('id', idIn),
  reader('keys of a fragment', (text) => speaksOf(text, 'pskc')),
  reader('records, file', (text) => parseFile(text), {
    shapes: (run) => [
      run,
      `{"winnable":"records","version":2,"solved":{${`"s-0001":{},`.repeat(run.length / 20)}"x":1},"other":{"a":${JSON.stringify(run)}}}`,
      JSON.stringify({
        winnable: 'records',
        version: 2,
        steps: { 'sixteen/x': [...run].map(String) },
        lines: { a: { line: [...run] } },
      }),
    ],
  }),
  reader(
    'records, taken over',
    (text) => {
      const read = parseFile(text, new Date(), readNote);
      return read.ok && planImport(read.value.records, () => undefined);
    },
    {
      shapes: (run) => [
        JSON.stringify({
          winnable: 'records',
          version: 2,
          solved: Object.fromEntries(
            count(run).map((i) => [
              `s-${i + 1000}`,
              { v: 2, date: '2026-11-21', actions: 1, hints: 0, solution: false, undone: 0, slips: 0, questions: 0 },
            ]),
          ),
          days: Object.fromEntries(count(run).map((i) => [`${i + 1}`, { s: '2026-11-21' }])),
        }),
      ],
      length: 300,
    },
  ),
  reader('settings', (text) => parseSettings(json(text)), {
    shapes: (run) => [
      run,
      JSON.stringify({ theme: run }),
      JSON.stringify(Object.fromEntries(count(run).map((i) => [`k${i}`, 1]))),
    ],
  }),
  reader('drafts', (text) => readNote('compose', json(text)), { shapes: (run) => [run, drafts(run)], length: 300 }),
  ...Object.entries(notes).map(([key, around]) =>
    reader(`note ${key}`, (text) => readNote(key, json(text)), { shapes: (run) => [run, JSON.stringify(around(run))] }),
  ),
  reader('records, code', (text) => parseCode(text), {
    shapes: (run) => [run, `winnable1.${run}`, `winnable1.AA${run}.00000000`],
  }),
  reader('records, compact', (text) => parseCompact(text), {
    shapes: (run) => [
      run,
      JSON.stringify({ v: 2, d: Array.from(run, (sign, i) => [1, `${sign}${i}`, 0]) }),
      JSON.stringify({ v: 2, p: { s: Array.from(run, (_, i) => [i, 1, 1]) } }),
    ],
  }),
  reader('batch', (text) => all(batch(linesOf(chunks(text)), () => {})), {
    shapes: (run) => [
      run,
      JSON.stringify({ cmd: 'play', position: good.sixteen, line: run }),
      JSON.stringify({ cmd: 'solve', position: run }),
      JSON.stringify({ cmd: 'solve', position: good.sixteen, goal: run }),
      JSON.stringify({ cmd: 'deal', game: 'sixteen', seed: 1, rules: run }),
    ],
  }),
  ...games.flatMap(([id, game]) => [
    reader(`${id}: position`, (text) => game.open(`${id}:${text}`), {
      length: 900,
      longest: 2_000,
      shapes: (run) => {
        const parts = good[id].slice(id.length + 1).split('/');
        return [run, ...Array.from({ length: fields[id] }, (_, i) => parts.with(i, run).join('/'))];
      },
    }),
    reader(`${id}: goal`, (text) => game.checkGoal(text), {
      length: 900,
      longest: 2_000,
      shapes: (run) => [
        run,
        ...['home:', 'top:4=', 'top:', 'do:', 'lay:t1=', 'lies:', 'played:', 'stock:'].map((kind) => kind + run),
      ],
    }),
    reader(`${id}: action`, (text) => game.replay(good[id], [text])),
    reader(`${id}: line`, (text) => game.replay(good[id], parseLine(text))),
    reader(`${id}: deal`, (text) => parseDeal(text, { game, opponents: true } as unknown as Parameters<typeof parseDeal>[1]), {
      length: 900,
      longest: 2_000,
      shapes: (run) => [run, `n=1&rules=${run}`, `n=${run}`, `n=1${run}`],
    }),
  ]),
];
