import { ownShown, signs } from './faces/signs.ts';

/** The keys of the ranks where cards have the usual letters: t for a ten. */
const usual = 'a23456789tjqk';

/** The key of each of the language's own letters, as many as there are ranks with letters: its first one that is no letter of another rank. */
export const ownKeys = (all: readonly string[] = signs()): readonly string[] => {
  const letters = all.map((sign) => sign.toLowerCase());
  return letters.map((sign) => [...sign].find((letter) => letter === sign || !letters.includes(letter)) ?? sign);
};

/** The rank that one of the language's own letters means, where cards show them; 0 for none. */
export const ownRankOf = (key: string): number => (ownShown() ? ([1, 11, 12, 13][ownKeys().indexOf(key.toLowerCase())] ?? 0) : 0);

/** The rank that a key means, by the letters that cards show; 0 for none. Where no other rank has it, a usual letter is heard too. */
export const rankOfKey = (key: string): number => ownRankOf(key) || (key.length === 1 ? usual.indexOf(key.toLowerCase()) + 1 : 0);
