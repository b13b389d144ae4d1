import { expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { at, bankTable, play } from './russian-bank.open.ts';

type Eye = 1 | 2 | 'all';

/** What lies in the slots of a scene: `id` of each piece, `#` for one that is face down. */
const lying = (position: string, eye: Eye, line = '') =>
  Object.fromEntries(
    play(position, line)
      .scene(eye)
      .slots.map(({ id, pieces }) => [id, pieces.map((piece) => (piece.faceUp ? piece.id : '#')).join(' ')]),
  );

const example = 'free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';

test('slots belong to players by number, whoever is in turn, and lie in reading order', () => {
  const slots = play(example).scene('all').slots;
  expect(slots.map(({ id }) => id).join(' ')).toBe(
    '2r 2h 2w 2t1 2t2 2t3 2t4 fc1 fc2 fd1 fd2 fh1 fh2 fs1 fs2 1t1 1t2 1t3 1t4 1r 1h 1w',
  );
  for (const { id, owner, kind, index } of slots) {
    expect(owner).toBe(kind === 'foundation' ? 0 : Number(id[0]));
    if (kind === 'pile') expect(index).toBe(Number(id[2]));
  }
  expect(slots.filter(({ kind }) => kind === 'foundation').map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a card is named by its back and its face; in a puzzle all lie open', () => {
  const open = lying(example, 'all');
  expect(open).toMatchObject({ '1r': '1:Ks 1:3s 1:5h', '1h': '1:7d 1:Kc', '2r': '2:6c', '2w': '2:9c', '2t4': '2:Qh' });
  expect(open.fh1).toBe('1:Ah 1:2h 1:3h 1:4h');
});

test('backs: of two equal cards each has its own, and stocks are of their own pack', () => {
  // 7c is in player 1's hand, so the one at home is player 2's; 8c lies twice on piles; 9c is in player 2's waste.
  const open = lying(at({ h: '7c', t: '8c.9c.Kh.Ks', home: '--.--.--.--', two: { t: '7c8c.-.-.-', h: '2d', w: '9c' } }), 'all');
  expect(open).toMatchObject({ '1h': '1:7c', '2t1': '2:7c 2:8c', '1t1': '1:8c', '1t2': '1:9c', '2w': '2:9c' });
  expect(lying(at({ h: '3c', home: '4-.--.--.--' }), 'all').fc1).toBe('1:Ac 1:2c 2:3c 1:4c');
  // On player 1's pile, but player 1 has the other: it is player 2's.
  expect(lying(at({ h: '7c', t: '7c.-.-.-' }), 'all')['1t1']).toBe('2:7c');
});

test('every card of a deal has its own name, and the back of its player', () => {
  for (let seed = 0; seed < 20; seed++) {
    const dealt = bankTable.deal({}, rng(seed));
    if (!dealt.ok) throw new Error(dealt.error.code);
    const pieces = dealt.value
      .scene('all')
      .slots.flatMap((slot) => slot.pieces.map((piece) => ({ ...piece, owner: slot.owner })));
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(104);
    for (const { face, owner } of pieces) expect(face.back).toBe(owner);
  }
});

test('a player sees neither hand, nor the reserves beneath their tops', () => {
  for (const eye of [1, 2] as const) {
    const seen = lying(example, eye);
    expect(seen).toMatchObject({ '1r': '# # 1:5h', '1h': '# #', '2r': '2:6c', '2h': '#', '2w': '2:9c', '1t1': '1:8s' });
    // The same deal with other cards in the hidden places looks the same, down to the names of what is hidden.
    const other = example.replace('Ks3s5h', '3sKs5h').replace('7dKc', 'Kc7d').replace('Tc;9c', '2d;9c');
    expect(play(other).scene(eye)).toEqual(play(example).scene(eye));
  }
  expect(JSON.stringify(play(example).scene(1))).not.toMatch(/7d|Kc|3s/);
});

test('hidden cards keep their names while others leave', () => {
  const ids = (line: string, slot: string) =>
    play(example, line)
      .scene(1)
      .slots.find(({ id }) => id === slot)
      ?.pieces.map(({ id }) => id);
  expect([ids('', '1r'), ids('r-f', '1r')]).toEqual([
    ['1r:1', '1r:2', '1:5h'],
    ['1r:1', '1:3s'],
  ]);
  expect([ids('', '1h'), ids('draw', '1h')]).toEqual([['1h:2', '1h:1'], ['1h:1']]);
});

test('an observed position can be shown, written and played on; what is hidden is written ??', () => {
  const state = russianBank.position.parse(example);
  if (!state.ok) throw new Error(state.error.code);
  const seen = russianBank.observe(state.value, 1);
  expect(russianBank.position.format(seen)).toBe(example.replace('Ks3s', '????').replace('7dKc', '????').replace('Tc;', '??;'));
  expect(russianBank.scene(seen, 'all')).toEqual(russianBank.scene(seen, 1));
  expect(russianBank.position.parse(russianBank.position.format(seen)).ok).toBe(false);
  // Nobody can say where an unseen card would go, so drawing it ends the turn, even with a pile empty.
  const bare = russianBank.position.parse(at({ h: '7d8c', t: '-.Ac.Kh.Ks' }));
  if (!bare.ok) throw new Error(bare.error.code);
  expect(russianBank.apply(russianBank.observe(bare.value, 1), { kind: 'draw' }).turn).toBe(2);
});

test('actions name piles as the player in turn sees them; carries and intents name slots', () => {
  const first = play(example);
  expect(first.carry('r-o1')).toEqual({ from: '1r', to: '2t1', pieces: ['1:5h'] });
  expect(first.carry('r-f')).toEqual({ from: '1r', to: 'fh1', pieces: ['1:5h'] });
  expect(first.carry('draw')).toEqual({ from: '1h', to: '1w', pieces: ['1:7d'] });
  const second = play(example, 'r-f,r-o2,draw,w-t1,draw');
  expect(second.carry('t2-t1')).toEqual({ from: '2t2', to: '2t1', pieces: ['1:3s'] });
  expect(second.carry('w-t3')).toEqual({ from: '2w', to: '2t3', pieces: ['2:9c'] });
  for (const [from, to, meant] of [
    ['1r', '1t2', 'r-t2'],
    ['1w', '2t3', 'w-o3'],
    ['1t1', '1t4', 't1-t4'],
    ['1t1', '2t1', 't1-o1'],
    ['1t4', 'fs2', 't4-f'],
    ['1r', 'fc1', 'r-f'],
    ['1h', null, 'draw'],
    ['1h', '1w', 'draw'],
    ['1h', '1t1', null],
    ['1t1', '1t1', null],
    ['1t1', '1r', null],
    ['1r', '1w', null],
    ['1r', null, null],
    ['2r', '1t1', null],
    ['2h', null, null],
    ['fh1', '1t1', null],
    ['x', 'y', null],
  ] as const)
    expect([from, to, first.intent(from, to)]).toEqual([from, to, meant]);
  for (const [from, to, meant] of [
    ['2r', '2t2', 'r-t2'],
    ['2w', '1t3', 'w-o3'],
    ['2h', null, 'draw'],
    ['1h', null, null],
    ['1r', '1t2', null],
  ] as const)
    expect([from, to, second.intent(from, to)]).toEqual([from, to, meant]);
});

test('a pass is said, not carried; a drawn card that turns over with the waste was still drawn to it', () => {
  expect(play(at({ r: '9h', t: 'Qd.Kd.Kh.Ks' })).carry('pass')).toBeNull();
  const last = at({ r: '9h', h: '8c', w: '5d9s' });
  expect(play(last).carry('draw')).toEqual({ from: '1h', to: '1w', pieces: ['1:8c'] });
  expect(lying(last, 'all', 'draw')).toMatchObject({ '1h': '1:5d 1:9s 1:8c', '1w': '' });
});
