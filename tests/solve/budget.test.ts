import { describe, expect, test } from 'vitest';
import { Meter, shared } from '../../src/engine/proving/budget.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';

describe('one budget for several proofs', () => {
  test('what each has spent is taken off', () => {
    const spend = shared({ nodes: 10 });
    expect(spend.left()).toEqual({ nodes: 10 });
    spend.add(4);
    expect(spend.left()).toEqual({ nodes: 6 });
    spend.add(5);
    expect(spend.left()).toEqual({ nodes: 1 });
    spend.add(5);
    expect(spend.left()).toEqual({ nodes: 0 });
  });

  test('and nothing off what was never limited', () => {
    const spend = shared({});
    spend.add(1_000);
    expect(spend.left()).toEqual({});
  });

  test('so that rating many actions costs no more than rating one may', async () => {
    const position = 'russian-bank:free/1/QdKcJd;Kd5c.5s4s3s2s6c.KhAs6c.Ks7c;-;-/-;4c.Td.9d.Th;2d;-/4-.--.--.--/-/0';
    const results = async (nodes: number) => {
      const rated = await rate(position, 'empty:4', { nodes });
      if (!rated.ok) throw new Error(rated.error.code);
      return Object.fromEntries(rated.value.actions.map(({ action, result }) => [action, result]));
    };
    // Alone none of them takes more than 28 positions; together they take more than 40. (What is found is kept, so the small budget comes first.)
    expect(await results(28)).toEqual({ pass: 'loss', 'r-o2': 'loss', 't1-f': 'unknown', 't1-o1': 'unknown' });
    expect(await results(60)).toEqual({ pass: 'loss', 'r-o2': 'loss', 't1-f': 'loss', 't1-o1': 'loss' });
  });
});

describe('a meter', () => {
  test('stops at its limit, says why, and stays stopped', () => {
    const meter = new Meter({ nodes: 2 });
    expect([meter.spend(), meter.spend(), meter.spend(), meter.spend()]).toEqual([true, true, false, false]);
    expect(meter.nodes).toBe(2);
    expect(meter.stopped).not.toBeNull();
  });

  test('lends a part of itself, which counts, and whose end is not its own', () => {
    const meter = new Meter({ nodes: 10 });
    const spent = (): number => {
      let n = 0;
      while (n < 100 && meter.spend()) n += 1;
      return n;
    };
    expect(meter.within(4, spent)).toBe(4);
    expect(meter.stopped).toBeNull();
    expect(meter.within(100, spent)).toBe(6);
    expect(meter.stopped).not.toBeNull();
  });
});
