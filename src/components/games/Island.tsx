import type { FunctionComponent } from 'preact';
import type { GameId } from '../../engine/games/ids.ts';
import { type CourseId, courseOfPosition } from '../../published/course-ids.ts';
import type { WakeDetail } from '../../site/use-directive.ts';
import { type Part, type Parts, partOf, prepare } from './parts.tsx';

/** What a page says: which game, what it is a part of, and that part's own properties. */
export type IslandProps = { [P in Part]: { readonly game: GameId; readonly part: P } & Parts[P] }[Part];

/** Whose kit a part needs: the course of its position, if it has one. */
export const courseShown = (props: IslandProps): CourseId =>
  'position' in props ? courseOfPosition(props.game, props.position) : props.game;

/** The one island with a board: a puzzle, a lesson's step, a diagram or a deal, of any game. Its page loads that game alone. */
export default function Island(all: IslandProps) {
  const { game: _, part, ...props } = all;
  const Component = partOf(courseShown(all), part) as FunctionComponent<object>;
  return <Component {...props} />;
}

// `client:use` asks before it wakes an island.
if (!import.meta.env.SSR)
  addEventListener('winnable:wake', (event) => {
    const { part, waitFor } = (event as CustomEvent<WakeDetail>).detail;
    if (part) waitFor(prepare(part.course as CourseId, part.name as Part));
  });
