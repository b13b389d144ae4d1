import type { Game } from '../../src/engine/core/game.ts';
import type { GameId } from '../../src/engine/games/ids.ts';
import { type Params, ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { template } from '../../src/engine/games/template/index.ts';

/** A game as the contract suite needs it: its own types stay inside `check`. */
export interface Subject<Params, State, Action> {
  readonly game: Game<Params, State, Action>;
  /** What it is called here where a game has several subjects; else by its game. */
  readonly name?: string;
  /** The subject whose hostile texts it refuses in the same way, being the same game; left out: it has its own. */
  readonly hostileAs?: string;
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
  /** Positions, without the game's name, from which lines of play begin as well: what deals do not reach in a short time. */
  readonly starts?: Readonly<Record<string, string>>;
  /** Whether a piece may go from one slot to another by itself after an action (a waste that is turned over); else none may. */
  readonly byItself?: (from: string, to: string) => boolean;
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

const ownPiles = ['t1', 't2', 't3', 't4'];

const russianBankSubject = subject({
  game: russianBank,
  actions: [
    'draw',
    'pass',
    ...['r', 'w', ...ownPiles].flatMap((from) =>
      ['f', ...ownPiles, 'o1', 'o2', 'o3', 'o4'].filter((to) => to !== from).map((to) => `${from}-${to}`),
    ),
  ],
  fields: ['rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count'],
  small: { 'reserve of 13': { preset: 'free', reserve: 13 } },
  starts: {
    'the last turn': 'free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12',
    'few cards and empty piles': 'free/2/3s;-.-.9c.-;2c7d;-/4d;5s.-.-.6h;3c2d;Ks/A-.A-.5-.2-/-/40',
    'a drawn card waits': 'free/1/Qc;8s.9c.Jc.Qs;-;Kd7d/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/d/500',
    'the last cards': 'free/1/-;3c.-.-.-;2c;-/-;-.5d.-.-;9d4d;-/A-.3-.--.--/-/7',
    'nearly stuck': 'free/1/Ks;3h.5h.7h.9h;-;-/Kh;3d.5d.7d.9d;-;-/--.--.2-.--/-/99',
    'near the limit': 'free/2/8hQh;6c.3c.2h.7h;3dTcAh;2c/3sAd;Th.Td.3h.Kh;KcJc9c;-/--.--.--.--/-/985',
  },
  byItself: (from, to) => /^[12]w$/.test(from) && to === `${from[0]}h`,
  goals: [
    'win',
    'reserve:11',
    'reserve:0',
    'stock:46',
    'stock:2',
    'home:1',
    'home:2',
    'lock',
    'empty:1',
    'top:o1=3h',
    'end',
    'tie',
    'do:draw',
    'do:t1-o1,r-f',
  ],
  alphabet: 'A23456789TJQKcdhs-./;~=freesv1d0',
  runs: 4,
});

const houses = ['t', 'o'].flatMap((column) => [1, 2, 3, 4].map((n) => `${column}${n}`));

const crapetteSubject = subject({
  name: 'crapette',
  game: crapette,
  actions: [
    'draw',
    'discard',
    'pass',
    ...['r', 'h', 'w', ...houses].flatMap((from) => ['f', ...houses, 'or', 'ow'].map((to) => `${from}-${to}`)),
  ],
  fields: ['rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count', 'cards'],
  small: {
    'every rule the other way': { preset: 'crapette', reserve: 12, waste: 'open', score: 'count' },
  },
  starts: {
    'a turned-up card waits': 'crapette/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/d/0',
    'the same with the waste open': 'crapette~waste=open/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/d/0',
    'spaces and a reserve to fill them': 'crapette/1/3h8d;-.-.5s4d.6h;9cTd;-/2c;-.9s8h.5c.7d;Js;-/--.--.A-.--/-/0',
    'wastes to be turned over': 'crapette~score=count/2/3s;-.7h.9c.-;-;2c7d/4d;5s.8c.-.6h;-;3c2dKs/A-.A-.5-.2-/-/40',
    'low cards of both packs': 'crapette/1/2s2h;As.Ah3d.2c4s.-;2dAc;3s/3hAd;2s.Ad.3c.2d;Ac2c;Ah/--.--.--.A-/-/0',
    'near its end': 'crapette~score=count/1/-;Qh.Kh.9h.6s;7h8h5sKs;JdQdKd4s3s/-;7s.8s.Jh.Th;Qs;JsQsKsJsTs9sTs/KK.KT.K6.92/-/380',
    'no hand and no waste': 'crapette/1/5d4h;6s.7h.5c.6d;-;-/4c6c;7s.5h.8d.4s;-;-/--.--.--.--/-/0',
    'near the limit': 'crapette/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/-/985',
  },
  byItself: (from, to) => /^[12]w$/.test(from) && to === `${from[0]}h`,
  goals: [
    'win',
    'reserve:12',
    'reserve:0',
    'stock:46',
    'stock:2',
    'home:1',
    'home:2',
    'load:1',
    'load:2',
    'empty:1',
    'empty:8',
    'top:o1=3h',
    'end',
    'do:draw',
    'do:h-ow,discard',
  ],
  alphabet: 'A23456789TJQKcdhs-./;~=crapetweonvdu0fl',
  runs: 4,
});

/** The same where the players keep the order of play. */
const calledSubject = subject({
  name: 'crapette called',
  hostileAs: 'crapette',
  game: crapette,
  actions: [
    ...['draw', 'discard', 'pass', 'stop', 'let'],
    ...['r', 'h', 'w', ...houses].flatMap((from) => ['f', ...houses, 'or', 'ow'].map((to) => `${from}-${to}`)),
  ],
  fields: ['rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count', 'cards'],
  small: {
    'the usual table': { preset: 'crapette', reserve: 13, waste: 'closed', score: 'none', order: 'called' },
    'every rule the other way': { preset: 'crapette', reserve: 12, waste: 'open', score: 'count', order: 'called' },
  },
  starts: {
    'an ace passed over': 'crapette~order=called/1/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/-/0',
    'a space passed over': 'crapette~waste=open~order=called/1/3h8d;-.-.5s4d.6h;9cTd;-/2c;-.9s8h.5c.7d;Js;-/--.--.A-.--/-/0',
    'low cards of both packs': 'crapette~order=called/1/2s2h;As.Ah3d.2c4s.-;2dAc;3s/3hAd;2s.Ad.3c.2d;Ac2c;Ah/--.--.--.A-/-/0',
    'turned up and not said yet': 'crapette~order=called/1/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/d~draw/7',
    'played and not said yet':
      'crapette~order=called/1/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.-.4d;8c;4c5c/--.--.--.--/-~5c.o3-ow/7',
    'the last cards': 'crapette~score=count~order=called/1/-;Qh.Kh.9h.6s;7h;-/-;7s.8s.Jh.Th;Qs;JsQs/KK.KT.53.92/-/380',
    'near the limit': 'crapette~order=called/1/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/-/997',
  },
  // What is stopped is taken back.
  byItself: () => true,
  goals: ['win', 'reserve:12', 'reserve:0', 'stock:46', 'home:1', 'load:1', 'empty:1', 'top:o1=3h', 'end', 'do:draw'],
  alphabet: 'A23456789TJQKcdhs-./;~=crapetweonvdu0fl!',
  runs: 4,
});

const packTexts = [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

/** House rules over a preset, for a number of players, as `preset~key=value…` and players. */
const houseRules = (rules: string, players: number) => {
  const read = ristiseiska.params({ rules, players: `${players}` });
  if (!read.ok) throw new Error(read.error.code);
  return { [`${rules}, ${players}`]: read.value };
};

const ristiseiskaSubject = subject({
  game: ristiseiska,
  actions: [
    ...packTexts.flatMap((card) => [card, `take-${card}`, `give-${card}`]),
    ...[...'cdhs'].flatMap((suit) => [`A${suit}-low`, `A${suit}-high`]),
    ...['stop', 'pass', 'beg', 'claim', 'decline'],
  ],
  fields: ['rules', 'table', 'hands', 'turn', 'phase', 'token', 'fresh', 'aces', 'idle', 'out'],
  small: Object.assign(
    {},
    ...Object.keys(ristiseiska.presets).flatMap((preset) => [2, 3, 4, 5, 6].map((players) => houseRules(preset, players))),
    houseRules('duel~end=last-in~score=distance~extra=any', 3),
    houseRules('duel~false-pass=penalised~five-needs-eight=no', 4),
    houseRules('pantti~end=last-in~false-pass=penalised', 3),
    houseRules('pantti-ace~extra=aces-kings~five-needs-eight=no', 2),
    houseRules('pantti-ace~unable=pawn~end=last-in', 5),
    houseRules('begging~ace=first-decides~false-pass=penalised', 2),
    houseRules('begging~give=unplayable-first~extra=no', 6),
    houseRules('begging-points~false-pass=penalised~give=unplayable-first~ace=closes', 3),
    houseRules('forfeit~token-points=0~target=1', 4),
  ) as Readonly<Record<string, Params>>,
  goals: ['win', 'not-last', 'lies:8c', 'lies:Kh', 'passes:1', 'passes:2', 'do:7c', 'do:pass,6c'],
  alphabet: 'A23456789TJQKcdhs-./~=:12play',
  runs: 1,
});

const templateSubject = subject({
  game: template,
  actions: Array.from({ length: 9 }, (_, i) => `s${i + 1}`),
  fields: ['rules', 'left', 'turn'],
  small: { 'one square': { length: 1, most: 3 }, 'long steps': { length: 40, most: 9 } },
  goals: ['win', 'do:s1', 'do:s1,s3'],
  alphabet: '0123456789/~most=',
});

type Check = <P, S, A>(subject: Subject<P, S, A>) => void;

/** Every game's subject, handed to a check with its own types. A game without one does not compile. */
const handOver: Readonly<Record<GameId | 'crapette' | 'called' | 'template', (check: Check) => void>> = {
  sixteen: (check) => check(sixteenSubject),
  'russian-bank': (check) => check(russianBankSubject),
  // The two rule sets of Russian Bank, each by itself; `both.test.ts` holds the game that has both to them.
  crapette: (check) => check(crapetteSubject),
  called: (check) => check(calledSubject),
  ristiseiska: (check) => check(ristiseiskaSubject),
  template: (check) => check(templateSubject),
};

/** Runs a generic check over every game without forgetting that each has its own types. */
export function eachSubject(check: Check): void {
  for (const hand of Object.values(handOver)) hand(check);
}
