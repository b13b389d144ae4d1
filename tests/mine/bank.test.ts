import { describe, expect, test } from 'vitest';
import type { Candidate, DailyRules } from '../../src/engine/games/making.ts';
import { alike, keyOf } from '../../src/engine/mine/alike.ts';
import { type BankEntry, choose, solutionOf } from '../../src/engine/mine/bank/choose.ts';
import { demerit, isFit } from '../../src/engine/mine/bank/quality.ts';
import { gradeOfDay } from '../../src/engine/mine/bank/week.ts';

const none = { keys: new Set<string>(), lines: new Set<string>() };

const daily: DailyRules = { longest: [36, 44, 54, 60, 60], seedsADeal: 1, wanted: [], twins: { pieces: 2, moves: 2 }, daysOn: 0 };

/** So many entries of every grade, all different, from a few recipes. */
function entriesOf(each: number): BankEntry[] {
  return [1, 2, 3, 4, 5].flatMap((grade) =>
    Array.from({ length: each }, (_, n): BankEntry => {
      const candidate: Candidate = {
        game: 'sixteen',
        recipe: `recipe-${n % 4}`,
        seed: grade * 1000 + n,
        position: `sixteen:8/${grade}-${n}`,
        goal: 'win',
        grade,
        themes: [`theme-${n % 5}`],
        line: `draw,p1,${grade}-${n}`,
        proof: { nodes: 1, onlyMoves: 1, winningFirst: 1, firstActions: 2 },
        natural: n % 7,
        lures: 1,
        traps: 2,
        hardest: 100,
        own: 3,
      };
      return { candidate, key: `${grade}-${n}` };
    }),
  );
}

describe('choosing a bank', () => {
  test('gives each day a puzzle of its grade, none twice, whatever the order of what was mined', () => {
    const entries = entriesOf(60);
    const chosen = choose(entries, 1, 70, none, daily);
    expect(chosen.map(({ grade }) => grade)).toEqual(chosen.map((_, i) => gradeOfDay(i + 1, 0)));
    expect(new Set(chosen.map(({ position }) => position)).size).toBe(70);
    expect(choose(entries.toReversed(), 1, 70, none, daily)).toEqual(chosen);
  });

  /** An entry that has nothing in common with those of other numbers; less is better. */
  const entry = (n: number, grade: number, more: Partial<Candidate> = {}): BankEntry => {
    const [{ candidate }] = entriesOf(1) as [BankEntry];
    const own = { grade, seed: n, position: `sixteen:8/${n}`, line: `draw,p1,${n}-f`, natural: n };
    return { candidate: { ...candidate, ...own, ...more }, key: `key ${n}` };
  };
  /** The third and the fourth day want a puzzle of grade 2 each. */
  const twoDays = (entries: readonly BankEntry[], rules = daily) => choose(entries, 3, 2, none, rules);

  test.each([
    ['position', { key: 'key 1' }, {}],
    ['solution', {}, { line: entry(1, 2).candidate.line }],
    ['deal', {}, { seed: 1 }],
  ])('uses one %s once', (_, own, more) => {
    const one = entry(1, 2);
    const like = { ...entry(2, 2, more), ...own };
    expect(() => twoDays([one, like])).toThrow('grade 2 has 1');
    const third = entry(3, 2);
    expect(twoDays([one, like, third])).toEqual([one.candidate, third.candidate]);
    expect(twoDays([one, entry(2, 2), third])).toEqual([one.candidate, entry(2, 2).candidate]);
    // What another grade has used is used as well; the harder one goes first.
    const easy = { ...like, candidate: { ...like.candidate, grade: 1 } };
    const [hard, other] = [entry(1, 5), entry(4, 1)];
    expect(choose([hard, easy, other], 1, 2, none, daily)).toEqual([hard.candidate, other.candidate]);
  });

  test('uses one deal once where several seeds share it', () => {
    const [one, two, other] = [entry(1, 2, { seed: 8 }), entry(2, 2, { seed: 15 }), entry(3, 2, { seed: 16 })];
    expect(twoDays([one, two, other])).toEqual([one.candidate, two.candidate]);
    expect(twoDays([one, two, other], { ...daily, seedsADeal: 8 })).toEqual([one.candidate, other.candidate]);
  });

  test('takes nothing that is known already', () => {
    const [one, two] = [entry(1, 5), entry(2, 5)];
    expect(choose([one, two], 1, 1, none, daily)).toEqual([one.candidate]);
    expect(choose([one, two], 1, 1, { ...none, keys: new Set([one.key]) }, daily)).toEqual([two.candidate]);
    expect(choose([one, two], 1, 1, { ...none, lines: new Set([one.candidate.line]) }, daily)).toEqual([two.candidate]);
  });

  test('orders those that are as good by position and goal, whatever the order of what was mined', () => {
    const goals = ['empty:1', 'home:3', 'win'].map((goal, i) => entry(1, 2, { goal, seed: i, line: `p1,${i}`, natural: 9 }));
    const places = ['1', '2', '3'].map((n) => entry(Number(n), 2, { position: `sixteen:8/${n}`, natural: 9 }));
    for (const three of [goals, places])
      for (const [a, b, c] of [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ] as const) {
        const mined = [three[a], three[b], three[c]].map((one, i) => ({ ...(one as BankEntry), key: `${i}` }));
        expect(twoDays(mined)).toEqual(three.slice(0, 2).map(({ candidate }) => candidate));
      }
  });

  test('shares days out first by what puzzles are about, then by recipe', () => {
    const about = (n: number, theme: string, recipe: string) => entry(n, 2, { themes: [theme], recipe });
    const first = about(1, 'one', 'a');
    const other = about(3, 'two', 'c');
    expect(twoDays([first, about(2, 'one', 'b'), other])).toEqual([first.candidate, other.candidate]);
    const goal = entry(4, 2, { goal: 'sorted', recipe: 'd' });
    expect(twoDays([first, about(2, 'one', 'b'), goal])).toContain(goal.candidate);
  });

  test('a kind of which there are too few leaves its days to the others', () => {
    const rest = entriesOf(3).filter(({ candidate }) => candidate.grade !== 2);
    const few = entry(1, 2, { themes: ['few'] });
    const many = [2, 3, 4, 5].map((n) => entry(n, 2, { themes: ['many'] }));
    // From the third day to the eleventh there are four of grade 2.
    const chosen = choose([...rest, few, ...many], 3, 9, none, daily).filter(({ grade }) => grade === 2);
    expect(chosen.toSorted((a, b) => a.seed - b.seed)).toEqual([few, ...many.slice(0, 3)].map(({ candidate }) => candidate));
  });

  test.each([
    ['of its kind', {}],
    ['of another kind', { recipe: 'other' }],
  ])('what a harder grade leaves over %s is free for an easier one', (_, more) => {
    const [best, over] = [entry(1, 5), entry(2, 5, { ...more, seed: 77 })];
    const easy = entry(3, 1, { seed: 77 });
    expect(choose([best, over, easy], 1, 2, none, daily)).toEqual([best.candidate, easy.candidate]);
  });

  test('of one action alone only the card of an easy one counts as its solution', () => {
    const { candidate } = entry(1, 2);
    const solutions = (line: string) => [1, 2, 3, 5].map((grade) => solutionOf({ ...candidate, grade, line }));
    expect(solutions('p1,p2')).toEqual(['p1,p2', 'p1,p2', 'p1,p2', 'p1,p2']);
    expect(solutions('9c')).toEqual(['9c', '9c', `9c ${candidate.position}`, `9c ${candidate.position}`]);
  });

  /** Two kinds of puzzles that have nothing in common, the usual one better. */
  const usual = entry(1, 2);
  const rare = entry(2, 2, { position: 'sixteen:9/2', goal: 'empty:1', themes: ['rare'], recipe: 'rare' });
  const [like, unlike] = [
    usual.candidate,
    entry(3, 2, { position: 'sixteen:7/3', goal: 'top', themes: ['x'], recipe: 'y' }).candidate,
  ];

  test.each([
    ['nothing has been before', [], 'usual'],
    ['five days were like the usual one', [like, like, like, like, like], 'usual'],
    ['six days were', [like, like, like, like, like, like], 'rare'],
    ['five days were, and the one a week ago', [like, unlike, like, like, like, like, like], 'usual'],
    ['six days were, and none of the six before', [...Array(6).fill(unlike), ...Array(6).fill(like)], 'rare'],
    ['five of six days were, not yesterday', [like, like, like, like, like, unlike], 'usual'],
  ])('the better kind goes first unless the six days before have been all like it: %s', (_, before, first) => {
    const chosen = choose([usual, rare], 3, 2, none, daily, before);
    expect(chosen).toEqual((first === 'usual' ? [usual, rare] : [rare, usual]).map(({ candidate }) => candidate));
  });

  test('passes over lines that are a chore and verdicts that are slow', () => {
    const [one] = entriesOf(1).filter(({ candidate }) => candidate.grade === 5);
    if (!one) throw new Error('too few');
    const long = { ...one, candidate: { ...one.candidate, line: Array(61).fill('draw').join() } };
    const slow = { ...one, candidate: { ...one.candidate, hardest: 1_000_000 } };
    for (const unfit of [long, slow]) expect(() => choose([unfit], 1, 1, none, daily)).toThrow('grade 5 has 0');
    expect(choose([one], 1, 1, none, daily)).toEqual([one.candidate]);
  });

  test('gives rare kinds a day too, and spreads every kind over the whole time', () => {
    const entries = entriesOf(120);
    const rare = entries.filter(({ candidate }) => candidate.grade === 2).slice(0, 4);
    const marked = rare.map((entry, i) => ({ ...entry, candidate: { ...entry.candidate, recipe: `rare-${i}`, natural: 20 } }));
    const chosen = choose([...entries.filter((entry) => !rare.includes(entry)), ...marked], 1, 140, none, daily);
    expect(chosen.filter(({ recipe }) => recipe.startsWith('rare')).length).toBe(4);
    for (const half of [chosen.slice(0, 70), chosen.slice(70)]) {
      expect(half.some(({ recipe }) => recipe.startsWith('rare'))).toBe(true);
      expect(new Set(half.map(({ themes }) => themes[0])).size).toBe(5);
    }
    const repeats = chosen.filter(
      ({ recipe, themes }, i) => recipe === chosen[i - 1]?.recipe && themes[0] === chosen[i - 1]?.themes[0],
    );
    expect(repeats.length).toBeLessThan(8);
  });

  test('goes on behind the days that stand: the grades follow the days', () => {
    const chosen = choose(entriesOf(40), 372, 7, none, daily);
    expect(chosen.map(({ grade }) => grade)).toEqual([5, 1, 2, 2, 3, 4, 4]);
  });

  test('begins the week where the game begins it', () => {
    const chosen = choose(entriesOf(40), 2, 7, none, { ...daily, daysOn: 2 });
    expect(chosen.map(({ grade }) => grade)).toEqual([2, 3, 4, 4, 5, 1, 2]);
  });
});

describe('a candidate', () => {
  const [{ candidate }] = entriesOf(1) as [BankEntry];
  const line = (length: number) => Array(length).fill('draw').join();

  test.each([
    ['has a theme, a short line and a quick proof', {}, true],
    ['has no theme', { themes: [] }, false],
    ['takes as many positions as may be', { hardest: 60_000 }, true],
    ['takes one more', { hardest: 60_001 }, false],
    ['is as long as its grade may be', { line: line(36) }, true],
    ['is longer', { line: line(37) }, false],
    ['is as long as that of a higher grade', { grade: 4, line: line(60) }, true],
  ])('that %s is fit, or not', (_, more, fit) => expect(isFit({ ...candidate, ...more }, daily)).toBe(fit));

  test('is good up to grade 2 when it is short, and natural; above when it lures and is not', () => {
    const proof = { nodes: 1, onlyMoves: 1, winningFirst: 1, firstActions: 2 };
    const of = (more: Partial<Candidate>) => demerit({ ...candidate, natural: 0, lures: 0, proof, line: line(8), ...more });
    expect(of({})).toBeCloseTo(1, 9);
    expect([of({ line: line(16) }), of({ natural: 20 }), of({ grade: 2 })].map((n) => n.toFixed(9))).toEqual(
      [2, 2, 1].map((n) => n.toFixed(9)),
    );
    expect(of({ lures: 4 })).toBeCloseTo(1, 9);
    expect(of({ grade: 3, line: line(30) })).toBeCloseTo(1, 9);
    expect(of({ grade: 3, line: line(30), natural: 5 })).toBeCloseTo(2, 9);
    expect([2, 4, 5].map((lures) => of({ grade: 3, line: line(30), lures }).toFixed(6))).toEqual(
      [-0.4, -1.8, -1.8].map((n) => n.toFixed(6)),
    );
    // One right first action of three or more.
    const sharp = [
      { winningFirst: 1, firstActions: 2 },
      { winningFirst: 1, firstActions: 3 },
      { winningFirst: 2, firstActions: 3 },
    ].map((more) => ({ ...proof, ...more }));
    for (const grade of [1, 3]) {
      const [two, three, both] = sharp.map((one) => of({ grade, proof: one })) as [number, number, number];
      expect(two - three).toBeCloseTo(1, 9);
      expect(both).toBeCloseTo(two, 9);
    }
  });
});

describe('positions alike', () => {
  test.each([
    ['the order of piles', 'sixteen:8/76.85.-/00/5/1', 'sixteen:8/-.76.85/00/5/1'],
    ['the rule of runs', 'sixteen:8/76.85.-/00/5/1', 'sixteen:8~runs=consecutive/76.85.-/00/5/1'],
    [
      'the names of the suits',
      'ristiseiska:pantti/AK.77.6K.--/6d5hAs.8dKd4h/1/play/-/-/-/0/-',
      'ristiseiska:pantti/77.AK.--.6K/6c5sAh.8cKc4s/1/play/-/-/-/0/-',
    ],
    [
      'which player is which',
      'ristiseiska:pantti/AK.77.6K.--/6d5hAs.8dKd4h/1/play/-/-/-/0/-',
      'ristiseiska:pantti/AK.77.6K.--/8dKd4h.6d5hAs/2/play/-/-/-/0/-',
    ],
    [
      'the order of piles, the suits of a colour, and who is in turn',
      'russian-bank:free/1/9c;6s.7s.8s.9s;2h;3d/9d;6h.7h.8h.9h;2s;3c/--.--.--.--/-/0',
      'russian-bank:free/2/9d;7h.6h.8h.9h;2c;3s/9s;6c.7c.9c.8c;2h;3d/--.--.--.--/-/0',
    ],
  ])('do not differ by %s', async (_, one, other) => {
    const [a, b] = await Promise.all([one, other].map(alike));
    expect(a).toBe(b);
  });

  test('have a key, which stays the same, as it is kept where somebody has been shown a puzzle', () => {
    expect(['', 'sixteen 8/1', 'sixteen 95'].map(keyOf)).toEqual(['5db4a501', '8505221f', '00397e00']);
  });

  test.each([
    ['sixteen:8/76.85.-/00/5/1', 'sixteen:8/76.58.-/00/5/1'],
    [
      'ristiseiska:pantti/AK.77.6K.--/6d5hAs.8dKd4h/1/play/-/-/-/0/-',
      'ristiseiska:pantti/AK.77.6K.--/6d5hKd.8dAs4h/1/play/-/-/-/0/-',
    ],
  ])('%s is another than %s', async (one, other) => {
    expect(await alike(one)).not.toBe(await alike(other));
  });
});
