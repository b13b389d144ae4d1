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

/** A text with up to six things done to it: flipped, cut, spliced, doubled, with what is worst for some reader put in. `next` gives a number below another. */
export function mutated(text: string, next: (below: number) => number): string {
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
