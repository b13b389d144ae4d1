import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { sorted } from '../../src/engine/games/ristiseiska/notation.ts';
import { ristiseiskaText } from './open.ts';

/** Fields of a position that stands, in the order of the notation; a case changes some of them. */
const good = {
  rules: 'pantti',
  table: '68.77.--.--',
  hands: '9c3s4s.5cTs.Kd7s',
  turn: '2',
  phase: 'play',
  token: '-',
  fresh: '-',
  aces: '-',
  idle: '0',
  out: '-',
};
type Fields = typeof good;

const text = (changed: Partial<Fields>): string => `ristiseiska:${Object.values({ ...good, ...changed }).join('/')}`;

/** What is changed, the field that is wrong, and a part of the explanation. */
const bad: readonly [changed: Partial<Fields>, field: keyof Fields, part: string][] = [
  [{ rules: '' }, 'rules', '“”'],
  [{ rules: 'Pantti' }, 'rules', '“Pantti”'],
  [{ rules: 'toString' }, 'rules', '“toString”'],
  [{ rules: 'pantti~' }, 'rules', '“~”'],
  [{ rules: 'pantti~ace' }, 'rules', '~key=value'],
  [{ rules: 'pantti~ace=low=low' }, 'rules', '~key=value'],
  [{ rules: 'pantti~ace=' }, 'rules', '“” is no ace'],
  [{ rules: 'pantti~ace=high' }, 'rules', '“high” is no ace'],
  [{ rules: 'pantti~players=3' }, 'rules', '“players” is not a rule of this game: ace, extra, unable, give, end, score,'],
  [{ rules: 'pantti~preset=duel' }, 'rules', '“preset”'],
  [{ rules: 'pantti~constructor=1' }, 'rules', '“constructor”'],
  [{ rules: 'pantti~ace=low~ace=closes' }, 'rules', 'ace is given twice'],
  [{ rules: 'pantti~token-points=1001' }, 'rules', '“1001”'],
  [{ rules: 'pantti~token-points=025' }, 'rules', '“025”'],
  [{ rules: 'pantti~token-points=-1' }, 'rules', '“-1”'],
  [{ rules: 'pantti~target=0' }, 'rules', '“0”'],
  [{ rules: 'pantti~target=100001' }, 'rules', '“100001”'],
  [{ rules: 'pantti~five-needs-eight=maybe' }, 'rules', '“maybe”'],

  [{ table: '' }, 'table', '1 suits'],
  [{ table: '68.77.--' }, 'table', '3 suits'],
  [{ table: '68.77.--.--.--' }, 'table', '5 suits'],
  [{ table: '68.77.-.--' }, 'table', 'h: “-”'],
  [{ table: '68.77..--' }, 'table', 'h: “”'],
  [{ table: '6.77.--.--' }, 'table', 'c: “6”'],
  [{ table: '6810.77.--.--' }, 'table', '“6810”'],
  [{ table: '86.77.--.--' }, 'table', '“86”'],
  [{ table: '8T.77.--.--' }, 'table', '“8T”'],
  [{ table: 'x8.77.--.--' }, 'table', '“x8”'],
  [{ table: '6t.77.--.--' }, 'table', '“6t”'],
  [{ table: '66.77.--.--' }, 'table', '“66”'],
  [{ table: '78.77.--.--' }, 'table', 'the 8 comes only after the 6'],
  [{ table: '7A.77.--.--' }, 'table', 'the 8 comes only after the 6'],
  [{ table: '57.77.--.--' }, 'table', 'the 5 comes only after the 8'],
  [{ table: 'A7.77.--.--' }, 'table', 'the 5 comes only after the 8'],
  [{ table: '3A.77.--.--' }, 'table', 'no ace goes on the king with ace=low'],
  [{ rules: 'duel', table: '3A.77.--.--' }, 'table', 'no ace goes on the king with ace=closes'],
  [{ rules: 'duel', table: 'AQ.77.--.--' }, 'table', 'the ace comes last'],
  [{ rules: 'pantti-ace', table: 'AA.77.--.--' }, 'table', 'only one ace'],
  [{ table: '--.77.--.--', hands: '7c.5c.6c' }, 'table', 'without the seven of clubs'],

  [{ hands: '9c' }, 'hands', '1 hands'],
  [{ hands: '9c.Tc.Jc.Qc.Kc.2c.3c' }, 'hands', '7 hands'],
  [{ hands: '9c..Kd' }, 'hands', 'hand 2 is blank'],
  [{ hands: '9c.5c1s.Kd' }, 'hands', '“1s” in hand 2'],
  [{ hands: '9c.5c-.Kd' }, 'hands', '“-” in hand 2'],
  [{ hands: '9c.10c.Kd' }, 'hands', '“10” in hand 2'],
  [{ hands: '9c.??.Kd' }, 'hands', '“??” in hand 2'],
  [{ hands: '9c.5cT.Kd' }, 'hands', '“T” in hand 2'],
  [{ hands: '9c.5c9c.Kd' }, 'hands', '9c in hand 2'],
  [{ hands: '9c9c.5c.Kd' }, 'hands', '9c in hand 1'],
  [{ hands: '9c.5c8c.Kd' }, 'hands', '8c in hand 2'],
  [{ rules: 'pantti-ace', table: '3A.77.--.--', hands: 'Ac.2c.3d', aces: 'high' }, 'hands', 'Ac in hand 1'],
  [{ hands: '-.-.-' }, 'hands', 'nobody holds a card'],
  [{ hands: '9c.5c.-' }, 'hands', 'player 3 has not just won'],
  [{ hands: '9c.-.-' }, 'hands', 'player 3 has not just won'],
  [{ hands: '9cTc.-.Kd', phase: 'extra' }, 'hands', 'player 2 has not just won'],
  [{ rules: 'begging', hands: '9c.5c.-' }, 'hands', 'player 3 is not out'],

  [{ turn: '' }, 'turn', '“”'],
  [{ turn: '0' }, 'turn', '“0”'],
  [{ turn: '4' }, 'turn', '“4”'],
  [{ turn: '02' }, 'turn', '“02”'],
  [{ turn: '-' }, 'turn', '“-”'],
  [{ table: '--.--.--.--', hands: '7c.5c.Kd' }, 'turn', 'does not hold 7♣'],
  [{ table: '--.--.--.--' }, 'turn', 'does not hold 7♣'],
  [{ rules: 'begging', hands: '9c.-.Kd', out: '2' }, 'turn', 'player 2 is out'],
  [{ rules: 'begging', hands: '9c.-.-', out: '23' }, 'turn', 'has just got out'],

  [{ phase: '' }, 'phase', '“”'],
  [{ phase: 'draw' }, 'phase', '“draw”'],
  [{ phase: 'give' }, 'phase', '“give”'],
  [{ phase: 'give:' }, 'phase', '“give:”'],
  [{ phase: 'give:4' }, 'phase', '“give:4”'],
  [{ phase: 'give:1:1' }, 'phase', '“give:1:1”'],
  [{ phase: 'play:1' }, 'phase', '“play:1”'],
  [{ phase: 'extra', rules: 'pantti~extra=no', table: '6K.77.--.--', hands: '4s.5c.7s' }, 'phase', 'extra=no'],
  [{ phase: 'extra' }, 'phase', 'no ace or king'],
  [{ phase: 'extra', table: '6K.77.--.--', hands: '4s.Ts.7s' }, 'phase', 'no card that may follow'],
  [{ phase: 'extra', rules: 'forfeit', table: '6K.77.--.--', hands: '4s.5c.7s' }, 'phase', 'no card that may follow'],
  [{ phase: 'take:1' }, 'phase', 'without unable=pawn'],
  [{ phase: 'give:1' }, 'phase', 'without unable=beg'],
  [{ phase: 'give:1', rules: 'begging' }, 'phase', 'could play'],
  [{ phase: 'give:2', rules: 'begging', turn: '1', hands: '3s4s.5cTs.Kd8h' }, 'phase', 'comes from player 3'],
  [{ phase: 'give:3', rules: 'begging', turn: '1', hands: '3s4s.5cTs.Kd' }, 'phase', 'comes from player 2'],
  [{ phase: 'give:3', rules: 'begging', turn: '1', hands: '3s4s.5c.Kd' }, 'phase', 'nobody'],
  [{ phase: 'take:1', rules: 'duel', turn: '1', hands: '3s4s.5cTs' }, 'phase', 'comes from player 2'],
  [{ phase: 'take:1', rules: 'duel', hands: '3s4s.5cTs' }, 'phase', 'could play'],
  [{ phase: 'fine:1' }, 'phase', 'false-pass=penalised'],
  [{ phase: 'fine:2', rules: 'pantti~false-pass=penalised' }, 'phase', 'themselves'],
  [{ phase: 'fine:2', rules: 'pantti~false-pass=penalised', turn: '1', hands: '3s4s.5c.Kd' }, 'phase', 'cannot play'],
  [{ phase: 'fine:1', rules: 'begging~false-pass=penalised', hands: '-.5c.Kd', out: '1' }, 'phase', 'player 1 is out'],
  [{ phase: 'fine:1', rules: 'pantti~false-pass=penalised', table: '--.--.--.--', hands: '6c.7c.8c' }, 'phase', 'table is empty'],
  [{ phase: 'extra', rules: 'begging', hands: '9c.-.-', turn: '3', out: '23' }, 'phase', 'the round is over'],

  [{ token: '' }, 'token', '“”'],
  [{ token: '0' }, 'token', '“0”'],
  [{ token: '4' }, 'token', '“4”'],
  [{ token: '12' }, 'token', '“12”'],
  [{ token: '1', rules: 'duel' }, 'token', 'unable=token'],
  [{ token: '1', table: '--.--.--.--', hands: '6c.7c.8c' }, 'token', 'before the first card'],

  [{ fresh: '' }, 'fresh', '“”'],
  [{ fresh: '4' }, 'fresh', '“4”'],
  [{ fresh: '0' }, 'fresh', '“0”'],
  [{ fresh: '31' }, 'fresh', 'in order'],
  [{ fresh: '11' }, 'fresh', 'twice'],
  [{ fresh: '1-' }, 'fresh', '“1-”'],
  [{ fresh: '2', phase: 'extra', table: '6K.77.--.--', hands: '4s.5cTs.Kd' }, 'fresh', 'in this very turn'],
  [{ fresh: '1', phase: 'take:2', rules: 'duel', turn: '1', hands: '3s4s.5cTs' }, 'fresh', 'in this very turn'],
  [{ fresh: '1', phase: 'give:3', rules: 'begging', turn: '1', hands: '3s4s.5cTs.Kd8h' }, 'fresh', 'first turn'],

  [{ aces: '' }, 'aces', '“”'],
  [{ aces: 'up' }, 'aces', '“up”'],
  [{ aces: 'low' }, 'aces', 'ace=first-decides'],
  [{ aces: 'low', rules: 'pantti-ace' }, 'aces', 'say -'],
  [{ aces: '-', rules: 'pantti-ace', table: 'A8.77.--.--', hands: '9c.Ts.Kd' }, 'aces', 'say low'],
  [{ aces: 'low', rules: 'pantti-ace', table: '6A.77.--.--', hands: '4c.Ts.Kd' }, 'aces', 'say high'],
  [{ aces: 'low', rules: 'pantti-ace', table: '6A.AK.--.--', hands: '4c.Ts.Kh' }, 'aces', 'both sides'],

  [{ idle: '' }, 'idle', '“”'],
  [{ idle: '-' }, 'idle', '“-”'],
  [{ idle: '00' }, 'idle', '“00”'],
  [{ idle: '13' }, 'idle', '0 to 12'],
  [{ idle: '1.5' }, 'idle', '“1.5”'],
  [{ idle: '1' }, 'idle', 'unable=beg'],
  [{ idle: '1', rules: 'begging', phase: 'extra', table: '6K.6Q.--.--', hands: '4s.Kd.7h' }, 'idle', 'in this turn a card'],
  [{ idle: '1', rules: 'begging', table: '--.--.--.--', hands: '6c.7c.8c' }, 'idle', 'before the first card'],
  [{ idle: '12', rules: 'begging-points', hands: '9c.-.Kd' }, 'idle', 'over before'],
  [{ idle: '8', rules: 'begging', hands: '9c.-', out: '2' }, 'idle', 'over before'],

  [{ out: '' }, 'out', '“”'],
  [{ out: '4', rules: 'begging' }, 'out', '“4”'],
  [{ out: '11', rules: 'begging' }, 'out', 'twice'],
  [{ out: '1' }, 'out', 'end=last-in'],
  [{ out: '1', rules: 'begging' }, 'out', 'player 1 is out and holds cards'],
];

describe('positions that are refused', () => {
  test.each(bad)('%j: %s', async (changed, field, part) => {
    const result = await openPosition(text(changed));
    if (result.ok) throw new Error(`read as ${result.value.position}`);
    expect(result.error.field).toBe(field);
    expect(english(result.error)).toContain(part);
    expect(english(result.error)).not.toContain('undefined');
  });

  test.each([
    ['ristiseiska', 'game'],
    ['Ristiseiska:', 'game'],
    ['ristiseiska:', 'fields'],
    [text({}).slice(0, -2), 'fields'],
    [`${text({})}/`, 'fields'],
  ])('%s: %s', async (position, field) => {
    const result = await openPosition(position);
    expect(result.ok ? null : result.error.field).toBe(field);
  });
});

describe('positions that are read', () => {
  test.each<[Partial<Fields>, Partial<Fields>]>([
    [{}, {}],
    // House rules in any order; those that repeat the preset are left out.
    [{ rules: 'pantti~score=count~ace=low~extra=no' }, { rules: 'pantti~extra=no~score=count' }],
    [
      { rules: 'duel~target=5~token-points=0~false-pass=penalised~five-needs-eight=no~end=last-in~give=unplayable-first' },
      { rules: 'duel~give=unplayable-first~end=last-in~five-needs-eight=no~false-pass=penalised~token-points=0~target=5' },
    ],
    [{ rules: 'duel~token-points=25~give=free~score=none' }, { rules: 'duel' }],
    [{ rules: 'pantti~target=100000' }, { rules: 'pantti~target=100000' }],
    // Hands in any order.
    [{ hands: '4s9c3s.Ts5c.7sKd' }, { hands: '9c3s4s.5cTs.Kd7s' }],
    [{ hands: 'KsAsTs2d.5c.Kd' }, { hands: '2dAsTsKs.5c.Kd' }],
    [
      { rules: 'pantti~five-needs-eight=no', table: '27.57.67.--', hands: '9c.8c.8h' },
      {
        rules: 'pantti~five-needs-eight=no',
        table: '27.57.67.--',
        hands: '9c.8c.8h',
      },
    ],
    [
      { rules: 'pantti-ace', table: '6A.2A.5K.--', hands: '4c.Ts.Ks', aces: 'high' },
      { rules: 'pantti-ace', table: '6A.2A.5K.--', hands: '4c.Ts.Ks', aces: 'high' },
    ],
    [
      { rules: 'duel', table: 'AK.2K.--.--', hands: 'Ad.Ts' },
      { rules: 'duel', table: 'AK.2K.--.--', hands: 'Ad.Ts' },
    ],
    // Just won; out; drawn.
    [{ hands: '9c.-.Kd' }, { hands: '9c.-.Kd' }],
    [
      { rules: 'begging', hands: '9c.-.-', out: '32' },
      { rules: 'begging', hands: '9c.-.-', out: '32' },
    ],
    [
      { rules: 'begging', hands: '9c.-.-', out: '32', idle: '11' },
      { rules: 'begging', hands: '9c.-.-', out: '32', idle: '11' },
    ],
    [
      { rules: 'begging', idle: '12' },
      { rules: 'begging', idle: '12' },
    ],
    [
      { token: '3', fresh: '13' },
      { token: '3', fresh: '13' },
    ],
  ])('%j', async (changed, canonical) => {
    const result = await openPosition(text(changed));
    expect(result.ok ? result.value.position : result.error).toBe(text(canonical));
  });
});

test('a card that may not be seen is written ??', () => {
  const state = ristiseiska.position.parse(Object.values(good).join('/'));
  if (!state.ok) throw new Error(state.error.code);
  const seen = ristiseiska.position.format(ristiseiska.observe(state.value, 1));
  expect(seen).toContain('/9c3s4s.????.????/');
});

describe('actions', () => {
  test.each(['9c', 'Ac', 'Ac-low', 'Ac-high', 'take-9c', 'give-Ac', 'stop', 'pass', 'beg', 'claim', 'decline'])(
    '%s is one',
    (action) => {
      const read = ristiseiska.action.parse(action);
      expect(read.ok && ristiseiska.action.format(read.value)).toBe(action);
    },
  );

  test.each(['9c-low', '2h-high', 'Ac-up', 'Ac-', 'take-9c-low', 'give-', 'take-give-9c', 'lend-9c', '-low', 'stop '])(
    '“%s” is none',
    (action) => {
      const read = ristiseiska.action.parse(action);
      expect(read.ok ? null : english(read.error)).toContain(`“${action}” is not an action`);
    },
  );

  test('stand in the order of their texts', () => {
    const texts = ['take-2c', 'Ac-low', '9c', 'stop', 'Ac-high', '2d'];
    const actions = texts.map((text) => {
      const read = ristiseiska.action.parse(text);
      if (!read.ok) throw new Error(text);
      return read.value;
    });
    expect(sorted(actions).map(ristiseiska.action.format)).toEqual(texts.toSorted());
    expect(sorted(actions.toReversed()).map(ristiseiska.action.format)).toEqual(texts.toSorted());
  });
});

describe('goals', () => {
  test.each(['win', 'not-last', 'best', 'lies:9c', 'passes:6', 'do:9c', 'do:Ac-low,stop,take-2h,give-3d,decline'])(
    '%s is one',
    (goal) => {
      expect(ristiseiskaText.checkGoal(goal)).toEqual({ ok: true, value: null });
    },
  );

  test.each([
    '',
    'Win',
    'win:1',
    'best:1',
    'lies',
    'lies:',
    'lies:10c',
    'lies:9c,8c',
    'passes:0',
    'passes:7',
    'do:',
    'do:9',
    'home:1',
  ])('%j is none', (goal) => {
    const result = ristiseiskaText.checkGoal(goal);
    expect(result.ok ? null : result.error.field).toBe('goal');
  });
});

describe('options of a deal', () => {
  const deal = (options: Record<string, string>) => ristiseiskaText.deal(options, rng(1));

  test('rules as in a position, and players', () => {
    const dealt = deal({ rules: 'begging~end=first-out', players: '5' });
    expect(dealt.ok && dealt.value.position).toMatch(
      /^ristiseiska:begging~end=first-out\/--\.--\.--\.--\/\w+(\.\w+){4}\/\d\/play\/-\/12345\/-\/0\/-$/,
    );
    const duel = deal({});
    expect(duel.ok && duel.value.position).toMatch(/^ristiseiska:duel\/--\.--\.--\.--\/\w{52}\.\w{52}\//);
  });

  test.each<[Record<string, string>, field: string, sentence: string]>([
    [{ rules: 'poker' }, 'rules', '“poker”'],
    [{ players: '1' }, 'players', 'players must be a whole number from 2 to 6, not “1”'],
    [{ players: '7' }, 'players', '“7”'],
    [{ players: 'two' }, 'players', '“two”'],
    [{ players: '03' }, 'players', '“03”'],
    [{ ranks: '8' }, 'ranks', 'no option “ranks”'],
  ])('%j is refused', (options, field, part) => {
    const dealt = deal(options);
    expect(dealt.ok ? null : dealt.error.field).toBe(field);
    expect(dealt.ok ? null : english(dealt.error)).toContain(part);
  });
});
