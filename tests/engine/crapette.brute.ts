/** The traditional Russian Bank from its rules alone, naively: texts in arrays, every candidate tried, nothing shared with src. */
const order = '-A23456789TJQK';
const cards = (text: string): string[] => (text === '-' ? [] : (text.match(/../g) as string[]));
const rank = (card: string) => order.indexOf(card.charAt(0));
const suit = (card: string) => card.charAt(1);
const red = (card: string) => 'dh'.includes(suit(card));
const last = (pile: string[] | undefined) => pile?.[pile.length - 1];

interface Seat {
  r: string[];
  t: string[][];
  h: string[];
  w: string[];
}
export interface Naive {
  rules: string;
  turn: number;
  seats: [Seat, Seat];
  tops: Record<string, number[]>;
  waits: boolean;
  count: number;
}

export function read(position: string): Naive {
  const [rules, turn, one, two, home, drawn, count] = position.split('/') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const seat = (field: string): Seat => {
    const [r, t, h, w] = field.split(';') as [string, string, string, string];
    return { r: cards(r), t: t.split('.').map(cards), h: cards(h), w: cards(w) };
  };
  const tops = Object.fromEntries(
    home.split('.').map((pair, i) => ['cdhs'.charAt(i), [...pair].map((char) => order.indexOf(char))]),
  );
  return { rules, turn: Number(turn), seats: [seat(one), seat(two)], tops, waits: drawn === 'd', count: Number(count) };
}

export function write(n: Naive): string {
  const text = (list: string[]) => list.join('') || '-';
  const seat = (s: Seat) => `${text(s.r)};${s.t.map(text).join('.')};${text(s.h)};${text(s.w)}`;
  const home = [...'cdhs'].map((s) =>
    [...(n.tops[s] as number[])]
      .sort((a, b) => b - a)
      .map((top) => order.charAt(top))
      .join(''),
  );
  return [n.rules, n.turn, seat(n.seats[0]), seat(n.seats[1]), home.join('.'), n.waits ? 'd' : '-', n.count].join('/');
}

const me = (n: Naive) => n.seats[n.turn - 1] as Seat;
const they = (n: Naive) => n.seats[2 - n.turn] as Seat;
const size = (s: Seat) => s.r.length + s.h.length + s.w.length;

function pileOf(n: Naive, place: string): string[] | undefined {
  if (place === 'r') return me(n).r;
  if (place === 'or') return they(n).r;
  if (place === 'ow') return they(n).w;
  if (place === 'w') return n.rules.includes('waste=open') ? me(n).w : [];
  return (place[0] === 't' ? me(n) : they(n)).t[Number(place[1]) - 1];
}

const lifted = (n: Naive, from: string) => (from === 'h' ? (n.waits ? me(n).h[0] : undefined) : last(pileOf(n, from)));
const froms = ['r', 'h', 'w', 't1', 't2', 't3', 't4', 'o1', 'o2', 'o3', 'o4'];
const tos = ['f', 't1', 't2', 't3', 't4', 'o1', 'o2', 'o3', 'o4', 'or', 'ow'];

function takes(n: Naive, card: string, to: string): boolean {
  if (to === 'f') return (n.tops[suit(card)] as number[]).includes(rank(card) - 1);
  const top = last(pileOf(n, to));
  if (to === 'or' || to === 'ow') return top !== undefined && suit(top) === suit(card) && Math.abs(rank(top) - rank(card)) === 1;
  return top === undefined || (rank(card) === rank(top) - 1 && red(card) !== red(top));
}

function plays(n: Naive): string[] {
  const all: string[] = [];
  for (const from of froms)
    for (const to of tos) {
      const card = lifted(n, from);
      if (card !== undefined && from !== to && takes(n, card, to)) all.push(`${from}-${to}`);
    }
  return all;
}

const idle = (n: Naive) => !n.waits && me(n).h.length + me(n).w.length === 0 && plays(n).length === 0;
const turned = (n: Naive): Naive => ({ ...n, turn: 3 - n.turn, waits: false });

export function result(n: Naive): string | null {
  if (size(me(n)) === 0) return `won ${n.turn}`;
  if (n.count >= 1000) return 'limit';
  return idle(n) && size(they(n)) > 0 && idle(turned(n)) ? 'stuck' : null;
}

export function actions(n: Naive): string[] {
  if (result(n) !== null) return [];
  const all = plays(n);
  if (all.includes('r-f')) return ['r-f'];
  const home = all.filter((play) => play.endsWith('-f'));
  if (home.length > 0) return home.sort();
  const stock = me(n).h.length + me(n).w.length;
  const space = n.seats.some((s) => s.t.some((house) => house.length === 0));
  if (n.waits) all.push('discard');
  else if (stock === 0) all.push('pass');
  else if (!(space && me(n).r.length > 0)) all.push('draw');
  return all.sort();
}

export function act(before: Naive, action: string): Naive {
  let n = structuredClone(before);
  n.count++;
  if (action === 'draw') {
    if (me(n).h.length === 0) me(n).h = me(n).w.splice(0);
    n.waits = true;
    return n;
  }
  if (action === 'pass') n = turned(n);
  else if (action === 'discard') {
    me(n).w.push(me(n).h.shift() as string);
    n = turned(n);
  } else {
    const [from, to] = action.split('-') as [string, string];
    const card = (from === 'h' ? me(n).h.shift() : pileOf(n, from)?.pop()) as string;
    if (from === 'h') n.waits = false;
    const tops = n.tops[suit(card)] as number[];
    if (to === 'f') tops[tops.indexOf(rank(card) - 1)] = rank(card);
    else pileOf(n, to)?.push(card);
  }
  if (n.count < 1000 && size(me(n)) > 0 && idle(n)) {
    // The pass by itself; where the opponent is idle as well, the game is stuck at their turn or they have won.
    n = turned(n);
  }
  return n;
}
