import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { dailyNumber } from '../../records/days.ts';
import { type Again, ownGoal } from '../../records/practice.ts';
import { dropLine } from '../../records/progress.ts';
import { isPuzzleId } from '../../records/records.ts';
import { link } from '../../site/i18n.ts';
import { loading } from '../../site/loading.ts';
import type { GameOffer } from '../games/wishes.ts';
import { formatLink } from '../links/links.ts';
import { parseAsked } from './asked.ts';

/** The link of one of the reader's own games; null for any other. */
const ownLink = ({ name, position = '' }: Again): string | null => {
  const goal = ownGoal(name);
  return goal === null ? null : formatLink({ position, goal });
};

/** Where a puzzle that comes back is played: in practice by its fragment, in the library or at its day by its id, one of the reader's own games as a position. */
export function dueLink(one: Again): string {
  const { name, game } = one;
  const own = ownLink(one);
  if (own !== null) return `${link('/position/')}#${own}`;
  if (!isPuzzleId(name)) return `#${name}`;
  const day = dailyNumber(name);
  return link(day === null ? `/puzzles/${game}/${name}/` : `/daily/${day}/${game}/`);
}

/** A small board of what comes back: an empty frame until the drawing has come, and for good where the position cannot be drawn. */
function DuePicture({ position }: { position: string | undefined }): VNode {
  const [picture, setPicture] = useState<VNode | null>(null);
  useEffect(() => {
    let gone = false;
    if (position !== undefined)
      loading(() => import('./due.ts'))
        .then(({ drawn }) => drawn(position))
        .then((tree) => gone || setPicture(tree))
        .catch(() => {});
    return () => {
      gone = true;
    };
  }, [position]);
  return (
    <span class="due-picture centred" aria-hidden="true">
      {picture}
    </span>
  );
}

/** So many are shown. */
const most = 6;

/** One that is not of practice begins anew: what was done there stays in its record. */
const anew = (one: Again): void => {
  const own = ownLink(one);
  if (own !== null) dropLine(`position.${own}`);
  else if (isPuzzleId(one.name)) dropLine(one.name);
};

/** Goes to the page of a puzzle that has one of its own. */
export function openFiled(one: Again): void {
  anew(one);
  location.assign(dueLink(one));
}

/** What a puzzle that comes back is called. */
function wordsOf({ name }: Again, game: string): string {
  if (ownGoal(name) !== null) return m.endless_again_own({ game });
  const asked = parseAsked(name);
  if (asked.ok) return m.endless_again_one({ game, number: asked.value.number ?? 0 });
  const day = dailyNumber(name);
  return day === null ? m.endless_again_library({ game }) : m.endless_again_day({ game, number: day });
}

/** What comes back today, with its boards. */
export const Due = ({ due, offers }: { due: readonly Again[]; offers: readonly GameOffer[] }): VNode => (
  <ul class="due">
    {due.slice(0, most).map((one) => (
      <li key={one.name}>
        <a href={dueLink(one)} onClick={() => anew(one)}>
          <DuePicture position={one.position} />
          {wordsOf(one, offers.find(({ game }) => game === one.game)?.name ?? one.game)}
        </a>
      </li>
    ))}
  </ul>
);
