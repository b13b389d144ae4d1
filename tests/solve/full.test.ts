import { describe, expect, test } from 'vitest';
import type { Codec } from '../../src/engine/core/game.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { proverWith as ristiseiskaProver } from '../../src/engine/games/ristiseiska/solver/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { proverWith as russianBankProver, shortcutNames } from '../../src/engine/games/russian-bank/solver/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { proverWith as sixteenProver } from '../../src/engine/games/sixteen/solver/index.ts';
import { KeyStore } from '../../src/engine/proving/key-store.ts';
import type { Prover } from '../../src/engine/proving/prover.ts';

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const outOfMemory = { result: 'unknown', line: null, reason: { code: 'out-of-memory', args: {} } };

/** A question that is too much for a memory, and the same one further on, which is not. */
interface Case {
  readonly prover: (memory?: number) => Prover<unknown, unknown>;
  readonly start: unknown;
  readonly goal: string;
  readonly line: readonly unknown[];
  readonly result: 'win' | 'loss';
  readonly memory: number;
}

const word =
  <Action>({ action }: { readonly action: Codec<Action> }) =>
  (text: string): Action =>
    value(action.parse(text));

const cases: Record<string, () => Case> = {
  'Russian Bank': () => ({
    prover: (memory) =>
      russianBankProver({ without: ['ceiling'], ...(memory === undefined ? {} : { memory }) }) as Prover<unknown, unknown>,
    start: value(russianBank.position.parse('free/1/Jh7c6c;Kd5c.6c.Kh.Ks;-;-/-;4c.Td.9h.Ts;2h;-/4-.--.--.--/-/0')),
    goal: 'home:4',
    line: ['t1-o1', 'r-o1', 'r-o1'].map(word(russianBank)),
    result: 'loss',
    memory: 6,
  }),
  Sixteen: () => ({
    prover: (memory) =>
      sixteenProver({ breadth: 0, widths: [], ...(memory === undefined ? {} : { memory }) }) as Prover<unknown, unknown>,
    start: value(sixteen.position.parse('5/2.53/51/4/-')),
    goal: 'win',
    line: ['p2', '1-f'].map(word(sixteen)),
    result: 'loss',
    memory: 30,
  }),
  Ristiseiska: () => ({
    prover: (memory) => ristiseiskaProver(memory === undefined ? {} : { memory }) as Prover<unknown, unknown>,
    start: value(ristiseiska.position.parse('begging/48.28.77.2J/Jc.Ac3c9cTcQc.6h8h/2/play/-/-/-/0/-')),
    goal: 'not-last',
    line: ['3c'].map(word(ristiseiska)),
    result: 'win',
    memory: 60,
  }),
};

describe('a memory that is full', () => {
  test.each(Object.keys(cases))('leaves a question open and is emptied for the next: %s', (name) => {
    const { prover, start, goal, line, result, memory } = (cases[name] as () => Case)();
    const usual = value(prover().inquire(start, goal));
    const whole = usual.prove([], {}).result;
    expect(whole).not.toBe('unknown');
    expect(usual.prove(line, {}).result).toBe(result);
    const small = value(prover(memory).inquire(start, goal));
    // Again and again, as what is full must not be taken for an answer.
    for (let n = 0; n < 3; n++) expect(small.prove([], {})).toMatchObject(outOfMemory);
    // With a little more the questions further on are answered, between others that are not.
    for (let more = memory; ; more *= 2) {
      const inquiry = value(prover(more).inquire(start, goal));
      const answers = [inquiry.prove(line, {}).result, inquiry.prove([], {}).result, inquiry.prove(line, {}).result];
      for (const [i, right] of [result, whole, result].entries()) expect([right, 'unknown']).toContain(answers[i]);
      if (answers.every((answer) => answer !== 'unknown')) break;
      expect(more).toBeLessThan(1e6);
    }
  });

  test('a table of keys keeps what it has and takes no more', () => {
    const table = new KeyStore(1_000);
    const key = (n: number): Uint8Array => Uint8Array.of(n & 255, n >> 8, 7);
    let kept = 0;
    while (table.set(key(kept), 3, kept + 2)) kept += 1;
    expect(kept).toBe(250);
    for (let n = 0; n < 600; n++) expect(table.get(key(n), 3)).toBe(n < kept ? n + 2 : 0);
    expect(table.set(key(7), 3, 99)).toBe(true);
    expect(table.get(key(7), 3)).toBe(99);
    expect(table.set(key(kept), 3, 2)).toBe(false);
  });

  test('at its real size', { timeout: 600_000 }, () => {
    // Without shortcuts there are more arrangements of this turn than are remembered.
    const text =
      'free/1/Kd2h8sKh2c7h4s9h3c;QhJdTc9h8s7s.QsJc3d6d8d2s.Ts9d7c6s5hTd3h.-;AcQcAdKsAhAs;-/-;-.-.-.-;-;-/--.--.--.--/-/0';
    const start = value(russianBank.position.parse(text));
    const plain = value(russianBankProver({ without: shortcutNames }).inquire(start, 'home:60'));
    expect(plain.prove([], {})).toMatchObject(outOfMemory);
    // What is full is let go, and a smaller question answered.
    const line = ['r-o1', 'r-o2', 'r-o3', 'r-o4', 'r-t4'].map(word(russianBank));
    expect(plain.prove(line, {})).toMatchObject({ result: 'loss', reason: null });
    expect(value(russianBankProver({}).inquire(start, 'home:60')).prove([], {})).toMatchObject({ result: 'loss', reason: null });
  });
});
