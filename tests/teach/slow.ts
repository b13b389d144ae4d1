import type { Reader } from './readers.ts';

/** Readers that are quadratic, each in another way: the count of steps must show it, or it shows nothing. */
export const slow: readonly Pick<Reader, 'name' | 'read'>[] = [
  {
    name: 'a loop in a loop',
    read(text) {
      let pairs = 0;
      for (let i = 0; i < text.length; i++) for (let j = 0; j < i; j++) pairs += 1;
      return pairs;
    },
  },
  {
    name: 'a list that is copied for each entry',
    read(text) {
      let list: readonly string[] = [];
      for (const sign of text) list = [...list, sign];
      return list;
    },
  },
  {
    name: 'a list that is searched for each entry',
    read: (text) => [...text].filter((sign, i, all) => all.indexOf(`${sign}!`) < i),
  },
  { name: 'a function that calls itself for each sign, for each sign', read: (text) => [...text].map((_, i) => depth(i)) },
  { name: 'a regular expression that tries all to the end from each sign', read: (text) => /x+!/.test(text) },
  { name: 'a text that is searched from each sign', read: (text) => [...text].map((_, i) => text.indexOf('!', i)) },
];

const depth = (n: number): number => (n === 0 ? 0 : 1 + depth(n - 1));
