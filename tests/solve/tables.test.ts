import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { size } from '../../src/engine/games/russian-bank/solver/kernel.ts';
import { Memo } from '../../src/engine/games/russian-bank/solver/memo.ts';
import { DEAD_TOP, NONE, Piles, UNSEEN } from '../../src/engine/games/russian-bank/solver/piles.ts';
import { DEAD, KeyStore } from '../../src/engine/proving/key-store.ts';
import { WordStore } from '../../src/engine/proving/word-store.ts';

/** The tables that proofs rest on, against plain maps: no position is ever taken for another, however many there are. */

describe('marks by key', () => {
  test('are those that were set last, for keys alike in all but a byte or the length', () => {
    const random = rng(1);
    const store = new KeyStore();
    const plain = new Map<string, number>();
    const key = new Uint8Array(256);
    for (let n = 0; n < 6_000; n++) {
      const length = n % 50 === 0 ? 255 : 1 + random.int(12);
      for (let i = 0; i < length; i++) key[i] = random.int(n % 3 === 0 ? 256 : 2);
      // What stands behind the key is no part of it.
      key[length] = random.int(256);
      const name = key.subarray(0, length).join();
      expect(store.get(key, length)).toBe(plain.get(name) ?? 0);
      const mark = random.int(3) === 0 ? DEAD : store.stamp();
      expect(store.set(key, length, mark)).toBe(true);
      plain.set(name, mark);
      expect(store.size).toBe(plain.size);
    }
    expect(plain.size).toBeGreaterThan(3_000);
    for (const [name, mark] of plain) {
      const bytes = Uint8Array.from(name.split(',').map(Number));
      expect(store.get(bytes, bytes.length)).toBe(mark);
    }
  });

  test('each stamp is higher than all before, and than the mark of what is dead', () => {
    const store = new KeyStore();
    const stamps = [store.stamp(), store.stamp(), store.stamp()];
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    expect(new Set([DEAD, 0, ...stamps]).size).toBe(5);
    expect(Math.min(...stamps)).toBeGreaterThan(DEAD);
  });

  test('need room for new keys, a byte more than the key has; what is there can always be marked anew', () => {
    const store = new KeyStore(8);
    const key = (byte: number) => Uint8Array.of(byte, byte, byte);
    expect([store.set(key(1), 3, 5), store.set(key(2), 3, 6), store.set(key(3), 1, 7)]).toEqual([true, true, false]);
    expect([store.get(key(3), 1), store.size]).toEqual([0, 2]);
    expect(store.set(key(1), 3, DEAD)).toBe(true);
    expect([store.get(key(1), 3), store.get(key(2), 3)]).toEqual([DEAD, 6]);
    expect(new KeyStore(4).set(key(1), 3, 5)).toBe(true);
    expect(new KeyStore(3).set(key(1), 3, 5)).toBe(false);
  });
});

describe('marks by words', () => {
  test('are those that were set last, and the words are read back, for keys alike in all but a word or the length', () => {
    const random = rng(2);
    const store = new WordStore();
    const plain = new Map<string, { entry: number; mark: number }>();
    const key = new Int32Array(40);
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 8_000; n++) {
        const length = n % 50 === 0 ? 35 : 1 + random.int(10);
        for (let i = 0; i < length; i++) key[i] = random.int(n % 3 === 0 ? 0x40000000 : 2);
        // What stands behind the key is no part of it.
        key[length] = random.int(9);
        const name = key.subarray(0, length).join();
        const known = plain.get(name);
        expect(store.find(key, length)).toBe(known?.entry ?? -1);
        expect(store.get(key, length)).toBe(known?.mark ?? 0);
        const entry = store.enter(key, length);
        expect(entry).toBe(known?.entry ?? plain.size);
        const mark = random.int(3) === 0 ? DEAD : store.stamp();
        store.marks[entry] = mark;
        plain.set(name, { entry, mark });
        expect(store.size).toBe(plain.size);
      }
      expect(plain.size).toBeGreaterThan(3_000);
      for (const [name, { entry, mark }] of plain) {
        const words = Int32Array.from(name.split(',').map(Number));
        expect(store.get(words, words.length)).toBe(mark);
        expect(store.words.slice(store.starts[entry], store.starts[entry + 1])).toEqual(words);
      }
      // Emptied, it knows nothing of what it had.
      store.clear();
      plain.clear();
    }
  });

  test('each stamp is higher than all before, and than the mark of what is dead', () => {
    const store = new WordStore();
    const stamps = [store.stamp(), store.stamp(), store.stamp()];
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    expect(new Set([DEAD, 0, ...stamps]).size).toBe(5);
    expect(Math.min(...stamps)).toBeGreaterThan(DEAD);
  });

  test('need room for new keys, a word more than the key has; what is there stays', () => {
    const store = new WordStore(32);
    const key = (word: number) => Int32Array.of(word, word, word);
    expect([store.enter(key(1), 3), store.enter(key(2), 3), store.enter(key(3), 1)]).toEqual([0, 1, -1]);
    expect([store.find(key(3), 1), store.size]).toEqual([-1, 2]);
    expect([store.enter(key(1), 3), store.enter(key(2), 3)]).toEqual([0, 1]);
    expect(new WordStore(16).enter(key(1), 3)).toBe(0);
    expect(new WordStore(15).enter(key(1), 3)).toBe(-1);
  });
});

// Among so many, some share the hash that finds them, which has 32 bits: about five pairs.
const crowd = 200_000;

test('keys that share a hash are not taken for each other', () => {
  const random = rng(7);
  const key = new Int32Array(size);
  const [words, turns] = [new WordStore(), new Memo()];
  for (let n = 0; n < crowd; n++) {
    key[0] = n;
    for (let i = 1; i < 5; i++) key[i] = random.int(0x40000000);
    words.enter(key, 5);
    turns.enter(key);
  }
  expect([words.size, turns.count]).toEqual([crowd, crowd]);
});

describe('positions of a turn', () => {
  const words = (seed: number) => {
    const random = rng(seed);
    return Int32Array.from({ length: size }, () => random.int(seed % 2 === 0 ? 9 : 2_000));
  };

  test('each have one entry, with all their words, mark 0 at first', () => {
    const memo = new Memo();
    const numbers = shuffled(
      Array.from({ length: 3_000 }, (_, i) => i),
      rng(4),
    );
    for (const [entry, number] of numbers.entries()) {
      expect(memo.find(words(number))).toBe(-1);
      expect(memo.enter(words(number))).toBe(entry);
      expect(memo.markOf(entry)).toBe(0);
      memo.setMark(entry, number);
      memo.setWay(entry, number + 1, number + 2);
    }
    const read = new Int32Array(size);
    for (const [entry, number] of numbers.entries()) {
      expect([memo.find(words(number)), memo.enter(words(number))]).toEqual([entry, entry]);
      memo.read(entry, read);
      expect(read).toEqual(words(number));
      expect([memo.markOf(entry), memo.parentOf(entry), memo.depthOf(entry)]).toEqual([number, number + 1, number + 2]);
    }
    expect(memo.count).toBe(3_000);
  });

  test('differ by any one word', () => {
    const memo = new Memo();
    const one = words(2);
    memo.enter(one);
    for (let i = 0; i < size; i++) expect(memo.find(one.map((word, k) => (k === i ? word + 1 : word)))).toBe(-1);
  });

  test('fill a table', () => {
    const memo = new Memo(2);
    memo.enter(words(1));
    memo.enter(words(1));
    expect(memo.full).toBe(false);
    memo.enter(words(2));
    expect(memo.full).toBe(true);
  });
});

describe('piles', () => {
  const lots = Array.from({ length: 400 }, (_, n) => {
    const random = rng(n);
    return Array.from({ length: random.int(9) }, () => random.int(n % 2 === 0 ? 4 : 52));
  });

  test('of the same cards in the same order are one number, and tell their cards', () => {
    const piles = new Piles();
    const numbers = new Map<string, number>();
    for (const cards of lots) {
      const pile = piles.of(cards);
      expect(pile).toBe(numbers.get(cards.join()) ?? pile);
      numbers.set(cards.join(), pile);
      expect(piles.cards(pile)).toEqual(cards);
      expect(piles.height[pile]).toBe(cards.length);
      expect(piles.top[pile]).toBe(cards.at(-1) ?? NONE);
      expect(piles.turnedOver(pile)).toBe(piles.of(cards.toReversed()));
      const held = [...Array(26).keys()].map((i) => [cards.includes(i), cards.includes(i + 26)]);
      const bits = [...Array(26).keys()].map((i) => [(piles.low[pile] as number) >> i, (piles.high[pile] as number) >> i]);
      expect(bits.map(([low = 0, high = 0]) => [(low & 1) === 1, (high & 1) === 1])).toEqual(held);
    }
    expect(new Set(numbers.values()).size).toBe(numbers.size);
    expect(piles.of([])).toBe(0);
  });

  test('hold nothing by what stands for other cards', () => {
    const piles = new Piles();
    for (const card of [UNSEEN, NONE, DEAD_TOP]) {
      const pile = piles.push(piles.push(piles.of([3]), card), card);
      expect([piles.low[pile], piles.high[pile]]).toEqual([8, 0]);
    }
  });
});
