import { formatLink, type PositionLink } from '../../src/components/links/links.ts';
import { formatEmbed } from '../../src/components/teach/links/embed.ts';
import { formatResult } from '../../src/components/teach/links/write-result.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { examples } from '../teach/links.ts';

/** Half a pair of surrogates cannot stand in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Texts as nobody's page holds them, each of them at most so long. */
export const words: readonly ((random: Rng, most: number) => string)[] = [
  (_, most) => 'W'.repeat(most),
  (_, most) => 'Donaudampfschifffahrtsgesellschaft'.repeat(most).slice(0, most),
  (_, most) => `\u202e${'esrever'.repeat(most).slice(0, most - 2)}\u2066`,
  (_, most) => `o${'\u0301\u0323\u0360'.repeat(most).slice(0, most - 1)}`,
  (_, most) => `https://example.org/${'a/%20?b=c&'.repeat(most).slice(0, most - 20)}`,
  (_, most) => 'ستةعشر'.repeat(most).slice(0, most),
  (_, most) => 'a\u00a0'.repeat(most).slice(0, most),
  (_, most) => '﷽'.repeat(most).slice(0, most),
  (_, most) => 'x\u2060'.repeat(most).slice(0, most),
  (_, most) => '<b>&amp;"\'=1+1'.repeat(most).slice(0, most),
  (_, most) => '9'.repeat(most),
  (_, most) => '-'.repeat(most),
  (_, most) => '🂡👨‍👩‍👧‍👦'.repeat(most).slice(0, most),
  (random, most) => Array.from({ length: Math.min(most, 40) }, () => String.fromCharCode(0x21 + random.int(0xd7de))).join(''),
];

const lengths = [30, 200, 1_000, 10_000];

/** A fragment that says something strange, and the page it is for. */
export interface Hostile {
  readonly page: string;
  readonly fragment: string;
}

/** Of every kind of page that opens a link or quotes one. */
const makers: readonly ((word: (most?: number) => string, random: Rng) => Hostile)[] = (() => {
  const item = (word: (most?: number) => string, random: Rng): PositionLink => ({
    ...(examples[random.int(examples.length)] as (typeof examples)[number]),
    line: [],
    text: word(3_000),
    hints: [word(800), word(800)],
    question: word(2_000),
    answer: word(1_000),
  });
  const of = (page: string, fragment: string): Hostile => ({ page, fragment });
  const set = (word: (most?: number) => string, random: Rng) => ({
    title: word(),
    by: word(2_000),
    intro: word(2_000),
    telling: 'when-asked' as const,
    explore: true,
    items: [item(word, random), item(word, random)],
  });
  const told = { takenBack: 1, hints: 1, questions: 1, solution: false };
  const attempt = (word: (most?: number) => string) => ({ item: 0, line: [word(50)], slips: [[word(50)]], told });
  const quoted = (word: (most?: number) => string) => encodeURIComponent(wellFormed(word(2_000)));
  return [
    (word, random) => of('/position/', formatLink(item(word, random))),
    (word, random) => of('/embed/', formatEmbed(item(word, random))),
    (word, random) => of('/teachers/embed/', formatLink(item(word, random))),
    (word, random) => of('/compose/', formatLink(item(word, random))),
    (word, random) => of('/set/', formatSet(set(word, random))),
    (word, random) => of('/set/', `${formatSet(set(word, random))}&at=1`),
    (word, random) =>
      of('/result/', formatResult({ name: word(80), id: 'abc', set: set(() => word(40), random), attempts: [attempt(word)] })),
    (word) => of('/position/', `p=${quoted(word)}&v=1`),
    (word) => of('/position/', `p=sixteen:${quoted(word)}&v=1`),
    (word) => of('/position/', `p=russian-bank:free/1/${quoted(word)}&g=${quoted(word)}&v=1`),
    (word) => of('/position/', `p=sixteen:5/2.53/51/4/-&g=${quoted(word)}&v=1`),
    (word) => of('/position/', `p=sixteen:5/2.53/51/4/-&l=${quoted(word)}&v=1`),
    (word) => of('/position/', `p=sixteen:5/2.53/51/4/-&d=${quoted(word)}&v=${quoted(word)}`),
    (word) => of('/position/', `p=${word(300).replaceAll('%', '')}%E0%&v=1`),
    (word) => of('/embed/', `p=sixteen:5/2.53/51/4/-&c=${quoted(word)}&v=1`),
    (word) => of('/embed/', `p=sixteen:${quoted(word)}&v=1`),
    (word) => of('/set/', `s=${quoted(word)}&v=1`),
    (word) => of('/set/', `s=x&v=${quoted(word)}`),
    (word) => of('/result/', `k=${quoted(word)}&r=${quoted(word)}&v=1`),
    (word) => of('/compose/', `p=sixteen:${quoted(word)}&v=1`),
    (word) => of('/compose/', `p=ristiseiska:pantti/${quoted(word)}&g=${quoted(word)}&v=1`),
    (word) => of('/practice/', `s=${quoted(word)}&g=${quoted(word)}&n=1`),
    (word) => of('/play/sixteen/', `n=${quoted(word)}&ranks=${quoted(word)}`),
    (word) => of('/teachers/embed/', `p=${quoted(word)}&v=1`),
  ];
})();

/** So many fragments; the same ones for the same seed. */
export function hostileFragments(count: number, seed: number): Hostile[] {
  const random = rng(seed);
  return Array.from({ length: count }, (_, i) => {
    const make = makers[i % makers.length] as (typeof makers)[number];
    const length = lengths[random.int(lengths.length)] as number;
    const word = (most = 10_000) => {
      const say = words[random.int(words.length)] as (typeof words)[number];
      return wellFormed(say(random, Math.max(24, Math.min(length, most))));
    };
    return make(word, random);
  });
}
