import type { ComponentChildren, ComponentType } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { isolated } from '../../../site/isolated.ts';
import { OpenedPosition } from '../../play/OpenedPosition.tsx';
import { asSetSays } from '../links/set.ts';
import { openToPlay } from '../opened.ts';
import type { ReadSet } from './read.ts';

/** A position of a set, to be played: its game is loaded and no other. Null where there is none that could be read. */
export async function openOne(
  { set, at, fragment }: ReadSet,
  item: number,
): Promise<ComponentType<{ more?: ComponentChildren }> | null> {
  const given = set.items[item];
  if (given === undefined) return null;
  const link = asSetSays(set, given);
  const opened = await openToPlay(link);
  if (opened === null) return null;
  const title = set.title ?? m.teach_set_title();
  const back = { href: `#${fragment}`, name: title };
  const next = set.items[item + 1];
  // What the others are called may only be known to their games.
  const on = next && { href: at(item + 1).href, name: next.text ?? m.teach_set_position({ n: item + 2 }) };
  const within = {
    keep: at(item).kept,
    crumb: m.teach_set_crumb({ title: isolated(title), n: item + 1, of: set.items.length }),
    back,
    ways: on ? [on, back] : [back],
  };
  const { kit, start } = opened;
  return ({ more }) => <OpenedPosition kit={kit} start={start} link={link} more={more} within={within} />;
}
