import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { sixteenText } from './open.ts';

/** Bad text, the field it is bad in, and a part of the explanation. */
const bad: readonly [text: string, field: string, part: string][] = [
  ['', 'game', 'begins with the name of its game'],
  ['sixteen', 'game', 'colon'],
  [':g/-.-/0/-/-', 'game', '“”'],
  ['Sixteen:g/-.-/0/-/-', 'game', '“Sixteen”'],
  ['bridge:g/-.-/0/-/-', 'game', '“bridge”'],
  ['constructor:g/-.-/0/-/-', 'game', '“constructor”'],
  ['sixteen:', 'fields', 'this has 1'],
  ['sixteen:g/-.-/0/-', 'fields', 'this has 4'],
  ['sixteen:g/-.-/0/-/-/', 'fields', 'this has 6'],

  ['sixteen:/-.-/0/-/-', 'rules', 'top rank'],
  ['sixteen:0/-.-/0/-/-', 'rules', '“0”'],
  ['sixteen:h/-.-/0/-/-', 'rules', '“h”'],
  ['sixteen:16/-.-/0/-/-', 'rules', '“16”'],
  ['sixteen:G/-.-/0/-/-', 'rules', '“G”'],
  ['sixteen: g/-.-/0/-/-', 'rules', 'top rank'],
  ['sixteen:g~/-.-/0/-/-', 'rules', '“~”'],
  ['sixteen:g~runs/-.-/0/-/-', 'rules', '“~runs”'],
  ['sixteen:g~runs=/-.-/0/-/-', 'rules', '“~runs=”'],
  ['sixteen:g~runs=strict/-.-/0/-/-', 'rules', '“~runs=strict”'],
  ['sixteen:g~piles=4/-.-/0/-/-', 'rules', '“~piles=4”'],
  ['sixteen:g~runs=consecutive~runs=consecutive/-.-/0/-/-', 'rules', 'twice'],

  ['sixteen:g//0/-/-', 'piles', '1 piles'],
  ['sixteen:g/-/0/-/-', 'piles', '1 piles'],
  ['sixteen:g/-.-.-.-.-.-.-/0/-/-', 'piles', '7 piles'],
  ['sixteen:g/-./0/-/-', 'piles', 'pile 2 is blank'],
  ['sixteen:g/1.2-/0/-/-', 'piles', '“-” in pile 2'],
  ['sixteen:g/1.h/0/-/-', 'piles', '“h” in pile 2'],
  ['sixteen:g/1.0/0/-/-', 'piles', '“0” in pile 2'],
  ['sixteen:g/1.A/0/-/-', 'piles', '“A” in pile 2'],
  ['sixteen:8/1.9/0/-/-', 'piles', 'brick 9 in pile 2 is above the top rank 8'],
  ['sixteen:8/5.5/0/-/-', 'piles', '2 bricks of rank 5'],

  ['sixteen:g/-.-//-/-', 'foundations', '“”'],
  ['sixteen:g/-.-/-/-/-', 'foundations', '“-”'],
  ['sixteen:g/-.-/0.0/-/-', 'foundations', '“0.0”'],
  ['sixteen:g/-.-/h/-/-', 'foundations', '“h”'],
  ['sixteen:g/-.-/0000000000000/-/-', 'foundations', '13 foundations'],
  ['sixteen:8/-.-/90/-/-', 'foundations', 'above the top rank 8'],
  ['sixteen:g/-.-/01/-/-', 'foundations', 'highest first'],
  ['sixteen:g/-.-/3g/-/-', 'foundations', 'highest first'],
  ['sixteen:8/2.-/22/-/-', 'foundations', '3 bricks of rank 2'],

  ['sixteen:g/-.-/0//-', 'drawn', '“”'],
  ['sixteen:g/-.-/0/12/-', 'drawn', '“12”'],
  ['sixteen:g/-.-/0/0/-', 'drawn', '“0”'],
  ['sixteen:g/-.-/0/h/-', 'drawn', '“h”'],
  ['sixteen:8/-.-/0/9/-', 'drawn', 'above the top rank'],
  ['sixteen:g/3.-/0/3/-', 'drawn', '2 bricks of rank 3'],
  ['sixteen:g/-.-/3/3/-', 'drawn', '2 bricks of rank 3'],

  ['sixteen:g/-.-/0/-/', 'urn', 'blank'],
  ['sixteen:g/-.-/0/-/1 2', 'urn', '“ ”'],
  ['sixteen:g/-.-/0/-/1-', 'urn', '“-”'],
  ['sixteen:g/-.-/0/-/0', 'urn', '“0”'],
  ['sixteen:g/-.-/0/-/?', 'urn', '“?”'],
  ['sixteen:8/-.-/0/-/9', 'urn', 'above the top rank'],
  ['sixteen:g/-.-/00/-/777', 'urn', '3 bricks of rank 7'],
  ['sixteen:g/7.-/80/-/7', 'urn', '3 bricks of rank 7'],
  ['sixteen:g/-.-/0/-/1\n', 'urn', '“\n”'],
];

describe('positions that are refused', () => {
  test.each(bad)('%j: %s', async (text, field, part) => {
    const result = await openPosition(text);
    if (result.ok) throw new Error(`read as ${result.value.position}`);
    expect(result.error.field).toBe(field);
    expect(english(result.error)).toContain(part);
  });
});

describe('positions that are read', () => {
  test.each([
    ['sixteen:g/8543.g36.-.-/100000/-/7a', 'sixteen:g/8543.g36.-.-/100000/-/7a'],
    ['sixteen:g~runs=descending/-.-/0/-/1', 'sixteen:g/-.-/0/-/1'],
    ['sixteen:g~runs=consecutive/-.-/0/-/1', 'sixteen:g~runs=consecutive/-.-/0/-/1'],
    ['sixteen:1/-.-/0/-/1', 'sixteen:1/-.-/0/-/1'],
    ['sixteen:g/1.2.3.4.5.6/ggggggggggg0/-/7', 'sixteen:g/1.2.3.4.5.6/ggggggggggg0/-/7'],
    ['sixteen:g/3.-/00/3/-', 'sixteen:g/3.-/00/3/-'],
  ])('%s', async (text, canonical) => {
    const result = await openPosition(text);
    expect(result.ok && result.value.position).toBe(canonical);
  });
});

describe('goals', () => {
  test.each(['win', 'home:1', 'home:192', 'empty:6', 'top:a963', 'top:2=a963', 'sorted', 'do:draw', 'do:1-f,p2'])(
    '%s is one',
    (text) => {
      expect(sixteenText.checkGoal(text)).toEqual({ ok: true, value: null });
    },
  );

  test.each([
    '',
    'Win',
    'win:1',
    'home',
    'home:',
    'home:0',
    'home:01',
    'home:193',
    'home:1e2',
    'empty:0',
    'empty:7',
    'top:',
    'top:0',
    'top:7=1',
    'top:1=',
    'sorted:1',
    'do:',
    'do:draw,',
    'do:7-1',
    'toString',
  ])('%j is none', (text) => {
    const result = sixteenText.checkGoal(text);
    expect(result.ok ? null : result.error.field).toBe('goal');
  });
});
