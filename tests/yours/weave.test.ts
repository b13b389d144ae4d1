import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/components/play/session.ts';
import { type Band, type Stroke, weave, weaveHeight } from '../../src/components/play/solved/weave.ts';
import { wovenOf } from '../../src/components/play/solved/woven-line.ts';
import { pictureSvg } from '../../src/components/play/solved/woven-picture.ts';
import { openPosition } from '../../src/engine/games/registry.ts';

const brick = (rank: number): Band => ({ own: true, face: { rank } });
const card = (suit: 'c' | 'd' | 'h' | 's'): Band => ({ own: true, face: { rank: 7, suit, back: 1 } });
const none = { gaps: [], notches: [] };
const bases = (strokes: readonly Stroke[]) =>
  strokes.filter(({ fill }) => fill === 'ink' || fill === 'red' || fill?.startsWith('end-'));
/** Where a box begins, and how wide it is. */
const across = ({ d }: Stroke) => /^M([\d.]+) [\d.]+h([\d.]+)/.exec(d)?.slice(1).map(Number);

describe('a woven strip', () => {
  it('has a band of equal width for every action, in the colour of its piece', () => {
    const strokes = weave({ bands: [brick(3), brick(16), card('s'), card('h')], ...none }, 400);
    expect(bases(strokes).map(({ fill }) => fill)).toEqual(['end-3', 'end-16', 'ink', 'red']);
    expect(bases(strokes).map(across)).toEqual([
      [0, 100],
      [100, 100],
      [200, 100],
      [300, 100],
    ]);
    expect(weaveHeight(400)).toBe(68);
  });

  it('tells nothing but suits of cards: ranks make no difference', () => {
    const of = (rank: number): Band => ({ own: true, face: { rank, suit: 'c', back: 1 } });
    expect(weave({ bands: [of(2)], ...none }, 380)).toEqual(weave({ bands: [of(13)], ...none }, 380));
    expect(
      new Set(['c', 'd', 'h', 's'].map((suit) => JSON.stringify(weave({ bands: [card(suit as 'c')], ...none }, 380)))).size,
    ).toBe(4);
  });

  it('leaves bare threads where something was taken back, once for each place', () => {
    const bands = [brick(1), brick(2)];
    const gap = weaveHeight(400) * 0.16;
    const [first, second] = bases(weave({ bands, gaps: [1, 1], notches: [] }, 400)).map(across);
    expect(first?.[0]).toBe(0);
    expect(second?.[0]).toBeCloseTo((400 - gap) / 2 + gap, 0);
    const ends = bases(weave({ bands, gaps: [0, 2], notches: [] }, 400)).map(across);
    expect(ends[0]?.[0]).toBeCloseTo(gap, 0);
  });

  it('has a notch in the band before which a hint was taken', () => {
    const amber = (notches: number[]) =>
      weave({ bands: [brick(1), brick(2), brick(3)], gaps: [], notches }, 300).filter(({ line }) => line === 'amber');
    expect(amber([])).toHaveLength(0);
    expect(amber([1, 1])).toHaveLength(1);
    const [x] =
      /^M([\d.]+)/
        .exec(amber([1])[0]?.d ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(150);
  });

  it('draws what others do as grey threads, and an empty line without a fault', () => {
    const strokes = weave({ bands: [{ ...card('s'), own: false }], ...none }, 300);
    expect(strokes.some(({ line }) => line === 'grey')).toBe(true);
    expect(bases(strokes)).toEqual([]);
    expect(weave({ bands: [], ...none }, 300).every(({ d }) => !d.includes('NaN') && !d.includes('Infinity'))).toBe(true);
  });
});

describe('the line of a session', () => {
  it('has the foot of each run, what was drawn, where it slipped and where it was told', async () => {
    const opened = await openPosition('sixteen:g/a.4963/000000/-/b');
    if (!opened.ok) throw new Error(opened.error.code);
    const session = createSession(opened.value, 'win');
    for (const action of ['2-1', 'draw', 'p1']) session.play(action);
    const line = wovenOf(session, { slips: ['2-1,draw,p2'], told: ['', 'draw'], hints: 1 });
    expect(line.bands.map(({ own, face }) => own && face?.rank)).toEqual([9, 11, 11]);
    expect(line.gaps).toEqual([2]);
    expect(line.notches).toEqual([0, 0]);
    expect(wovenOf(session, { slips: [], told: [''], hints: 0 }).notches).toEqual([]);
  });
});

it('a picture to share is a whole SVG in which colours tell no rank', () => {
  const words = { site: 'Winnable', name: 'Sixteen <3>', title: 'Two & two', result: 'clean', below: 'A band for every action' };
  const text = pictureSvg({ bands: [brick(1), brick(4)], ...none }, words);
  expect(text).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(text).toContain('Sixteen &lt;3&gt;');
  expect(text).not.toContain('var(');
  expect(text).toBe(pictureSvg({ bands: [brick(4), brick(7)], ...none }, words));
});
