import type { VNode } from 'preact';
import { gameIds } from '../../engine/games/ids.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { courseOfPosition } from '../../published/course-ids.ts';
import { dateLocale, shortDayWords } from '../../published/days/date-words.ts';
import { courseName } from '../../published/games.ts';
import type { EndedGame } from '../../records/ended-games.ts';
import { playedOf } from '../../records/finished-games.ts';
import { eyeOfDeal, type OpenGameOf } from '../../records/open-games.ts';
import { read } from '../../site/storage.ts';
import { BoardSvg } from '../board/BoardSvg.tsx';
import { svgOf } from '../board/svg.ts';
import { loadFigure, loadKit } from '../games/index.ts';
import type { Seated } from '../play/deal-choice.ts';
import { asDrawn, byFriendMark, drawnKey, givenUpKey } from '../play/deal-notes.ts';
import { type DealChoice, parseDeal } from '../play/deals.ts';
import type { GameKit } from '../play/kit.ts';
import { peopleOf } from '../play/people/people.ts';
import { READER } from '../play/reader.ts';
import { resultFor } from '../play/result-for.ts';
import { asEnds } from '../play/rounds/ends.ts';
import { othersAt, seatsOf } from '../play/seats.ts';

/** What is said of a game left open, and its board. */
export interface Shown {
  readonly label: string;
  readonly head: string;
  readonly says: string;
  readonly picture: VNode;
}

/** For who asks for this file: see endless/due.ts. */
export { render } from 'preact';

let pictures = 0;

/** A game that was left open, in words and as a small board, with what is hidden left hidden; null where it is none of ours. `twin`: another says the same. */
export async function shownGame({ game, deal, position, moves, at }: OpenGameOf, now: Date, twin = false): Promise<Shown | null> {
  const id = gameIds.find((one) => one === game);
  if (id === undefined) return null;
  const [kit, figure] = await Promise.all([loadKit(id, position), loadFigure(id, position)]);
  const standing = await kit.standing();
  const dealt = parseDeal(deal, kit);
  const play = kit.game.open(position);
  if (!dealt?.ok || !play.ok) return null;
  const { choice } = dealt.value;
  const eye = eyeOfDeal(deal);
  const seat = choice.seat ?? READER;
  const layout = figure(play.value.scene(eye), 'small', false, seat, true);
  const ends = read(`match.${id}.${deal}`, asEnds) ?? [];
  const people = peopleOf(choice);
  const table = seatsOf(choice, kit, othersAt(play.value));
  const against = againstWords(choice, table);
  const parts = [
    courseName(courseOfPosition(id, position)),
    against ?? m.play_deal_title({ number: choice.number }),
    ...(at === undefined ? [] : [whenWords(new Date(at), now)]),
    ...(twin ? twinWords(choice, moves, against !== null) : []),
  ];
  return {
    label: parts.join(' · '),
    // Nobody at a screen that is shared is the reader.
    ...standing.of(play.value, people === 'here' ? 0 : seat, choice, ends, table),
    picture: BoardSvg({ tree: svgOf({ ...layout, labels: [] }, [], 'page', { prefix: `open${++pictures}-`, class: 'bd-svg' }) }),
  };
}

/** What tells a game from another of the same game and players: its deal, where that is not said already, which game of it, and the reader's moves. */
const twinWords = ({ number, copy }: DealChoice, moves: number, unnumbered: boolean): readonly string[] => [
  ...(unnumbered ? [m.play_deal_title({ number })] : []),
  ...(copy === undefined ? [] : [m.play_open_copy({ number: copy })]),
  m.play_open_moves({ count: moves }),
];

/** Of games that were left open those that can be shown, each with what is said of it, in the same order. */
export async function shownGames(all: readonly OpenGameOf[], now: Date): Promise<readonly { open: OpenGameOf; shown: Shown }[]> {
  const looks = await Promise.all(all.map(async (open) => ({ open, shown: await shownGame(open, now) })));
  const told = looks.flatMap(({ open, shown }) => (shown ? [{ open, shown }] : []));
  // What is said of two games is the same, but for the minute at most: each is told by more.
  const says = ({ game, deal }: OpenGameOf) => `${game} ${new URLSearchParams(deal).get('player')}`;
  const isTwin = (one: OpenGameOf) => told.filter(({ open }) => says(open) === says(one)).length > 1;
  return Promise.all(
    told.map(async ({ open, shown }) => ({ open, shown: (isTwin(open) && (await shownGame(open, now, true))) || shown })),
  );
}

/** Who the others are, in a few words; null: there is nobody. */
function againstWords(choice: DealChoice, table: readonly Seated[]): string | null {
  const people = peopleOf(choice);
  if (people !== null) return people === 'friend' ? m.play_open_friend() : m.play_open_here();
  const opponents = table.flatMap(({ player, name }) => (player === null || name === null ? [] : [name]));
  return opponents.length === 0 ? null : m.play_open_against({ player: opponents.join(', ') });
}

/** A game that has ended, in a few words; null where it is none of ours. */
export async function endedWords(ended: EndedGame, now: Date): Promise<string | null> {
  const { game, deal, at, round } = ended;
  const id = gameIds.find((one) => one === game);
  if (id === undefined) return null;
  // As the positions of such a deal begin.
  const position = `${id}:${playedOf(deal).rules ?? ''}/`;
  const kit = await loadKit(id, position);
  const dealt = parseDeal(deal, kit);
  if (!dealt?.ok) return null;
  const { choice, start } = dealt.value;
  const against = againstWords(choice, seatsOf(choice, kit, othersAt(start)));
  const match = round !== '' || read(`match.${id}.${deal}`, asEnds) !== null;
  return [
    courseName(courseOfPosition(id, position)),
    ...(against === null ? [] : [against]),
    m.play_deal_title({ number: choice.number }),
    ...(choice.copy === undefined ? [] : [m.play_open_copy({ number: choice.copy })]),
    whenWords(new Date(at), now),
    // A round says nothing of its match.
    ...(match ? [] : resultWords(ended, kit.game.replay(start.position, ended.kept.line), choice)),
  ].join(' · ');
}

/** How the cards were played last, which may be another time than the one that counts. In: where that has led to. */
function resultWords({ deal }: EndedGame, end: ReturnType<GameKit['game']['replay']>, choice: DealChoice): readonly string[] {
  const noted = (key: string, mark = '') => read(key, asDrawn)?.[deal + mark] !== undefined;
  if (end.ok && end.value.outcome !== null) return [results[resultFor(end.value, choice.seat ?? READER)]()];
  if (noted(givenUpKey)) return [m.play_ended_lost()];
  if (noted(givenUpKey, byFriendMark)) return [m.play_ended_won()];
  return noted(drawnKey) ? [m.play_ended_drawn()] : [];
}

const results = { won: m.play_ended_won, lost: m.play_ended_lost, drawn: m.play_ended_drawn } as const;

/** When something was, as one says it: a time today, yesterday, else the date. */
export function whenWords(then: Date, now: Date, language: string = getLocale()): string {
  const locale = dateLocale(language);
  const day = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime();
  const days = Math.round((day(now) - day(then)) / 86_400_000);
  if (days === 0) return m.play_open_today({ time: then.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }) });
  if (days === 1) return m.play_open_yesterday();
  return shortDayWords({ year: then.getFullYear(), month: then.getMonth() + 1, day: then.getDate() }, language);
}
