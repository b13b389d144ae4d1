import type { Game } from '../../src/engine/core/game.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { template } from '../../src/engine/games/template/index.ts';

/** A game as the contract suite needs it: its own types stay inside `check`. */
export interface Subject<Params, State, Action> {
  readonly game: Game<Params, State, Action>;
  /** Every text that is an action of the game, legal anywhere or not. */
  readonly actions: readonly string[];
  /** Names of the fields of a position. */
  readonly fields: readonly string[];
  /** Parameter sets to run: all presets are; these are further small ones that reach the end of play. */
  readonly small: Readonly<Record<string, Params>>;
  /** Goals to follow along lines of play. */
  readonly goals: readonly string[];
  /** Characters that its positions and actions are made of, for mutation. */
  readonly alphabet: string;
  /** Lines of play for each parameter set and promise, where the usual number would take long. */
  readonly runs?: number;
}

/** Only ties the types of a subject to those of its game. */
const subject = <P, S, A>(subject: Subject<P, S, A>): Subject<P, S, A> => subject;

const piles = ['1', '2', '3', '4', '5', '6'];

const sixteenSubject = subject({
  game: sixteen,
  actions: [
    'draw',
    ...piles.map((p) => `p${p}`),
    ...piles.flatMap((from) => [...piles.filter((to) => to !== from), 'f'].map((to) => `${from}-${to}`)),
  ],
  fields: ['rules', 'piles', 'foundations', 'drawn', 'urn'],
  small: {
    'one rank, one copy, two piles': { ranks: 1, copies: 1, piles: 2, runs: 'descending' },
    '3, 2, 2': { ranks: 3, copies: 2, piles: 2, runs: 'descending' },
    '5, 1, 3 consecutive': { ranks: 5, copies: 1, piles: 3, runs: 'consecutive' },
    '8, 2, 3': { ranks: 8, copies: 2, piles: 3, runs: 'descending' },
    '8, 2, 3 consecutive': { ranks: 8, copies: 2, piles: 3, runs: 'consecutive' },
    '16, 1, 2': { ranks: 16, copies: 1, piles: 2, runs: 'descending' },
    '16, 12, 6': { ranks: 16, copies: 12, piles: 6, runs: 'descending' },
    '2, 4, 6 consecutive': { ranks: 2, copies: 4, piles: 6, runs: 'consecutive' },
  },
  goals: ['win', 'home:1', 'home:5', 'empty:1', 'empty:2', 'top:21', 'top:1=3', 'sorted', 'do:draw', 'do:p1,1-f'],
  alphabet: '0123456789abcdefg-./~=runscotive?h',
});

const templateSubject = subject({
  game: template,
  actions: Array.from({ length: 9 }, (_, i) => `s${i + 1}`),
  fields: ['rules', 'left', 'turn'],
  small: { 'one square': { length: 1, most: 3 }, 'long steps': { length: 40, most: 9 } },
  goals: ['win', 'do:s1', 'do:s1,s3'],
  alphabet: '0123456789/~most=',
});

/** Runs a generic check over every game without forgetting that each has its own types. */
export function eachSubject(check: <P, S, A>(subject: Subject<P, S, A>) => void): void {
  check(sixteenSubject);
  check(templateSubject);
}
