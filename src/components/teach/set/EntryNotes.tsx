import type { ReadonlySignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import type { PositionLink } from '../../links/links.ts';
import { Icon, type IconName } from '../../play/parts/icons.tsx';
import type { Standing } from './standing.ts';

const marks: Readonly<Record<Standing, readonly [IconName, () => string]>> = {
  winnable: ['yes', m.teach_proof_winnable],
  met: ['open', m.teach_proof_met],
  lost: ['broken', m.teach_proof_not],
  unknown: ['unsure', m.teach_set_entry_unproved],
};

interface Props {
  /** As pupils get it. */
  readonly item: PositionLink;
  /** Null: not known yet. */
  readonly standing: ReadonlySignal<Standing | null>;
  /** The earlier entry that asks the same, from 0. */
  readonly twin: number | null;
}

/** What whoever makes a set is told of one of its positions: whether it is proved, what comes with it, and whether it is there already. */
export function EntryNotes({ item, standing: { value: standing }, twin }: Props) {
  const [icon, words] = standing ? marks[standing] : (['open', m.teach_proof_thinking] as const);
  const hints = item.hints.length;
  return (
    <span class="tile-notes">
      <span class={standing === 'winnable' ? 'tile-standing is-good' : standing ? 'tile-standing' : 'tile-standing soft'}>
        <Icon name={icon} size={18} /> {words()}
      </span>
      {standing === 'lost' && <span>{m.teach_lost_pupils()}</span>}
      <span class="soft">
        {hints === 0 ? m.teach_set_entry_no_hint() : m.teach_set_entry_hints({ count: hints })} ·{' '}
        {m.teach_set_entry_told({ how: item.telling ?? 'chosen' })}
        {item.explore === false && <> · {m.teach_set_entry_closed()}</>}
      </span>
      {item.goal === null && <span>{m.teach_set_entry_no_goal()}</span>}
      {twin !== null && <strong>{m.teach_set_entry_twin({ n: twin + 1 })}</strong>}
    </span>
  );
}
