import { expect, test } from 'vitest';
import { judge, rate, solve } from '../../src/engine/solve/verdicts.ts';

/** Positions in which play is over, and what every other goal than those already met comes to there. */
const over: readonly (readonly [position: string, goals: readonly string[], met: readonly string[]])[] = [
  ['sixteen:2/-.-/22/-/-', ['win', 'home:4', 'home:5', 'empty:1', 'top:21', 'sorted', 'do:draw'], ['win', 'home:4']],
  ['sixteen:4/13.13/00/-/-', ['win', 'home:1', 'empty:1', 'top:13', 'sorted', 'do:1-2'], []],
  [
    'russian-bank:free/1/-;Kc.Qd.Kh.Ks;-;-/-;Kc.Kd.Kh.Ks;5c;-/2-.--.--.--/-/1',
    ['win', 'reserve:0', 'stock:0', 'home:1', 'lock', 'empty:1', 'top:t1=Kc', 'end', 'tie', 'do:draw'],
    ['win', 'reserve:0', 'stock:0', 'top:t1=Kc'],
  ],
  [
    'russian-bank:free/2/9h;Kc.Kd.Kh.Ks;-;-/9d;Kc.Kd.Kh.Ks;-;-/--.--.--.--/-/7',
    ['win', 'reserve:0', 'stock:0', 'home:1', 'lock', 'empty:1', 'end', 'tie', 'do:pass'],
    ['tie'],
  ],
  ['ristiseiska:duel/68.--.--.--/-.9c/1/play/-/-/-/0/-', ['win', 'best', 'lies:9c', 'passes:2', 'turn:1', 'do:pass'], ['win']],
  ['ristiseiska:begging/68.--.--.--/9c.-/2/play/-/-/-/0/2', ['win', 'not-last', 'best', 'played:9c'], ['win', 'not-last']],
  ['ristiseiska:begging/68.--.--.--/2d.3d/1/play/-/-/-/8/-', ['win', 'not-last', 'best', 'do:beg'], []],
  [
    'ristiseiska:pantti-ace~ace=closes~end=last-in~score=none~target=200/2K.2K.AK.AK/AcAd.-/2/play/-/-/-/0/2',
    ['win', 'not-last', 'best'],
    ['win', 'not-last'],
  ],
];

test.each(over)('where play is over, every goal is decided: %s', async (position, goals, met) => {
  for (const goal of goals) {
    const isMet = met.includes(goal);
    const line = isMet ? '' : null;
    expect(await solve(position, goal), goal).toMatchObject({ ok: true, value: { result: isMet ? 'win' : 'loss', line } });
    expect(await judge(position, [], goal), goal).toEqual({
      ok: true,
      value: { state: isMet ? 'met' : 'lost', winnable: isMet, line, reply: null, reason: null },
    });
    expect(await rate(position, goal), goal).toEqual({ ok: true, value: { actions: [] } });
  }
});
