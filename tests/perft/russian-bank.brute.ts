/**
 * Russian Bank once more, written from the rule page alone and as naively as possible: cards as texts in arrays, every
 * candidate tried, nothing shared with src. It is slow and only there to disagree.
 */
export interface Seat {
  reserve: string[];
  piles: string[][];
  hand: string[];
  waste: string[];
}

export interface Table {
  rules: string;
  turn: number;
  seats: Seat[];
  /** Tops of the foundations, two for each suit; 0 is empty. */
  tops: Record<string, number[]>;
  waiting: boolean;
  count: number;
}

const order = '-A23456789TJQK';
const suitsInOrder = ['c', 'd', 'h', 's'];
const rank = (card: string): number => order.indexOf(card[0] as string);
const suit = (card: string): string => card[1] as string;
const red = (card: string): boolean => suit(card) === 'd' || suit(card) === 'h';
const cards = (text: string): string[] => (text === '-' ? [] : (text.match(/../g) as string[]));
const text = (list: string[]): string => list.join('') || '-';

export function read(position: string): Table {
  const [rules, turn, one, two, foundations, drawn, count] = position.replace('russian-bank:', '').split('/') as string[];
  const seat = (field: string): Seat => {
    const [reserve, piles, hand, waste] = field.split(';') as [string, string, string, string];
    return { reserve: cards(reserve), piles: piles.split('.').map(cards), hand: cards(hand), waste: cards(waste) };
  };
  const tops: Record<string, number[]> = {};
  (foundations as string).split('.').forEach((pair, i) => {
    tops[suitsInOrder[i] as string] = pair.split('').map((char) => order.indexOf(char));
  });
  return {
    rules: rules as string,
    turn: Number(turn),
    seats: [seat(one as string), seat(two as string)],
    tops,
    waiting: drawn === 'd',
    count: Number(count),
  };
}

export function write(t: Table): string {
  const seats = t.seats.map((s) => `${text(s.reserve)};${s.piles.map(text).join('.')};${text(s.hand)};${text(s.waste)}`);
  const tops = suitsInOrder.map((s) =>
    [...(t.tops[s] as number[])]
      .sort((a, b) => b - a)
      .map((top) => order[top])
      .join(''),
  );
  return `russian-bank:${t.rules}/${t.turn}/${seats.join('/')}/${tops.join('.')}/${t.waiting ? 'd' : '-'}/${t.count}`;
}

const me = (t: Table): Seat => t.seats[t.turn - 1] as Seat;
const you = (t: Table): Seat => t.seats[2 - t.turn] as Seat;
const last = (list: string[]): string | undefined => list[list.length - 1];

/** The places a card may go to, for the player in turn, leaving out the pile it comes from. */
function places(t: Table, card: string, except: string): string[] {
  const result: string[] = [];
  if ((t.tops[suit(card)] as number[]).some((top) => top + 1 === rank(card))) result.push('f');
  for (let i = 0; i < 4; i++) {
    const mine = last(me(t).piles[i] as string[]);
    if (mine === undefined || (red(mine) !== red(card) && rank(mine) === rank(card) + 1)) result.push(`t${i + 1}`);
    const yours = last(you(t).piles[i] as string[]);
    if (yours === undefined) result.push(`o${i + 1}`);
    else if (suit(yours) === suit(card) && (rank(yours) === rank(card) + 1 || rank(yours) === rank(card) - 1))
      result.push(`o${i + 1}`);
  }
  return result.filter((place) => place !== except);
}

/** Every play of the player in turn, as text. */
function plays(t: Table): string[] {
  const heaps: [string, string[]][] = [
    ['r', me(t).reserve],
    ['w', me(t).waste],
    ...me(t).piles.map((pile, i): [string, string[]] => [`t${i + 1}`, pile]),
  ];
  return heaps.flatMap(([name, heap]) => {
    const card = last(heap);
    return card === undefined ? [] : places(t, card, name).map((place) => `${name}-${place}`);
  });
}

const mayDraw = (t: Table): boolean => me(t).hand.length > 0 && !t.waiting;
const helpless = (t: Table): boolean => plays(t).length === 0 && !mayDraw(t);
const nothingLeft = (s: Seat): boolean => s.reserve.length + s.hand.length + s.waste.length === 0;

/** Nobody can play, and nobody has a card to draw, be it after the waste has been turned over. */
function frozen(t: Table): boolean {
  if (t.seats.some((s) => s.hand.length + s.waste.length > 0)) return false;
  return plays(t).length === 0 && plays({ ...t, turn: 3 - t.turn }).length === 0;
}

export function end(t: Table): unknown {
  if (nothingLeft(me(t))) return { winner: t.turn };
  if (t.count >= 1000) return { winner: null, reason: 'limit' };
  return frozen(t) ? { winner: null, reason: 'stuck' } : null;
}

function turnOver(t: Table): void {
  if (t.waiting || me(t).hand.length > 0) return;
  me(t).hand = me(t).waste;
  me(t).waste = [];
}

function pass(t: Table): void {
  t.waiting = false;
  turnOver(t);
  t.turn = 3 - t.turn;
}

function afterwards(t: Table): void {
  let inSuccession = 0;
  while (!nothingLeft(me(t)) && t.count < 1000 && helpless(t)) {
    if (inSuccession >= 1 && frozen(t)) return;
    pass(t);
    inSuccession++;
  }
}

/** Every legal action with the position it leads to. */
export function successors(t: Table): Map<string, string> {
  const result = new Map<string, string>();
  if (end(t) !== null) return result;
  const act = (name: string, change: (next: Table) => void) => {
    const next = structuredClone(t);
    change(next);
    next.count++;
    afterwards(next);
    result.set(name, write(next));
  };

  if (mayDraw(t))
    act('draw', (next) => {
      const card = me(next).hand.shift() as string;
      me(next).waste.push(card);
      next.waiting = true;
      if (places(next, card, 'w').length === 0) pass(next);
    });

  const waitingPlays = t.waiting && places(t, last(me(t).waste) as string, 'w').length > 0;
  if (!mayDraw(t) && !waitingPlays) act('pass', pass);

  for (const play of plays(t))
    act(play, (next) => {
      const [from, to] = play.split('-') as [string, string];
      const heap = from === 'r' ? me(next).reserve : from === 'w' ? me(next).waste : me(next).piles[Number(from[1]) - 1];
      const card = (heap as string[]).pop() as string;
      if (from === 'w') next.waiting = false;
      if (to === 'f') {
        const tops = next.tops[suit(card)] as number[];
        tops[tops.indexOf(rank(card) - 1)] = rank(card);
      } else ((to[0] === 't' ? me(next) : you(next)).piles[Number(to[1]) - 1] as string[]).push(card);
      turnOver(next);
    });
  return result;
}

/** Why such a position is refused, as the field that is wrong; null when it may be. Only what is not a matter of form. */
export function refused(t: Table): string | null {
  const times = new Map<string, number>();
  const add = (list: string[]) => {
    for (const card of list) times.set(card, (times.get(card) ?? 0) + 1);
    return Math.max(0, ...times.values()) > 2;
  };
  const stocks = t.seats.map((s) => [...s.reserve, ...s.hand, ...s.waste]);
  for (const [i, stock] of stocks.entries()) if (new Set(stock).size < stock.length) return `player ${i + 1}`;
  for (const [i, s] of t.seats.entries()) if (add([...(stocks[i] as string[]), ...s.piles.flat()])) return `player ${i + 1}`;
  for (const s of suitsInOrder)
    for (const top of t.tops[s] as number[])
      if (add(Array.from({ length: top }, (_, i) => `${order[i + 1]}${s}`))) return 'foundations';
  for (const [i, s] of t.seats.entries())
    if (s.hand.length === 0 && s.waste.length > 0 && !(t.waiting && t.turn === i + 1)) return `player ${i + 1}`;
  if (t.waiting && me(t).waste.length === 0) return 'drawn';
  return end(t) === null && helpless(t) ? 'turn' : null;
}

/** Sequences of exactly `depth` legal actions. */
export function count(position: string, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const next of successors(read(position)).values()) sum += count(next, depth - 1);
  return sum;
}
