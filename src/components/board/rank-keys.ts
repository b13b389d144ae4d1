import { lettered, ownShown, signs } from './faces/signs.ts';

/** The keys of the ranks where cards have the usual letters: t for a ten. */
const usual = 'a23456789tjqk';

/** The key for each of the language's own letters: the letter itself, or of several (Kn) the first that is no other rank's. */
export const ownKeys = (all: readonly string[] = signs()): readonly string[] => {
  const letters = all.map((sign) => sign.toLowerCase());
  return letters.map((sign) => [...sign].find((letter) => letter === sign || !letters.includes(letter)) ?? sign);
};

/** The rank that one of the language's own letters means, where cards show them; 0 for none. */
export const ownRankOf = (key: string): number => (ownShown() ? (lettered[ownKeys().indexOf(key.toLowerCase())] ?? 0) : 0);

/** The rank that a key means; 0 for none. The letters that cards show come first; a usual letter that is none of them still means its rank. */
export const rankOfKey = (key: string): number => ownRankOf(key) || (key.length === 1 ? usual.indexOf(key.toLowerCase()) + 1 : 0);
