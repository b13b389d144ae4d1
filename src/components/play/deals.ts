import type { ComponentChildren, ComponentType, VNode } from 'preact';
import { tooLong } from '../../engine/core/fields.ts';
import type { Play } from '../../engine/core/play.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import { rng } from '../../engine/core/rng.ts';
import { loading } from '../../site/loading.ts';
import type { DealChoice, Seated } from './deal-choice.ts';
import { randomNumber } from './deal-text.ts';
import type { GameKit } from './kit.ts';
import { isPerson, type People, peopleOf } from './people/people.ts';
import { apart, checkSeats, othersAt } from './seats.ts';

export { type DealChoice, dealKeys } from './deal-choice.ts';
export { rulesKey, seatsKey } from './deal-text.ts';
export { randomNumber };

/** One thing to choose before a deal, as a word of a sentence; the first item is the usual one. */
export interface DealGroup {
  readonly id: string;
  readonly legend: () => string;
  /** Whether it is asked, given what all groups have chosen; left out: always. What is not asked is as usual. */
  when?(all: Readonly<Record<string, string>>): boolean;
  /** Where people have seats: how they play where it is not asked, and what was chosen comes to nothing. */
  readonly notWith?: readonly People[];
  readonly items: readonly {
    readonly id: string;
    readonly name: () => string;
    /** The same as a word of the sentence, given what all groups have chosen; its name where there is none. */
    readonly word?: (all: Readonly<Record<string, string>>) => string;
    readonly options: Readonly<Record<string, string>>;
    /** Where people have seats: how they play where it is not offered. */
    readonly notWith?: readonly People[];
  }[];
}

/** The way on from a game that has ended. */
export interface Onward {
  readonly words: string;
  /** The same for the narrow bar, where there is a shorter word for it. */
  readonly short?: string;
  act(): void;
}

/** The offer of a draw in a game that has frozen. */
export interface DrawOffer {
  /** After so many actions in succession that changed nothing a draw is offered, if the others agree. */
  readonly after: number;
  /** What is said of so many; left out: that nobody has placed a card. */
  words?(count: number): string;
  /** Whether the line played has come to an offer. */
  due(line: readonly string[]): boolean;
  /** Whether the game may have come to a standstill for good, so that a proof is worth asking for. */
  maybeFrozen(line: readonly string[]): boolean;
  /** Whether the others agree with the reader, who sits at `seat`. */
  agreed(play: Play, line: readonly string[], seat: number): boolean;
}

/** What was chosen, each thing by its name: those of the groups, and rules that were changed by themselves. */
export type Wanted = Readonly<Record<string, string>>;

/** Rules that are changed one by one, in a dialog. */
export interface House {
  load(): Promise<ComponentType<HouseProps>>;
  /** The opposite of `combine`: what the options of a deal are made of, each by its name; null where they are no options of this game. */
  parts(options: Wanted): Wanted | null;
}

export interface HouseProps {
  /** What is chosen as the dialog opens. */
  readonly chosen: Wanted;
  onDone(chosen: Wanted): void;
  onClose(): void;
}

/** A game's offer of deals: what there is to choose, and how the choices add up to the options of a deal. */
export interface Dealing {
  readonly groups: readonly DealGroup[];
  /** In: the options of one item of each group, and what was changed besides. Out: the options of the deal, which its link carries. */
  combine(chosen: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>>;
  /** Rules that can be changed one by one besides; left out where there are none. */
  readonly house?: House;
  /** What is dealt, as a sentence with a word for each group that is asked, by its id. */
  sentence(words: Readonly<Record<string, string>>): string;
  /** What is closed or open: what is asked, the two answers, and each as a word; left out by a game that hides nothing. */
  readonly hidden?: {
    readonly legend: () => string;
    readonly closed: () => string;
    readonly open: () => string;
    readonly closedWord: () => string;
    readonly openWord: () => string;
  };
  /** Whether moves may be taken back: what is asked, the two answers, and each as a word; left out where that is no choice. */
  readonly taking?: {
    readonly legend: () => string;
    readonly free: () => string;
    readonly none: () => string;
    readonly freeWord: () => string;
    readonly noneWord: () => string;
  };
  /** What the page says before the first action. */
  readonly begin: () => string;
  /** Where a game may freeze: when the page offers a draw, and what the others say to it. */
  readonly drawOffer?: DrawOffer | undefined;
  /** What a deal with those at the table says and shows otherwise; left out: nobody is called by a name. */
  against?(table: readonly Seated[]): Partial<Pick<GameKit, 'words' | 'shows' | 'why'>>;
  /** Loads what deals with such options need, where their rule set has rooms of its own; null: the game's usual ones. The same function each time. */
  other?(options: Readonly<Record<string, string>>): (() => Promise<OtherTable>) | null;
  /**
   * Loads the numbers of deals that strong players decide, where many deals with such options freeze; null: nothing is known of them. Where the
   * reader types no number, the deal is one of these.
   */
  lively?(options: Wanted): (() => Promise<readonly number[]>) | null;
  /** What there is to do now, where somebody new might not see it; null: what lies there says it. */
  next?(play: Play): string | null;
}

/** A rule set with rooms of its own: what plays it, and what is otherwise in its deals. */
export interface OtherTable {
  readonly kit: GameKit;
  readonly dealing: Pick<Dealing, 'drawOffer' | 'against'>;
  /** Where the deal is the first of several rounds. */
  readonly Rounds?: RoundsOf;
}

/** The options that a deal's link has, its own keys among them. */
export const optionsIn = (deal: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(deal.replace(/^#/, '')));

/** What giving up a round of a match comes to, and who gets what, as a sentence; empty where nobody gets anything. */
export interface GivenUp {
  readonly outcome: NonNullable<Play['outcome']>;
  readonly says: string;
}

/** One round of several that are dealt by the same link. */
export interface Round {
  /** Keeps its line apart from those of the other rounds; empty for the first. */
  readonly id: string;
  readonly start: Play;
  /** Which round it is. */
  readonly title: string;
  /** How far a match goes and how it stands, with the round itself once it is over; or who dealt. */
  head(outcome: Play['outcome']): string;
  /** Who has won the match, as a sentence, once it is over with the round; null: it goes on, or there is none. */
  over(outcome: NonNullable<Play['outcome']>): string | null;
  /** It is one of a match of which others are over. */
  readonly begun: boolean;
  /** How things stand, beside the board; `outcome` is that of the round once it is over. */
  sheet(outcome: Play['outcome']): ComponentChildren;
  /** What comes after the round, once it is over. */
  onward(outcome: NonNullable<Play['outcome']>): Onward;
  /** What comes after it is a round of the same match; else that has ended. */
  goesOn(outcome: NonNullable<Play['outcome']>): boolean;
  /** What a draw that is agreed on comes to; absent where none can be. */
  drawn?(play: Play): NonNullable<Play['outcome']>;
  /** What it comes to when the player in a seat gives it up; absent where it only ends. */
  givenUp?(play: Play, seat: number): GivenUp;
  /** How the rounds before it have ended, as its game keeps them. */
  readonly ends: readonly unknown[];
  /**
   * Plays the same cards again: the round by `restart` where each is counted by itself, the whole match once it is over; null in the middle
   * of one.
   */
  anew(outcome: NonNullable<Play['outcome']>, restart: () => void): (() => void) | null;
}

/** A game that goes on over several rounds: finds the present one and has it put on the table. */
export type RoundsOf = ComponentType<{
  readonly choice: DealChoice;
  readonly first: Play;
  /** How the rounds before have ended, where a link says it: nothing is kept then. */
  readonly given?: readonly unknown[] | undefined;
  /** Who sits at the table; left out: nobody has a name. */
  readonly table?: readonly Seated[];
  readonly show: (round: Round) => VNode;
}>;

/** The number of a new deal with such options, where the reader has typed none. */
export async function freshNumber(
  { id }: Pick<GameKit, 'id'>,
  { lively }: Pick<Dealing, 'lively'>,
  options: Wanted,
): Promise<number> {
  const load = lively?.(options);
  return load ? (await loading(() => import('./fresh-number.ts'))).freshFrom(id, load) : randomNumber();
}

/** The strongest of a game's computer players where the reader plays against others, else null. */
export const strongest = ({ opponents, game }: Pick<GameKit, 'opponents' | 'game'>): string | null =>
  opponents ? (Object.keys(game.players).at(-1) ?? null) : null;

/** A deal nobody has chosen yet, with this number. */
export const usualDeal = (dealing: Dealing, kit: GameKit, number: number): DealChoice => ({
  number,
  options: usualOptions(dealing),
  open: dealing.hidden === undefined,
  player: strongest(kit),
});

/** The options of a deal of which one item of each group was chosen, by its number, and what was changed besides. */
export const optionsOf = ({ groups, combine }: Dealing, picks: readonly number[], own: Wanted = {}): Wanted =>
  combine([...groups.map(({ items }, i) => items[picks[i] ?? 0]?.options ?? {}), own]);

/** The same as it was chosen, for words that say it. */
export const wantedOf = ({ groups }: Pick<Dealing, 'groups'>, picks: readonly number[], own: Wanted = {}): Wanted =>
  Object.assign({}, ...groups.map(({ items }, i) => items[picks[i] ?? 0]?.options), own);

/** Whether something is offered where people play so; null: nobody has a seat of the others. */
export const isOffered = ({ notWith }: { readonly notWith?: readonly People[] }, people: People | null): boolean =>
  people === null || !notWith?.includes(people);

/** Which groups are asked when items of them have been chosen, by their numbers, and people play so (null: nobody has a seat of the others). */
export const askedOf = (
  { groups }: Pick<Dealing, 'groups'>,
  picks: readonly number[],
  people: People | null = null,
): readonly DealGroup[] =>
  groups.filter((group) => isOffered(group, people) && (group.when?.(wantedOf({ groups }, picks)) ?? true));

/** The same items, of what is not asked or not offered the usual ones; `people`: how people play who have seats of the others. */
export const picksAsked = (
  dealing: Pick<Dealing, 'groups'>,
  picks: readonly number[],
  people: People | null = null,
): readonly number[] => {
  const asked = askedOf(dealing, picks);
  return dealing.groups.map((group, i) => {
    const item = group.items[picks[i] ?? 0];
    return item && asked.includes(group) && isOffered(item, people) ? (picks[i] ?? 0) : 0;
  });
};

/** The options of a deal nobody has chosen yet. */
export const usualOptions = (dealing: Dealing): Wanted => optionsOf(dealing, []);

/** An item of each group, by its number, and what was changed besides. */
export interface Chosen {
  readonly picks: readonly number[];
  readonly own: Wanted;
}

/** What a deal with such options was made of; the first item of each group where none fits. */
export function chosenIn(dealing: Dealing, wanted: Wanted): Chosen {
  const { groups, house } = dealing;
  const none = { picks: groups.map(() => 0), own: {} };
  if (house) {
    const parts = house.parts(wanted);
    return parts ? chosenOf(dealing, parts) : none;
  }
  const same = (picks: readonly number[]) => {
    const options = optionsOf(dealing, picks);
    const keys = new Set([...Object.keys(options), ...Object.keys(wanted)]);
    return [...keys].every((key) => options[key] === wanted[key]);
  };
  const all = groups.reduce<number[][]>((picks, { items }) => picks.flatMap((pick) => items.map((_, i) => [...pick, i])), [[]]);
  const found = all.find(same);
  return found ? { picks: found, own: {} } : none;
}

/** Of each group the item that says the same; what no item says is left as it is. */
export function chosenOf({ groups }: Dealing, parts: Wanted): Chosen {
  const own = { ...parts };
  const picks = groups.map(({ items }) => {
    const fits = items.findIndex(({ options }) => {
      const all = Object.entries(options);
      return all.length > 0 && all.every(([key, value]) => parts[key] === value);
    });
    for (const key of Object.keys(items[fits]?.options ?? {})) delete own[key];
    return Math.max(0, fits);
  });
  return { picks, own };
}

/** The key of the fragment under which the line of a game is packed. */
export const lineKey = 'l';

/** A fragment as the link of a deal and the line that is packed in it, which comes last; null: there is none. */
export function splitLine(fragment: string): { readonly deal: string; readonly packed: string | null } {
  const mark = `&${lineKey}=`;
  const at = fragment.indexOf(mark);
  return at < 0 ? { deal: fragment, packed: null } : { deal: fragment.slice(0, at), packed: fragment.slice(at + mark.length) };
}

/** `n=12&ranks=8&…&player=…&open=1`: the fragment of a deal's link, keys in a fixed order. */
export function formatDeal({ number, options, open, player, guided, final, seat, copy }: DealChoice): string {
  const parts = [`n=${number}`];
  for (const key of Object.keys(options).sort()) parts.push(`${key}=${encodeURIComponent(options[key] ?? '')}`);
  if (guided) parts.push('guided=1');
  if (player !== null) parts.push(`player=${encodeURIComponent(player)}`);
  if (seat !== undefined && seat > 1) parts.push(`seat=${seat}`);
  if (copy !== undefined && copy > 1) parts.push(`copy=${copy}`);
  if (final) parts.push('undo=no');
  if (open) parts.push('open=1');
  return parts.join('&');
}

/** Reads the fragment of a deal's link, without dealing it; null for no fragment; an error names the part that is wrong. */
export function readDeal(fragment: string, { opponents }: Pick<GameKit, 'opponents'>): Result<DealChoice> | null {
  const long = tooLong('n', fragment);
  if (long) return long;
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = params.get('n');
  if (text === null) return null;
  if (!/^\d{1,10}$/.test(text) || Number(text) >= 2 ** 32)
    return fail('n', 'option-number', { text, option: 'n', low: 0, high: 2 ** 32 - 1 });
  const options: Record<string, string> = {};
  const player = opponents ? params.get('player') : null;
  const people = opponents !== undefined && peopleOf({ player }) !== null;
  // A game by link is reviewed, and sent to be watched, as one of nobody known, in the reader's own seat.
  const seated = people || (opponents !== undefined && player === null);
  const final = !opponents && params.get('undo') === 'no';
  const own = [
    'n',
    'open',
    'guided',
    ...(final ? ['undo'] : []),
    ...(opponents ? ['player'] : []),
    ...(seated ? ['seat'] : []),
    ...(people ? ['copy'] : []),
  ];
  for (const [key, value] of params) if (!own.includes(key)) options[key] = value;
  const small = (key: 'seat' | 'copy') => {
    const value = own.includes(key) ? /^[2-9]$/.exec(params.get(key) ?? '')?.[0] : undefined;
    return value === undefined ? {} : { [key]: Number(value) };
  };
  return ok({
    number: Number(text),
    options,
    open: params.get('open') === '1',
    player,
    ...(final ? { final } : {}),
    ...(params.get('guided') === '1' ? { guided: true as const } : {}),
    ...small('seat'),
    ...small('copy'),
  });
}

/** Reads the fragment of a deal's link and deals it; null for no fragment; an error names the part that is wrong. */
export function parseDeal(
  fragment: string,
  kit: Pick<GameKit, 'game' | 'opponents'>,
): Result<{ choice: DealChoice; start: Play }> | null {
  const read = readDeal(fragment, kit);
  if (read === null || !read.ok) return read;
  const { value: choice } = read;
  const start = kit.game.deal(choice.options, rng(choice.number));
  if (!start.ok) return start;
  const others = othersAt(start.value);
  const { seat = 1, ...unseated } = choice;
  if (seat > others + 1) return fail('seat', 'option-number', { text: `${seat}`, option: 'seat', low: 1, high: others + 1 });
  const seats = choice.player === null ? null : checkSeats(choice.player, others, kit.game);
  if (seats && !seats.ok) return seats;
  // Nobody reads along in a seat that is a computer player's.
  const taken = seat === 1 || choice.player === null || isPerson(apart(choice.player, others)[seat - 2] ?? '');
  return ok({ choice: taken ? choice : unseated, start: start.value });
}
