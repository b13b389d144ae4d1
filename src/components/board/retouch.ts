import { drawing, Guesses, measured, moved, numbers } from './asleep.ts';
import { type Node, node } from './svg-node.ts';

/**
 * A picture that stands for several: one as it is, the others as what is different in them. Nearly all of them have the same marks
 * in the same order, at other places; so a retouch says which elements go, which of a few spare ones come, and then, for the numbers
 * that change, by how much. `asleep.ts` carries it out before the picture is painted, and has the words of a retouch.
 */
export interface Retouched {
  /** The first picture, with the spare elements of the others at its end, where they are not drawn. */
  readonly picture: Node;
  /** A retouch for each of the others. */
  readonly retouches: readonly string[];
}

const elements = ({ children }: Node): Node[] => children.filter((child): child is Node => typeof child !== 'string');
const withoutNumbers = (name: string, value: string): string =>
  name === 'href' ? value.replace(drawing, '$1$2') : measured.test(name) ? value.replace(numbers, '0') : value;

/** What two elements have in common that can be made the same by other numbers. */
const kindOf = ({ tag, attrs, children }: Node): string =>
  [
    tag,
    ...Object.entries(attrs).map(([name, value]) => `${name}=${withoutNumbers(name, value)}`),
    ...children.filter((c) => typeof c === 'string'),
  ].join('\n');

interface Branch {
  readonly node: Node;
  /** The same number for the same kind: every part of one picture is held against every one of another. */
  readonly kind: number;
  readonly parts: readonly Branch[];
}
type Branches = (of: Node) => Branch;
function branches(): Branches {
  const kinds = new Map<string, number>();
  const branchOf = (of: Node): Branch => {
    const text = kindOf(of);
    const kind = kinds.get(text) ?? kinds.size;
    kinds.set(text, kind);
    return { node: of, kind, parts: elements(of).map(branchOf) };
  };
  return branchOf;
}
const same = (a: Branch, b: Branch): boolean =>
  a.kind === b.kind && a.parts.length === b.parts.length && a.parts.every((part, i) => same(part, b.parts[i] as Branch));
function* inOrder(part: Branch): Generator<Branch> {
  yield part;
  for (const child of part.parts) yield* inOrder(child);
}

/** How much two parts have in common, in elements. */
function likeness(a: Branch, b: Branch): number {
  if (a.kind !== b.kind) return 0;
  return 1 + (a.parts.length > 0 && b.parts.length > 0 ? (shared(a.parts, b.parts).most[0] as number) : 0);
}

interface Shared {
  /** The most elements that two rows of parts have in common from each pair of places on, in their order: row by row, each one longer than `b`. */
  readonly most: Int32Array;
  /** How much the parts at each pair of places have in common, in the same order. */
  readonly like: Int32Array;
  readonly width: number;
}

function shared(a: readonly Branch[], b: readonly Branch[]): Shared {
  const width = b.length + 1;
  const most = new Int32Array((a.length + 1) * width);
  const like = new Int32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      const alike = likeness(a[i] as Branch, b[j] as Branch);
      like[at] = alike;
      const apart = Math.max(most[at + width] as number, most[at + 1] as number);
      most[at] = alike > 0 ? Math.max(apart, alike + (most[at + width + 1] as number)) : apart;
    }
  return { most, like, width };
}

/** Pairs of what two rows have in common, and what only one of them has. */
function aligned(a: readonly Branch[], b: readonly Branch[]): [Branch | null, Branch | null][] {
  const { most, like, width } = shared(a, b);
  const pairs: [Branch | null, Branch | null][] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i] ?? null, b[j] ?? null];
    const at = i * width + j;
    const [rest, alike] = [most[at] as number, like[at] as number];
    if (alike > 0 && rest === alike + (most[at + width + 1] as number)) {
      pairs.push([one, other]);
      i++;
      j++;
    } else if (one && (!other || rest === most[at + width])) {
      pairs.push([one, null]);
      i++;
    } else {
      pairs.push([null, other]);
      j++;
    }
  }
  return pairs;
}

/**
 * How exactly a number of an attribute is kept: places to a third of a pixel, and better what adds up: outlines, sizes. `scale`: how large the
 * attribute's unit is drawn.
 */
function slack(name: string, value: number, scale: number): number {
  if (name === 'transform') return Math.max(2e-5, Math.abs(value) * 2e-4);
  if (name === 'font-size') return 0.02;
  return (name === 'd' ? 0.12 : 0.3) / scale;
}

/** The shortest number near another. */
function short(value: number, within: number): string {
  for (let digits = 0; digits < 5; digits++) {
    const rounded = Number(value.toFixed(digits));
    if (Math.abs(rounded - value) <= within) return String(rounded).replace(/^(-?)0\./, '$1.');
  }
  return String(Number(value.toFixed(5)));
}

/** As many as: a letter, and a z before it for every 25. */
const gapOf = (n: number): string => 'z'.repeat(Math.floor(n / 25)) + 'abcdefghijklmnopqrstuvwxy'[n % 25];

/** The changes of numbers from the elements of one picture to those of another, in their order. */
function changes(pairs: readonly (readonly [from: Node, to: Node, scale: number])[]): string {
  let text = '';
  let gap = 0;
  const guesses = new Guesses();
  /** `change`: what has to be said where the guess is wrong, and what it makes of the number. */
  const say = (name: string, token: string, right: boolean, change: string, now: string): void => {
    guesses.learn(name, token, right ? guesses.guess(name, token) : now);
    if (right) gap++;
    else {
      text += gapOf(gap) + change;
      gap = 0;
    }
  };
  for (const [from, to, scale] of pairs)
    for (const [name, value] of Object.entries(from.attrs)) {
      if (!measured.test(name)) continue;
      const wanted = to.attrs[name] ?? '';
      if (name === 'href') {
        const [kind, other] = [drawing.exec(value)?.[3], drawing.exec(wanted)?.[3]];
        if (kind === undefined || other === undefined) continue;
        say(name, kind, guesses.guess(name, kind) === other, `(${other})`, other);
        continue;
      }
      const targets = wanted.match(numbers) ?? [];
      for (const [i, token] of (value.match(numbers) ?? []).entries()) {
        const target = Number(targets[i]);
        const within = slack(name, target, scale);
        const by = short(target - Number(token), within);
        const right = Math.abs(Number(guesses.guess(name, token)) - target) <= within;
        say(name, token, right, by, moved(token, by));
      }
    }
  return text;
}

/** By how much an element's own are drawn larger, across. */
const scaleIn = ({ attrs }: Node): number => Number(/scale\((-?[\d.]+)/.exec(attrs.transform ?? '')?.[1] ?? 1);

/** Makes one picture of several: the first, with what makes the others of it. */
export function retouched(first: Node, others: readonly Node[]): Retouched {
  const branchOf = branches();
  const base = branchOf(first);
  const at = new Map([...inOrder(base)].map((part, i) => [part, i]));
  const before = at.size;
  /** The spare elements: where each is, with all that is in it, in the order of the whole picture. */
  const spares: { readonly part: Branch; readonly at: number }[] = [];
  let size = before + 1;

  const retouches = others.map((other) => {
    const drop: number[] = [];
    const add: string[] = [];
    const pairs: [Node, Node, number][] = [];
    const used = new Set<number>();
    const whole = (from: Branch, to: Branch, scale: number): void => {
      pairs.push([from.node, to.node, scale]);
      const inside = scale * scaleIn(to.node);
      for (const [i, part] of from.parts.entries()) whole(part, to.parts[i] as Branch, inside);
    };
    const spareFor = (part: Branch): number => {
      let index = spares.findIndex((spare) => !used.has(spare.at) && same(spare.part, part));
      if (index < 0) {
        index = spares.push({ part, at: size }) - 1;
        size += [...inOrder(part)].length;
      }
      const spare = spares[index] as (typeof spares)[number];
      used.add(spare.at);
      return index;
    };
    const visit = (from: Branch, to: Branch, scale: number): void => {
      pairs.push([from.node, to.node, scale]);
      const inside = scale * scaleIn(to.node);
      let behind = `^${at.get(from)}`;
      for (const [old, now] of aligned(from.parts, to.parts)) {
        if (old && now) {
          visit(old, now, inside);
          behind = `@${at.get(old)}`;
        } else if (old) {
          const index = at.get(old) as number;
          for (let i = 0; i < [...inOrder(old)].length; i++) drop.push(index + i);
        } else if (now) {
          const spare = spares[spareFor(now)] as (typeof spares)[number];
          add.push(`${spare.at}${behind}`);
          whole(spare.part, now, inside);
          behind = `@${spare.at}`;
        }
      }
    };
    visit(base, branchOf(other), 1);
    const gone = runs(drop).map(([from, n]) => `-${from}${n > 1 ? `.${n}` : ''}`);
    return `${gone.join('')}${add.map((one) => `+${one}`).join('')} ${changes(pairs)}`;
  });
  if (spares.length === 0) return { picture: first, retouches };
  const kept = node('defs', {}, ...spares.map(({ part }) => part.node));
  return { picture: { ...first, children: [...first.children, kept] }, retouches };
}

/** Numbers that follow one another, as their first one and how many. */
function runs(all: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const n of all) {
    const last = found.at(-1);
    if (last && last[0] + last[1] === n) last[1]++;
    else found.push([n, 1]);
  }
  return found;
}
