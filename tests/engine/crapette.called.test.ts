import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { goal } from '../../src/engine/games/russian-bank/crapette/goals.ts';
import { formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { formatPosition, parsePosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import {
  actor,
  apply,
  asKept,
  beforeSlip,
  deal,
  justAfter,
  legal,
  outcome,
  outOfOrder,
  silence,
  step,
  type Table,
  why,
} from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { bestOfTurn } from '../../src/engine/games/russian-bank/crapette/solver/best.ts';
import { TurnInquiry } from '../../src/engine/games/russian-bank/crapette/solver/inquiry.ts';
import { diagram, everyAction, follow, may, named, not, random, at as table } from './crapette.open.ts';

const rules = '~order=called';
const at = (given: Omit<Parameters<typeof table>[0], 'rules'>) => table({ ...given, rules });
const fields = (state: Table) => formatPosition(state).split('/').slice(1).join('/');

describe('where the players keep the order of play', () => {
  test('what is out of order is legal, and all that is impossible is not', () => {
    const passed = { r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' };
    expect(may(table(passed))).toEqual(['r-f']);
    expect(may(at(passed))).toEqual(['draw', 'r-f', 't1-f']);
    expect(not(at(passed), 'r-t1')).toBe('own-descends');
    expect(not(at(passed), 'pass')).toBe('pass-may-draw');
    expect(not(at(passed), 'stop')).toBe('say-stop');
    expect(outOfOrder(at(passed), named('t1-f'))).toBe('compulsory-reserve');
  });

  test('then the opponent has the word, and nothing else can be done before', () => {
    const slipped = follow(at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' }), 't1-f');
    expect(actor(slipped)).toBe(2);
    expect(slipped.turn).toBe(1);
    expect(may(slipped)).toEqual(['let', 'stop']);
    expect(silence(slipped)).toEqual({ kind: 'let' });
    expect(not(slipped, 'r-f')).toBe('say-stop');
    expect(fields(slipped)).toBe('1/9hAs;-.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/A-.--.--.--/-~Ac.t1-f/1');
  });

  test('let be, it stands and the turn goes on; neither word is an action that counts', () => {
    const after = follow(at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' }), 't1-f', 'let');
    expect(fields(after)).toBe('1/9hAs;-.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/A-.--.--.--/-/1');
    expect([actor(after), silence(after)]).toEqual([1, null]);
  });

  test('stopped, it is taken back and the turn is over', () => {
    const after = follow(at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' }), 't1-f', 'stop');
    expect(fields(after)).toBe('2/9hAs;Ac.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/1');
  });

  test('a card turned up too soon goes to the waste; so does one that waited, and one that was played', () => {
    const early = follow(at({ r: '9hQs', t: '-.Kd.Kh.Ks', h: '4d' }), 'draw');
    expect(fields(early)).toBe('1/9hQs;-.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/d~draw/1');
    expect(fields(follow(early, 'stop'))).toBe('2/9hQs;-.Kd.Kh.Ks;-;4d/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/1');
    const waits = at({ r: '9h', t: 'Ac.5s.Kh.Ks', h: '4d6c', w: '7c', drawn: 'd', two: { w: '5d' } });
    const taken = '2/9h;Ac.5s.Kh.Ks;6c;7c4d/-;Kc.Kd.Kh.Ks;5c;5d/--.--.--.--/-/1';
    for (const play of ['h-t2', 'h-ow']) {
      expect(not(waits, play), play).toBeNull();
      expect(fields(follow(waits, play, 'stop')), play).toBe(taken);
    }
    // What waited was not what was played.
    const other = at({ r: '9h', t: 'Ac.Qs.Kh.Ks', h: '4d6c', w: '7c', drawn: 'd' });
    expect(fields(follow(other, 't2-t3', 'stop'))).toBe('2/9h;Ac.Qs.Kh.Ks;6c;7c4d/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/1');
  });

  test('a waste that was turned over for a card out of order stays the hand', () => {
    const turned = follow(at({ r: '9h', t: '-.Kd.Kh.Ks', w: '4d6c' }), 'draw');
    expect(fields(turned)).toBe('1/9h;-.Kd.Kh.Ks;4d6c;-/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/d~draw/1');
    expect(fields(follow(turned, 'stop'))).toBe('2/9h;-.Kd.Kh.Ks;6c;4d/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/1');
  });

  test('a discard or a pass out of order has ended the turn: there is nothing to call', () => {
    const waits = at({ r: '9h', h: 'As4d', drawn: 'd' });
    expect(outOfOrder(waits, named('discard'))).toBe('compulsory-foundation');
    const after = follow(waits, 'discard');
    expect([after.turn, silence(after), not(after, 'stop')]).toEqual([2, null, 'say-stop']);
    const bare = at({ r: '9hAs' });
    expect(follow(bare, 'pass').turn).toBe(2);
  });

  test('the last card played out of order wins only if nobody says anything', () => {
    const last = at({ t: 'Ac.5s.Kh.Ks', h: '4d', drawn: 'd' });
    const slipped = follow(last, 'h-t2');
    expect(outcome(slipped)).toBeNull();
    expect(outcome(follow(slipped, 'let'))).toEqual({ winner: 1 });
    const stopped = follow(slipped, 'stop');
    expect(outcome(stopped)).toBeNull();
    expect(fields(stopped)).toBe('2/-;Ac.5s.Kh.Ks;-;4d/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/1');
  });

  test('at the limit it is a draw once it has been said', () => {
    const slipped = follow(at({ r: '9hQs', t: '-.Kd.Kh.Ks', h: '4d', count: 999 }), 'draw');
    expect(outcome(slipped)).toBeNull();
    for (const word of ['let', 'stop']) expect(outcome(follow(slipped, word))).toEqual({ winner: null, reason: 'limit' });
  });

  test('when the one who has the turn then can do nothing, it goes on', () => {
    // Player 2 has neither a play nor a card.
    const slipped = follow(at({ r: '9h', t: '-.Kd.Kh.Ks', h: '4d7s', two: { r: '3c', h: '-' } }), 'draw');
    const after = step(slipped, named('stop'));
    expect([after.turns, after.state.turn]).toEqual([1, 2]);
    const full = follow(at({ r: '9hAs', h: '4d7s', t: '2c.Kd.Kh.Ks', two: { r: '3d', t: 'Kc.Kd.3c.Ks', h: '-' } }), 'draw');
    const passed = step(full, named('stop'));
    expect([passed.turns, passed.state.turn]).toEqual([1, 2]);
  });
});

describe('goals and proofs', () => {
  const judged = (goalText: string, start: Table, line: string) => {
    const read = goal(goalText);
    if (!read.ok) throw new Error(goalText);
    return read.value(start, line.split(',').map(named));
  };
  test('what is out of order meets nothing before it stands, and what is taken back does not count', () => {
    const start = at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' });
    expect(judged('home:1', start, 't1-f')).toBe('open');
    expect(judged('home:1', start, 't1-f,let')).toBe('met');
    expect(judged('home:1', start, 't1-f,stop')).toBe('lost');
  });
  test('the solver plays in order, and says nothing while a word is due', () => {
    const start = at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' });
    const inquiry = new TurnInquiry(start, { kind: 'home', cards: 2 });
    expect(inquiry.prove([], {}).line?.map(formatAction)).toEqual(['r-f', 't1-f']);
    expect(inquiry.prove([named('t1-f')], {}).result).toBe('unknown');
    expect(inquiry.prove(['t1-f', 'let'].map(named), {}).result).toBe('win');
    expect(bestOfTurn(follow(start, 't1-f')).reason).not.toBeNull();
    expect(bestOfTurn(start).best.home.value).toBe(2);
  });
});

describe('the position while the word is due', () => {
  const read = (text: string) => {
    const found = parsePosition(text);
    return found.ok ? formatPosition(found.value) : `${found.error.field} ${found.error.code}`;
  };
  const of = (drawn: string, { rules: by = rules, count = 1 } = {}) =>
    `crapette${by}/1/9hAs;-.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/A-.--.--.--/${drawn}/${count}`;
  test('names the action, and the card of a play', () => {
    for (const good of [of('-~Ac.t1-f'), of('d~draw')]) expect(read(good)).toBe(good);
  });
  test.each([
    of('-~t1-f'),
    of('-~As.t1-f'),
    of('-~Ac.r-or'),
    of('-~Ac.r-f'),
    of('-~draw'),
    of('d~4d.draw'),
    of('d~discard'),
    of('-~let'),
    of('-~'),
    of('-~Ac.t1-f~draw'),
    of('-~Ac.t1-f', { rules: '' }),
    of('-~Ac.t1-f', { count: 0 }),
  ])('%s is refused', (text) => {
    expect(read(text)).toBe('drawn crapette-no-slip');
  });
  test('a play that was in order is none', () => {
    expect(read('crapette~order=called/1/9h;-.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/A-.--.--.--/-~Ac.t1-f/1')).toBe(
      'drawn crapette-no-slip',
    );
  });
});

/** Plays at random, every other action out of order said something to at random. */
function* positions(start: Table, below: (most: number) => number, most = 120): Generator<readonly [Table, string]> {
  let now = start;
  for (let i = 0; i < most && outcome(now) === null; i++) {
    const actions = legal(now);
    const action = actions[below(actions.length)];
    if (!action) return;
    yield [now, formatAction(action)];
    now = apply(now, action);
  }
}

const starts = (): Table[] => {
  const below = random(7);
  const dense = Array.from({ length: 150 }, (_, i) => diagram(below, i % 2 ? rules : `~waste=open${rules}`)).flatMap((text) => {
    const read = text === null ? null : parsePosition(text);
    return read?.ok ? [read.value] : [];
  });
  const deals = [12, 13].flatMap((reserve) =>
    ['closed', 'open'].map((waste) =>
      deal({ preset: 'crapette', reserve, waste, score: 'none', order: 'called' } as Parameters<typeof deal>[0], rng(reserve)),
    ),
  );
  return [...dense, ...deals];
};

describe('always', () => {
  test('in order it is the usual game; out of order it can be said to, and be taken back', () => {
    const below = random(1);
    let slips = 0;
    for (const start of starts())
      for (const [now, text] of positions(start, below, 25)) {
        const action = named(text);
        if (now.slip) continue;
        const kept = asKept(now);
        const broken = outOfOrder(now, action);
        expect(outOfOrder(kept, action)).toBe(broken);
        // All that is legal is legal in the usual game, or out of order there.
        for (const one of everyAction)
          if ((why(now, one) === null) !== (why(kept, one) === null || outOfOrder(now, one) !== null))
            throw new Error(`${formatPosition(now)} ${formatAction(one)}`);
        const after = apply(now, action);
        if (broken === null) {
          expect(asKept(after)).toEqual(apply(kept, action));
          expect(after.slip).toBeUndefined();
          continue;
        }
        if (action.kind === 'discard' || action.kind === 'pass') {
          expect(after.slip).toBeUndefined();
          continue;
        }
        slips += 1;
        expect(asKept(after)).toEqual({ ...asKept(justAfter(now, action)), count: now.count + 1 });
        // Taken back it is what it was, but for a waste that was turned over.
        const before = beforeSlip(after) as Table;
        if (action.kind === 'play') expect(before).toEqual(now);
        else expect({ ...before, sides: now.sides }).toEqual(now);
        const [said, silent] = [apply(after, { kind: 'stop' }), apply(after, { kind: 'let' })];
        for (const one of [said, silent]) expect([one.slip, one.count]).toEqual([undefined, now.count + 1]);
        // Nothing has changed but that the turn is over, and what was turned up lies on the waste.
        const i = now.turn - 1;
        const [own, then] = [now.sides[i], said.sides[i]];
        expect(said.foundations).toEqual(now.foundations);
        expect(said.sides[1 - i]).toEqual(now.sides[1 - i]);
        expect([then?.reserve, then?.piles]).toEqual([own?.reserve, own?.piles]);
        expect([...(then?.hand ?? []), ...(then?.waste ?? [])].sort()).toEqual(
          [...(own?.hand ?? []), ...(own?.waste ?? [])].sort(),
        );
        expect((then?.waste.length ?? 0) > 0 || !(now.drawn || action.kind === 'draw')).toBe(true);
      }
    expect(slips).toBeGreaterThan(200);
  });

  test('a position whose word is due reads back as it was written', () => {
    const below = random(2);
    let slips = 0;
    for (const start of starts())
      for (const [now] of positions(start, below, 25)) {
        const text = formatPosition(now);
        const read = parsePosition(text);
        expect(read.ok && formatPosition(read.value), text).toBe(text);
        if (!now.slip) continue;
        slips += 1;
        if (!read.ok) continue;
        for (const word of ['stop', 'let'])
          expect(formatPosition(follow(read.value, word)), text).toBe(formatPosition(follow(now, word)));
      }
    expect(slips).toBeGreaterThan(200);
  });
});
