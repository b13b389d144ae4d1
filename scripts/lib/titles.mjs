import { gameOf } from '../../src/engine/games/ids.ts';
import { openPosition } from '../../src/engine/games/registry.ts';

/** @import { Daily } from '../../src/engine/mine/bank/make.ts' */
/** @import { Play } from '../../src/engine/core/play.ts' */
/** @import { GameId } from '../../src/engine/games/ids.ts' */

/** @typedef {Pick<Daily, 'position' | 'goal' | 'themes'> & { title?: string }} Puzzle */

const small = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/**
 * A number below a hundred in words, so far as it reads well.
 * @param {number} n
 */
const inWords = (n) => small[n] ?? (n < 20 ? String(n) : `${tens[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${small[n % 10]}`}`);
/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {readonly string[]} all */
const listed = (all) => (all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`);
/** @param {number} n @param {string} one */
const many = (n, one) => `${inWords(n)} ${one}${n === 1 ? '' : 's'}`;
/** @param {string} goal */
const numberOf = (goal) => Number(goal.split(':')[1] ?? 0);

const ranks = 'A23456789TJQK';
const names = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
/** @param {string} card */
const nameOf = (card) => names[ranks.indexOf(card.charAt(0))] ?? card;

/** @type {Readonly<Record<GameId, (puzzle: Puzzle, start: Play) => Iterable<string>>>} */
const ways = {
  *sixteen({ position, goal, themes }) {
    const [, piles = '', , drawn = '-', urn = '-'] = position.split('/');
    const count = piles.split('.').length;
    const left = urn === '-' ? 0 : urn.length;
    const brick = drawn === '-' ? null : Number.parseInt(drawn, 17);
    const strict = themes.includes('one-by-one');
    const toCome = left === 0 ? 'an empty urn' : `${inWords(left)} to come`;
    if (goal.startsWith('empty:')) {
      const what = numberOf(goal) === 1 ? 'a pile' : `${inWords(numberOf(goal))} piles`;
      if (brick !== null) yield `The ${brick} waits, and ${what} to empty`;
      yield `Empty ${what} with ${toCome}`;
      yield `Empty ${what} of ${inWords(count)}, with ${toCome}`;
    } else if (goal.startsWith('home:')) {
      const what = `${inWords(numberOf(goal))} bricks`;
      yield `${capital(what)} home`;
      if (brick !== null) yield `${capital(what)} home, and the ${brick} comes first`;
      yield `${capital(what)} home with ${toCome}`;
    } else if (themes.includes('small-deal')) {
      yield `${capital(inWords(left))} bricks on ${inWords(count)} piles${strict ? ', one by one' : ''}`;
      yield `${capital(inWords(left))} bricks, and first the ${Number.parseInt(urn.charAt(0), 17)}`;
    } else if (brick !== null) {
      yield `Where does the ${brick} go?`;
      yield `Where does the ${brick} go, with ${toCome}?`;
      yield `The ${brick}, ${inWords(count)} piles, ${toCome}`;
    } else {
      yield `Nothing waits, and ${toCome}`;
      yield `${capital(inWords(count))} piles, and ${toCome}`;
    }
  },
  *'russian-bank'({ position, goal }) {
    const [, turn = '1', one = '', two = ''] = position.split('/');
    const [mine = '', theirs = ''] = turn === '1' ? [one, two] : [two, one];
    /** @param {string} side */
    const counted = (side) => {
      const [reserve = '', , hand = '', waste = ''] = side.split(';');
      return [reserve, hand, waste].map((cards) => (cards === '-' ? 0 : cards.length / 2));
    };
    const [reserve = 0, hand = 0, waste = 0] = counted(mine);
    const all = reserve + hand + waste;
    const n = numberOf(goal);
    if (goal === 'win') {
      yield `${capital(many(all, 'card'))}, and the game is won`;
      yield `Win with ${many(all, 'card')} in one turn`;
      yield `${capital(inWords(reserve))} in reserve, ${inWords(hand)} in hand, ${inWords(waste)} on the waste`;
      yield `${capital(many(all, 'card'))} against ${inWords(counted(theirs).reduce((sum, one) => sum + one, 0))}`;
    } else if (goal === 'lock') {
      const [held = '-'] = theirs.split(';');
      const top = held === '-' ? null : held.slice(-2);
      if (top !== null) yield `Keep their ${top.charAt(0) === 'T' ? '10' : top.charAt(0)}${suits[top.charAt(1)]} waiting`;
      yield 'Nothing left for them';
      yield 'A turn that they sit out';
      yield `Stop a reserve of ${inWords(counted(theirs)[0] ?? 0)}`;
      yield `Stop them with ${inWords(counted(theirs)[1] ?? 0)} in hand`;
    } else if (goal.startsWith('reserve:')) {
      if (n === 0) yield `Clear a reserve of ${inWords(reserve)}`;
      yield `${capital(inWords(reserve - n))} off a reserve of ${inWords(reserve)}`;
      yield `${capital(inWords(reserve - n))} off a reserve of ${inWords(reserve)}, ${inWords(hand)} in hand`;
    } else if (goal.startsWith('stock:')) {
      yield `Down to ${many(n, 'card')}`;
      yield `From ${inWords(all)} cards to ${inWords(n)}`;
      yield `From ${inWords(all)} cards to ${inWords(n)}, ${inWords(reserve)} in reserve`;
    } else {
      yield `${capital(many(n, 'card'))} home`;
      yield `${capital(many(n, 'card'))} home, ${inWords(reserve)} in reserve`;
      yield `${capital(many(n, 'card'))} home, ${inWords(hand)} in hand`;
    }
  },
  *ristiseiska({ position }, { actions }) {
    const given = actions.some((action) => action.startsWith('give-'));
    const cards = [...new Set(actions.flatMap((action) => /^(?:give-)?([2-9TJQKA][cdhs])/.exec(action)?.[1] ?? []))];
    const sides = actions.some((action) => /-(low|high)$/.test(action));
    const kinds = [...ranks].flatMap((rank) => {
      const { length } = cards.filter((card) => card.charAt(0) === rank);
      const name = nameOf(rank);
      return length === 0
        ? []
        : [length === 1 ? `${/^(ace|8)$/.test(name) ? 'an' : 'a'} ${name}` : `${inWords(length)} ${name}s`];
    });
    const hands = (position.split('/')[2] ?? '').split('.');
    const sum = hands.reduce((all, hand) => all + (hand === '-' ? 0 : hand.length / 2), 0);
    const stop = actions.includes('stop') ? ', or stop' : '';
    const begging = given ? 'They beg. ' : '';
    const plain =
      !sides && kinds.length <= 4 && !kinds.some((kind) => /^(three|four)/.test(kind)) && kinds.length + stop.length > 1;
    if (plain) {
      yield `${begging}${capital(stop === '' ? listed(kinds) : `${kinds.join(', ')}${stop}`)}?`;
      yield `${begging}${capital(stop === '' ? listed(kinds) : `${kinds.join(', ')}${stop}`)}, of ${inWords(sum)} cards?`;
    }
    const what = given ? 'could be given' : 'fit';
    yield `${begging}${capital(many(cards.length, 'card'))} ${what}${stop}`;
    yield `${begging}${capital(many(cards.length, 'card'))} ${what}${stop}, of ${inWords(sum)} in all`;
    yield `${capital(inWords(hands.length))} hands, ${inWords(sum)} cards, ${inWords(cards.length)} to choose from`;
  },
};

/** @type {Readonly<Record<string, string>>} */
const suits = { c: '♣', d: '♦', h: '♥', s: '♠' };

/**
 * Gives puzzles without a title one that is true of their start and that no other has; the same puzzles get the same titles. Titles
 * say nothing of a solution. Where all that could be said is taken, an error names the position.
 * @template {Puzzle} P
 * @param {readonly P[]} puzzles
 * @returns {Promise<P[]>}
 */
export async function titled(puzzles) {
  const taken = new Set(puzzles.flatMap(({ title }) => title ?? []));
  /** @type {P[]} */
  const all = [];
  for (const puzzle of puzzles) {
    if (puzzle.title !== undefined) {
      all.push(puzzle);
      continue;
    }
    const game = gameOf(puzzle.position);
    const start = await openPosition(puzzle.position);
    if (!game.ok || !start.ok) throw new Error(`${puzzle.position} cannot be read`);
    const title = [...ways[game.value](puzzle, start.value)].find((one) => !taken.has(one));
    if (title === undefined) throw new Error(`no title is left for ${puzzle.position}`);
    taken.add(title);
    all.push({ ...puzzle, title });
  }
  return all;
}
