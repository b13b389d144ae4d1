/**
 * Run by `steps.test.ts` in a process of its own: reads hostile texts with every reader of text from outside, once and at twice the length,
 * and writes how many steps each took as JSON.
 *
 * A step is a call of a function of ours, a round of a loop or a branch that is taken (`blocks.ts` has them counted, so no reader is changed
 * for it), an item that an iterator gives (a copy by `[...list]` is as many), an item or a sign that a built-in of arrays and strings has to
 * look at, and a try of a part of a regular expression, which a small backtracking matcher goes through beside the real one. Not counted:
 * copies of objects by `{ ...object }` (`steps.test.ts` bans their growing use in the files that are read here), the browser's inflating
 * (bounded by bytes, `unpack.ts`), JSON.parse beyond the length of its text, and layout.
 */
import { countBlocks } from './blocks.ts';

const root = new URL('../../', import.meta.url);
// Before anything of ours is loaded.
const blocks = countBlocks(
  (url) => (url.startsWith(`${root.href}src/`) && !url.includes('/paraglide/')) || url.endsWith('/teach/slow.ts'),
);

let steps = 0;
let counting = false;
const count = (n: number) => {
  if (counting) steps += n;
};

// biome-ignore lint/suspicious/noExplicitAny: built-ins of every shape
type Any = any;

/** Puts a function in the place of a method, which counts and then does the same. */
function watch(owner: Any, name: string | symbol, cost: (self: Any, args: Any[], result: Any) => number): void {
  const real = owner[name];
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: Any, ...args: Any[]) {
      const result = Reflect.apply(real, this, args);
      if (counting) {
        counting = false;
        steps += cost(this, args, result);
        counting = true;
      }
      return result;
    },
  });
}

/** A small backtracking matcher: how many tries a search takes. */
type Test = (i: number, go: (i: number) => boolean) => boolean;
const realExec = RegExp.prototype.exec;
const fits = (regex: RegExp, sign: string): boolean => Reflect.apply(realExec, regex, [sign]) !== null;

class Machine {
  text = '';
  tries = 0;
  private at = 0;
  private readonly source: string;
  private readonly flags: string;
  readonly whole: Test;
  readonly fromStart: boolean;
  constructor({ source, flags }: RegExp) {
    this.source = source;
    this.flags = flags.replace(/[gyd]/g, '');
    this.whole = this.choice();
    this.fromStart = source.startsWith('^') && !source.includes('|') && !flags.includes('m');
  }
  private choice(): Test {
    const ways = [this.row()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      ways.push(this.row());
    }
    return ways.length === 1 ? (ways[0] as Test) : (i, go) => ways.some((way) => way(i, go));
  }
  private row(): Test {
    const parts: Test[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')') parts.push(this.part());
    return (i, go) => {
      const from = (n: number, j: number): boolean => {
        const part = parts[n];
        return part ? part(j, (next) => from(n + 1, next)) : go(j);
      };
      return from(0, i);
    };
  }
  private part(): Test {
    const { test, single } = this.atom();
    const found = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})(\?)?/.exec(this.source.slice(this.at));
    if (!found) return test;
    this.at += found[0].length;
    const sign = found[0][0];
    const least = sign === '+' ? 1 : sign === '{' ? Number(found[1]) : 0;
    const most = sign === '?' ? 1 : sign === '{' ? (found[2] ? Number(found[3] || 1 / 0) : least) : 1 / 0;
    const lazy = found[4] !== undefined;
    if (single && !lazy)
      return (i, go) => {
        const ends = [i];
        for (let j = i; ends.length <= most; ) {
          let next = -1;
          const stepped = single(j, (to) => {
            next = to;
            return true;
          });
          if (!stepped) break;
          j = next;
          ends.push(j);
        }
        for (let n = ends.length - 1; n >= least; n--) {
          this.tries += 1;
          if (go(ends[n] as number)) return true;
        }
        return false;
      };
    return (i, go) => {
      const again = (n: number, j: number): boolean => {
        this.tries += 1;
        const more = () => n < most && test(j, (next) => (next > j || n < least) && again(n + 1, next));
        const stop = () => n >= least && go(j);
        return lazy ? stop() || more() : more() || stop();
      };
      return again(0, i);
    };
  }
  private atom(): { test: Test; single?: Test } {
    const rest = this.source.slice(this.at);
    const look = /^\(\?(<?)([=!])/.exec(rest);
    if (look) {
      this.at += look[0].length;
      const inner = this.choice();
      this.at += 1;
      // Looking back is over after the few signs it looks at.
      if (look[1]) return { test: (i, go) => go(i) };
      return { test: (i, go) => inner(i, () => true) === (look[2] === '=') && go(i) };
    }
    const open = /^\((?:\?:|\?<\w+>)?/.exec(rest);
    if (open) {
      this.at += open[0].length;
      const inner = this.choice();
      this.at += 1;
      return { test: inner };
    }
    const edge = /^(?:\^|\$|\\b|\\B)/.exec(rest)?.[0];
    if (edge) {
      this.at += edge.length;
      const word = (i: number) => i >= 0 && i < this.text.length && fits(/\w/, this.text[i] as string);
      return {
        test: (i, go) => {
          this.tries += 1;
          const holds =
            edge === '^' ? i === 0 : edge === '$' ? i === this.text.length : (word(i - 1) !== word(i)) === (edge === '\\b');
          return holds && go(i);
        },
      };
    }
    const one =
      /^(?:\[\^?(?:\\[pP]\{[\w=]+\}|\\u\{?\w+\}?|\\.|[^\]\\])*\]|\\[pP]\{[\w=]+\}|\\u[0-9a-f]{4}|\\x..|\\.|[\s\S])/iu.exec(
        rest,
      )?.[0] ?? rest;
    this.at += one.length;
    const sign = new RegExp(`^${one}$`, this.flags);
    const single: Test = (i, go) => {
      this.tries += 1;
      const char = this.text[i];
      return char !== undefined && fits(sign, char) && go(i + 1);
    };
    return { test: single, single };
  }
  /** The tries of a search from a place in a text; `sticky`: there only. */
  search(text: string, from: number, sticky: boolean): number {
    this.text = text;
    this.tries = 0;
    for (let i = from; i <= text.length; i++) if (this.whole(i, () => true) || sticky || this.fromStart) break;
    return this.tries;
  }
}

const machines = new Map<string, Machine>();
Object.defineProperty(RegExp.prototype, 'exec', {
  configurable: true,
  writable: true,
  value(this: RegExp, text: unknown) {
    if (counting) {
      counting = false;
      const key = `${this.source}/${this.flags}`;
      const machine = machines.get(key) ?? new Machine(this);
      machines.set(key, machine);
      steps += machine.search(`${text}`, this.global || this.sticky ? this.lastIndex : 0, this.sticky);
      counting = true;
    }
    return Reflect.apply(realExec, this, [text]);
  },
});

const size = (result: Any): number => (result == null ? 0 : (result.length ?? result.size ?? 1));
watch(Object.getPrototypeOf([][Symbol.iterator]()), 'next', () => 1);
watch(Object.getPrototypeOf(''[Symbol.iterator]()), 'next', () => 1);
for (const name of [
  'includes',
  'indexOf',
  'lastIndexOf',
  'join',
  'sort',
  'toSorted',
  'splice',
  'toSpliced',
  'reverse',
  'fill',
  'with',
  'shift',
  'unshift',
])
  watch(Array.prototype, name, (self) => self.length);
for (const name of ['find', 'findIndex', 'some', 'every', 'map', 'filter', 'forEach', 'reduce', 'flatMap'])
  watch(Array.prototype, name, (self) => self.length);
for (const name of ['concat', 'slice', 'flat']) watch(Array.prototype, name, (_, __, result) => result.length);
watch(String.prototype, 'indexOf', (self, [, from = 0], found) =>
  found < 0 ? Math.max(0, self.length - from) : found - from + 1,
);
watch(String.prototype, 'includes', (self) => self.length);
watch(String.prototype, 'split', (_, __, found) => found.reduce((sum: number, one: string) => sum + one.length + 1, 0));
for (const name of ['replace', 'replaceAll', 'trim', 'trimEnd', 'toLowerCase', 'normalize', 'localeCompare'])
  watch(String.prototype, name, (self) => self.length);
for (const name of ['entries', 'keys', 'values']) watch(Object, name, (_, __, result) => size(result));
watch(Object, 'fromEntries', (_, __, result) => Reflect.ownKeys(result).length);
watch(JSON, 'parse', (_, [text]) => `${text}`.length);
watch(JSON, 'stringify', (_, __, text) => size(text));
for (const name of ['atob', 'btoa', 'decodeURIComponent', 'encodeURIComponent'])
  watch(globalThis, name, (_, [text]) => size(text));
watch(TextDecoder.prototype, 'decode', (_, [bytes]) => bytes?.byteLength ?? 0);

// Node's own looks through the rest for each key without a value, which no browser does, and signs of a deal are few: its length is counted.
const RealParams = globalThis.URLSearchParams;
globalThis.URLSearchParams = class extends RealParams {
  constructor(text: string) {
    const was = counting;
    counting = false;
    super(text);
    counting = was;
    count(text.length);
  }
} as typeof URLSearchParams;

const files = new Set<string>();

/** The steps that something takes. */
async function stepsOf(run: () => unknown): Promise<number> {
  blocks();
  steps = 0;
  counting = true;
  try {
    await run();
  } finally {
    counting = false;
  }
  const ran = blocks();
  for (const file of ran.files) files.add(file);
  return steps + ran.count;
}

/** What stands again and again in a hostile text. */
const runs = [
  ...['#', '&', '=', ' ', '\n', '-', '.', ',', ';', ':', '~', '"', '1', 'x', '\u200f', '\ud800', '\ufeff'],
  ...[
    '&h=',
    '&y=d',
    '&l=1-2',
    '&zz',
    '%41',
    '1-2,',
    'draw,',
    'do:',
    '#p=',
    '/set/#',
    '/result/#a ',
    '/learn/',
    'winnable1.',
    '7c',
    '{"a":',
    '[],',
    '10',
  ],
];

const { readers } = await import('./readers.ts');
const taken: Record<string, [number, number]> = {};
const beyond: Record<string, [number, number]> = {};
for (const { name, read, shapes, length, longest } of readers) {
  // What is made once is not counted.
  await read(shapes('')[0] ?? '');
  // Runs of as many signs often give the same text.
  const counted = new Map<string, number>();
  const stepsFor = async (text: string): Promise<number> => {
    const found = counted.get(text) ?? (await stepsOf(() => read(text)));
    counted.set(text, found);
    return found;
  };
  for (const run of runs) {
    // In fours, so that what is read as base64 is whole, or not, at both lengths.
    const texts = [length, 2 * length].map((n) => shapes(run.repeat(4 * Math.ceil(n / 4 / run.length))));
    for (const [i, text] of (texts[0] ?? []).entries()) {
      const shape = `${name}, shape ${i} of ${JSON.stringify(run)}`;
      taken[shape] = [await stepsFor(text), await stepsFor(texts[1]?.[i] ?? '')];
    }
  }
  if (longest !== null)
    for (const run of ['x', '&h=', ',', '/']) {
      const text = (n: number) => run.repeat(Math.ceil(n / run.length));
      beyond[`${name}, of ${run}`] = [
        await stepsOf(() => read(text(longest + 9))),
        await stepsOf(() => read(text(10 * longest))),
      ];
    }
}
const read = [...files];
const { slow } = await import('./slow.ts');
const known: Record<string, [number, number]> = {};
for (const { name, read } of slow)
  known[name] = [await stepsOf(() => read('x'.repeat(400))), await stepsOf(() => read('x'.repeat(800)))];
process.stdout.write(JSON.stringify({ taken, beyond, slow: known, files: read }));
