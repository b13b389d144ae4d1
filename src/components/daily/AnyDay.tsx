import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { courseOfPosition } from '../../published/course-ids.ts';
import { bankSize } from '../../published/days/calendar.ts';
import { solvedPuzzles } from '../../records/progress.ts';
import { link } from '../../site/i18n.ts';
import { loading } from '../../site/loading.ts';
import type { PuzzleProps } from '../play/Puzzle.tsx';
import { markWords } from '../play/puzzle-marks.ts';
import { type AnyPuzzle, askedDay, type AnyDay as Day, fileOf } from './any-data.ts';

type Asked = NonNullable<ReturnType<typeof askedDay>>;

interface Slots {
  readonly more?: ComponentChildren;
}

/** What was found of what the address asks for; null: nothing. */
type Found = { readonly day: Day; readonly puzzle?: AnyPuzzle; readonly Board?: ComponentType<PuzzleProps & Slots> } | null;

/** A day from its file; null where it cannot be had. */
async function fetchDay(number: number): Promise<Day | null> {
  try {
    const response = await fetch(link(`/daily/any/${fileOf(number)}.json`), { signal: AbortSignal.timeout(8000) });
    const days = response.ok ? ((await response.json()) as Record<string, Day>) : {};
    return days[number] ?? null;
  } catch {
    return null;
  }
}

/** The page that the language has of what is asked for, if it has one: it can be read without scripts. */
function ownPage({ number, game }: Asked): string | null {
  const own = link(`/daily/${number}/${game ? `${game}/` : ''}`);
  return own.includes('?') ? null : own;
}

async function find(asked: Asked | null): Promise<Found> {
  const day = asked && (await fetchDay(asked.number));
  if (!asked || !day) return null;
  const puzzle = day.puzzles.find(({ game }) => game === asked.game);
  if (!puzzle) return { day };
  const { partOf, prepare } = await loading(() => import('../games/parts.tsx'));
  const course = courseOfPosition(puzzle.game, puzzle.props.position);
  await prepare(course, 'puzzle');
  return { day, puzzle, Board: partOf(course, 'puzzle') };
}

/** The board of a puzzle in the list, once it has been drawn. */
function Drawn({ position }: { readonly position: string }) {
  const [picture, setPicture] = useState<ComponentChildren>(null);
  useEffect(() => {
    loading(() => import('../endless/due.ts'))
      .then(({ drawn }) => drawn(position))
      .then(setPicture, () => {});
  }, [position]);
  return (
    <span class="picture on-board" aria-hidden="true">
      {picture}
    </span>
  );
}

/** The three puzzles of a day, with what is solved of them. */
function DayList({ day }: { readonly day: Day }) {
  // The date on the wall; Swedish writes it as text that sorts.
  const hasCome = day.from <= new Date().toLocaleDateString('sv');
  const solved = solvedPuzzles();
  const words = {
    clean: m.play_puzzles_clean(),
    solved: m.play_puzzles_solved(),
    helped: m.play_puzzles_helped(),
    slip: m.play_puzzles_slip(),
    slips: m.play_puzzles_slips({ count: '%' }),
  };
  const marks = (id: string) => markWords(solved[id], words);
  return (
    <>
      <header class="day-head column">
        <p class="label">{day.label}</p>
        <h1>{day.date}</h1>
        <p class="lead">{m.daily_lead()}</p>
      </header>
      <ul class="rows any-day">
        {day.puzzles.map(({ href, caption, props }) => (
          <li key={props.id}>
            <a href={href}>{props.title}</a> <span class="soft">{[caption, marks(props.id)].filter(Boolean).join(', ')}</span>
            <Drawn position={props.position} />
          </li>
        ))}
      </ul>
      <nav class="day-nav no-print" aria-label={m.daily_days()}>
        {day.before && (
          <a href={day.before} rel="prev">
            {m.daily_before()}
          </a>
        )}
        <a class="day-all" href={link('/daily/calendar/')}>
          {m.daily_calendar()}
        </a>
        {hasCome && (
          <a class="day-after" href={day.after} rel="next">
            {m.daily_after()}
          </a>
        )}
      </nav>
    </>
  );
}

/**
 * Any day, or a puzzle of it, in a language in which not every day has a page of its own. It is read from a file of the week that it is in.
 * `lost`: what the page says where the address asks for none.
 */
export function AnyDay({ more, lost }: Slots & { readonly lost?: ComponentChildren }) {
  const [found, setFound] = useState<Found | undefined>();
  useEffect(() => {
    const asked = askedDay(location.search, bankSize);
    const own = asked && ownPage(asked);
    if (own) return location.replace(own + location.hash);
    find(asked).then((came) => {
      const page = came && (came.puzzle ?? came.day);
      if (page) document.title = `${page.name} · ${m.site_name()}`;
      setFound(came);
    });
  }, []);
  if (found === undefined) return <p class="soft">{m.play_position_loading()}</p>;
  if (found === null) return <>{lost}</>;
  const { day, puzzle, Board } = found;
  return puzzle && Board ? <Board {...puzzle.props} more={more} /> : <DayList day={day} />;
}
