/**
 * Ristiseiska once more, written from the rule page alone and as naively as possible: cards are text, the table is a set
 * of them, everything is copied and changed in place, nothing is shared with src. It is only there to disagree.
 */
type Rules = Record<string, string>;

export interface Table {
  rulesText: string;
  rules: Rules;
  lying: Set<string>;
  /** Suits whose ace lies on the king. */
  highAces: Set<string>;
  hands: string[][];
  turn: number;
  phase: string;
  asked: number;
  token: string;
  fresh: number[];
  aces: string;
  idle: number;
  out: number[];
}

const names = ['ace', 'extra', 'unable', 'end', 'score'];
const presets: Record<string, string> = {
  duel: 'closes no pawn first-out none',
  pantti: 'low any token first-out rank',
  'pantti-ace': 'first-decides any token first-out rank',
  begging: 'low aces-kings beg last-in none',
  'begging-points': 'low aces-kings beg first-out count',
  forfeit: 'low aces-kings token first-out rank-ace-14',
};

const ranks = 'A23456789TJQK';
const suits = ['c', 'd', 'h', 's'];
const order = suits.flatMap((suit) => ranks.split('').map((rank) => rank + suit));

function rulesOf(text: string): Rules {
  const [preset, ...overrides] = text.split('~') as [string, ...string[]];
  const rules: Rules = { give: 'free', 'five-needs-eight': 'yes', 'false-pass': 'forbidden', 'token-points': '25' };
  (presets[preset] as string).split(' ').forEach((value, i) => {
    rules[names[i] as string] = value;
  });
  for (const override of overrides) {
    const [key, value] = override.split('=') as [string, string];
    rules[key] = value;
  }
  return rules;
}

const seatList = (text: string): number[] => (text === '-' ? [] : text.split('').map(Number));

export function read(position: string): Table {
  const [rulesText, table, hands, turn, phase, token, fresh, aces, idle, out] = position
    .replace('ristiseiska:', '')
    .split('/') as [string, string, string, string, string, string, string, string, string, string];
  const lying = new Set<string>();
  const highAces = new Set<string>();
  table.split('.').forEach((run, i) => {
    if (run === '--') return;
    const suit = suits[i] as string;
    const line = `${ranks}a`;
    const from = line.indexOf(run[0] as string);
    const to = run[1] === 'A' ? 13 : line.indexOf(run[1] as string);
    for (let at = from; at <= to; at++) {
      if (at === 13) highAces.add(suit);
      lying.add((at === 13 ? 'A' : line[at]) + suit);
    }
  });
  const [kind, asked = '0'] = phase.split(':') as [string, string?];
  return {
    rulesText,
    rules: rulesOf(rulesText),
    lying,
    highAces,
    hands: hands.split('.').map((hand) => (hand === '-' ? [] : (hand.match(/../g) as string[]))),
    turn: Number(turn),
    phase: kind,
    asked: Number(asked),
    token,
    fresh: seatList(fresh),
    aces,
    idle: Number(idle),
    out: seatList(out),
  };
}

export function write(t: Table): string {
  const runs = suits.map((suit) => {
    const inRun = ranks.split('').filter((rank) => t.lying.has(rank + suit));
    if (inRun.length === 0) return '--';
    if (!t.highAces.has(suit)) return `${inRun[0]}${inRun[inRun.length - 1]}`;
    return `${inRun[1]}A`;
  });
  const hand = (cards: string[]) => order.filter((card) => cards.includes(card)).join('') || '-';
  return `ristiseiska:${[
    t.rulesText,
    runs.join('.'),
    t.hands.map(hand).join('.'),
    t.turn,
    t.asked ? `${t.phase}:${t.asked}` : t.phase,
    t.token,
    t.fresh.join('') || '-',
    t.aces,
    t.idle,
    t.out.join('') || '-',
  ].join('/')}`;
}

const copy = (t: Table): Table => structuredClone(t);
const hand = (t: Table, seat: number): string[] => t.hands[seat - 1] as string[];

/** Where a card may go: nowhere, somewhere (`''`), or for an ace one or both sides. */
function places(t: Table, card: string): string[] {
  const [rank, suit] = [card[0] as string, card[1] as string];
  const lies = (other: string) => t.lying.has(other + suit);
  const yes = (fits: boolean) => (fits ? [''] : []);
  const bothWays = lies('8') || t.rules['five-needs-eight'] === 'no';
  if (t.lying.size === 0) return yes(card === '7c');
  switch (rank) {
    case '7':
      return [''];
    case '6':
      return yes(lies('7'));
    case '8':
      return yes(lies('7') && lies('6'));
    case 'A': {
      const below = lies('2') && bothWays;
      const above = lies('K');
      if (t.rules.ace === 'low') return below ? ['low'] : [];
      if (t.rules.ace === 'closes') return ranks.split('').every((other) => other === 'A' || lies(other)) ? ['low'] : [];
      return [...(above && t.aces !== 'low' ? ['high'] : []), ...(below && t.aces !== 'high' ? ['low'] : [])];
    }
    default: {
      const at = ranks.indexOf(rank);
      return at < 6 ? yes(lies(ranks[at + 1] as string) && bothWays) : yes(lies(ranks[at - 1] as string));
    }
  }
}

/** How a round ended, as the command line says it, or null. */
export function ending(t: Table): { winner: number | null; loser: number | null; points: number[] } | null {
  const holders = t.hands.map((cards, i) => (cards.length > 0 ? i + 1 : 0)).filter((seat) => seat > 0);
  const points = t.hands.map((cards, i) => {
    let sum = 0;
    for (const card of cards) {
      const rank = ranks.indexOf(card[0] as string) + 1;
      if (t.rules.score === 'count') sum += 1;
      if (t.rules.score === 'rank') sum += rank === 1 ? (t.aces === 'high' ? 14 : 1) : rank;
      if (t.rules.score === 'rank-ace-14') sum += rank === 1 ? 14 : rank;
      if (t.rules.score === 'distance') sum += [6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6][rank - 1] as number;
    }
    if (t.rules.unable === 'token' && t.rules.score !== 'none' && t.token === `${i + 1}`) sum += Number(t.rules['token-points']);
    return sum;
  });
  if (t.rules.end === 'first-out') {
    const empty = t.hands.findIndex((cards) => cards.length === 0);
    if (empty >= 0) return { winner: empty + 1, loser: null, points };
  } else if (holders.length === 1) return { winner: t.out[0] as number, loser: holders[0] as number, points };
  return t.rules.unable === 'beg' && t.idle === 4 * t.hands.length ? { winner: null, loser: null, points } : null;
}

/** The next seat clockwise (or the other way) that holds cards. */
function neighbour(t: Table, seat: number, step: 1 | -1): number {
  let at = seat;
  do at = at + step < 1 ? t.hands.length : at + step > t.hands.length ? 1 : at + step;
  while (hand(t, at).length === 0);
  return at;
}

/** Who has to give up a card: to the right, the first with two or more; 0 where there is nobody. */
function victim(t: Table): number {
  for (let seat = neighbour(t, t.turn, -1); seat !== t.turn; seat = neighbour(t, seat, -1))
    if (hand(t, seat).length > 1) return seat;
  return 0;
}

function say(t: Table, phase: string, asked = 0): void {
  t.phase = phase;
  t.asked = asked;
}

function nextTurn(t: Table): void {
  t.turn = neighbour(t, t.turn, 1);
  say(t, 'play');
}

const hadTurn = (t: Table) => {
  t.fresh = t.fresh.filter((seat) => seat !== t.turn);
};

/** The end of a turn without a card, of which `actor` has just done the last thing. */
function idleTurn(t: Table, actor: number): void {
  hadTurn(t);
  if (t.rules.unable === 'beg') t.idle += 1;
  if (ending(t)) {
    t.turn = actor;
    say(t, 'play');
  } else nextTurn(t);
}

function lose(t: Table, seat: number, card: string): void {
  hand(t, seat).splice(hand(t, seat).indexOf(card), 1);
  if (hand(t, seat).length === 0 && t.rules.end === 'last-in') t.out.push(seat);
}

/** After one opponent has given a card to the false passer, or not. */
function afterFine(t: Table, seat: number): void {
  if (ending(t)) {
    t.turn = seat;
    say(t, 'play');
    return;
  }
  const next = neighbour(t, seat, 1);
  if (next === t.turn) idleTurn(t, seat);
  else say(t, 'fine', next);
}

/** Every legal action with the position it leads to. */
export function successors(t: Table): Map<string, string> {
  const result = new Map<string, string>();
  if (ending(t)) return result;
  const add = (action: string, change: (next: Table) => void) => {
    const next = copy(t);
    change(next);
    result.set(action, write(next));
  };

  if (t.phase === 'take' || t.phase === 'give' || t.phase === 'fine') {
    const all = hand(t, t.asked);
    const dead = all.filter((card) => places(t, card).length === 0);
    const choice = t.phase === 'give' && t.rules.give === 'unplayable-first' && dead.length > 0 ? dead : all;
    for (const card of choice)
      add(`${t.phase === 'take' ? 'take' : 'give'}-${card}`, (next) => {
        lose(next, t.asked, card);
        hand(next, t.turn).push(card);
        if (t.phase === 'fine') afterFine(next, t.asked);
        else idleTurn(next, t.asked);
      });
    if (t.phase === 'fine') add('decline', (next) => afterFine(next, t.asked));
    return result;
  }

  const highCard = (card: string) => card.startsWith('A') || card.startsWith('K');
  const may = (table: Table, extra: boolean) =>
    hand(table, t.turn)
      .filter((card) => !extra || table.rules.extra !== 'aces-kings' || highCard(card))
      .map((card) => ({ card, sides: places(table, card) }))
      .filter(({ sides }) => sides.length > 0);

  const options = may(t, t.phase === 'extra');
  for (const { card, sides } of options)
    for (const side of sides)
      add(sides.length > 1 ? `${card}-${side}` : card, (next) => {
        next.idle = 0;
        next.lying.add(card);
        if (side === 'high') next.highAces.add(card[1] as string);
        if (side !== '' && next.rules.ace === 'first-decides') next.aces = side;
        lose(next, t.turn, card);
        hadTurn(next);
        if (ending(next)) say(next, 'play');
        else if (next.rules.extra !== 'no' && highCard(card) && may(next, true).length > 0) say(next, 'extra');
        else nextTurn(next);
      });

  if (t.phase === 'extra') add('stop', nextTurn);
  else if (options.length > 0) {
    if (t.rules['false-pass'] === 'penalised' && t.lying.size > 0)
      add('claim', (next) => say(next, 'fine', neighbour(t, t.turn, 1)));
  } else if (t.rules.unable === 'token')
    add('pass', (next) => {
      next.token = `${t.turn}`;
      idleTurn(next, t.turn);
    });
  else if (t.rules.unable === 'pawn')
    add('pass', (next) => {
      hadTurn(next);
      if (victim(t)) say(next, 'take', victim(t));
      else nextTurn(next);
    });
  else if (t.fresh.includes(t.turn) || victim(t) === 0) add('pass', (next) => idleTurn(next, t.turn));
  else add('beg', (next) => say(next, 'give', victim(t)));
  return result;
}

/** Sequences of exactly `depth` legal actions. */
export function count(position: string, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const next of successors(read(position)).values()) sum += count(next, depth - 1);
  return sum;
}
