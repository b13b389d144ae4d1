import { beforeEach, describe, expect, test } from 'vitest';
import { sixteen as game } from '../../src/engine/games/sixteen/index.ts';
import { KeyStore } from '../../src/engine/proving/key-store.ts';
import { meetsGoal } from '../../src/engine/proving/verify.ts';
import { confirm } from '../../src/engine/solve/confirm.ts';
import { forget, inquire } from '../../src/engine/solve/inquiries.ts';

const bank = 'russian-bank:free/1/Jh7c6c;Kd5c.6c.Kh.Ks;-;-/-;4c.Td.9h.Ts;2h;-/4-.--.--.--/-/0';
const sixteen = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];

async function asked(position: string, goal = 'win', options = {}) {
  const inquiry = await inquire(position, goal, options);
  if (!inquiry.ok) throw new Error(inquiry.error.code);
  return inquiry.value;
}
/** How many positions a proof looks at; none where it is remembered. */
const cost = async (goal: string, options = {}): Promise<number> =>
  (await asked(sixteen, goal, options)).prove([], { nodes: 100_000 }).nodes;

describe('what is proved is kept', () => {
  beforeEach(forget);
  const goals = ['win', 'home:9', 'home:8', 'home:7'] as const;

  test('so that the same question costs less the next time, for three of them', async () => {
    const [a, b, c, d] = goals;
    const first = await cost(a);
    expect(first).toBeGreaterThan(0);
    expect(await cost(a)).toBeLessThan(first);
    await cost(b);
    await cost(c);
    // Asked again it is the latest: the next one drives out another.
    expect(await cost(a)).toBeLessThan(first);
    await cost(d);
    expect(await cost(a)).toBeLessThan(first);
    await cost(b);
    await cost(c);
    await cost(d);
    expect(await cost(a)).toBe(first);
  });

  test('but not what was asked aside, which takes no place either', async () => {
    const [a, b, c, d] = goals;
    const first = await cost(a, { aside: true });
    expect(await cost(a)).toBe(first);
    await cost(b);
    await cost(c);
    await cost(d, { aside: true });
    await confirm(sixteen, [], d);
    expect(await cost(a)).toBeLessThan(first);
  });

  test('until it is to be forgotten', async () => {
    const first = await cost('win');
    forget();
    expect(await cost('win')).toBe(first);
  });
});

describe('an inquiry', () => {
  test('reads a line as far as it is legal, and says which action is not', async () => {
    const { read, write } = await asked(sixteen);
    const line = read(winning);
    expect(line.ok && write(line.value)).toBe(winning.join());
    expect(read(['p1', 'p2'])).toMatchObject({
      ok: false,
      error: { field: 'action', code: 'illegal', args: { action: 'p2', rule: expect.any(String) }, action: 'p2', index: 1 },
    });
    expect(read(['p1', 'fly'])).toMatchObject({ ok: false, error: { action: 'fly', index: 1 } });
  });

  test('refuses what it cannot read', async () => {
    expect(await inquire('sixteen:nonsense', 'win')).toMatchObject({ ok: false });
    expect(await inquire('whist:1', 'win')).toMatchObject({ ok: false });
    expect(await inquire(sixteen, 'fly')).toMatchObject({ ok: false, error: { field: 'goal' } });
  });

  test('knows what the others do, where there are any', async () => {
    expect((await asked(sixteen)).reply([], {})).toBeNull();
    const { read, reply } = await asked(bank);
    const line = read(['t1-f']);
    expect(line.ok && reply(line.value, { nodes: 500 })).not.toBeUndefined();
    const turn = await asked('ristiseiska:duel/2T.2K.2K.AK/Kc.AcJcQcAh/2/play/-/-/-/0/-', 'best');
    const jack = turn.read(['Jc']);
    expect(jack.ok && turn.reply(jack.value, { nodes: 2_000 })?.why).toMatch(/^(refutes|resists|guess)$/);
  });

  test('knows what asks for less, and how sharp a line is', async () => {
    const { easier, grade, read } = await asked(sixteen, 'home:3');
    expect(easier()).toEqual({ ok: true, value: ['home:2', 'home:1'] });
    const line = read(['p1', '2-1', '1-2', '1-f', '2-f', '2-f']);
    expect(line.ok && (await grade(line.value, {}))).toMatchObject({ ok: true });
    const whole = await asked(sixteen);
    const all = whole.read(winning);
    expect(all.ok && (await whole.grade(all.value, {}))).toMatchObject({ ok: true, value: { winningFirst: 1 } });
  });
});

describe('confirming', () => {
  test('what the goal itself has decided needs no search', async () => {
    expect(await confirm('sixteen:4/13.13/00/-/-', [])).toEqual({ ok: true, value: { winnable: false, line: null } });
    expect(await confirm(sixteen, winning)).toEqual({ ok: true, value: { winnable: true, line: winning.join(',') } });
  });

  test('refuses what it cannot read, before any action', async () => {
    expect(await confirm('sixteen:nonsense', [])).toMatchObject({ ok: false, error: { action: '', index: -1 } });
  });
});

test('a line meets a goal if each action is legal and the goal is met at its end', () => {
  const start = game.position.parse(sixteen.slice('sixteen:'.length));
  if (!start.ok) throw new Error(start.error.code);
  const meets = (words: readonly string[], goal = 'win'): boolean =>
    meetsGoal(
      game,
      start.value,
      words.map((word) => {
        const action = game.action.parse(word);
        if (!action.ok) throw new Error(action.error.code);
        return action.value;
      }),
      goal,
    );
  expect([meets(winning), meets(winning, 'fly'), meets(winning.slice(0, -1)), meets(['p1', 'p2']), meets([])]).toEqual([
    ...[true, false, false, false, false],
  ]);
});

test('a table has room for a key that just does not fit into what it has', () => {
  const store = new KeyStore();
  const key = (byte: number, length: number) => new Uint8Array(length).fill(byte);
  // 63 keys of 256 bytes with their lengths, and one of 253: three bytes are left of the first 16 384.
  for (let n = 1; n <= 63; n++) store.set(key(n, 255), 255, n + 1);
  store.set(key(64, 252), 252, 65);
  expect(store.set(key(65, 3), 3, 66)).toBe(true);
  expect(store.get(key(65, 3), 3)).toBe(66);
  expect(store.get(key(64, 252), 252)).toBe(65);
});
