import { describe, expect, test } from 'vitest';
import type { Candidate, DailyRules } from '../../src/engine/games/making.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import { choose, type Entry } from '../../src/engine/mine/bank/choose.ts';
import { gradeOfDay } from '../../src/engine/mine/bank/week.ts';

const none = { keys: new Set<string>(), lines: new Set<string>() };

const daily: DailyRules = { longest: [36, 44, 54, 60, 60], onceADeal: true, daysOn: 0 };

/** So many entries of every grade, all different, from a few recipes. */
function entriesOf(each: number): Entry[] {
  return [1, 2, 3, 4, 5].flatMap((grade) =>
    Array.from({ length: each }, (_, n): Entry => {
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
        hardest: 100,
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
  const entry = (n: number, grade: number, more: Partial<Candidate> = {}): Entry => {
    const [{ candidate }] = entriesOf(1) as [Entry];
    const own = { grade, seed: n, position: `sixteen:8/${n}`, line: `draw,p1,${n}-f`, natural: n };
    return { candidate: { ...candidate, ...own, ...more }, key: `key ${n}` };
  };
  /** The third and the fourth day want a puzzle of grade 2 each. */
  const twoDays = (entries: readonly Entry[], rules = daily) => choose(entries, 3, 2, none, rules);

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

  test('uses one deal as often as it likes where a deal is a whole game', () => {
    const [one, two] = [entry(1, 2), entry(2, 2, { seed: 1 })];
    expect(twoDays([one, two], { ...daily, onceADeal: false })).toEqual([one.candidate, two.candidate]);
  });

  test('takes nothing that is known already', () => {
    const [one, two] = [entry(1, 5), entry(2, 5)];
    expect(choose([one, two], 1, 1, none, daily)).toEqual([one.candidate]);
    expect(choose([one, two], 1, 1, { ...none, keys: new Set([one.key]) }, daily)).toEqual([two.candidate]);
    expect(choose([one, two], 1, 1, { ...none, lines: new Set([one.candidate.line]) }, daily)).toEqual([two.candidate]);
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
