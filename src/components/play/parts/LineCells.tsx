import * as m from '../../../paraglide/messages.js';
import type { Panel } from '../panel-parts.ts';
import type { Session } from '../session.ts';
import { Cell } from './Cell.tsx';

/** Whether undo is what most will want: something was given away, and no button beside the words takes it back. `strip`: they stand in one. */
export const leadsToUndo = ({ sign, buttons }: Panel, strip: boolean): boolean =>
  sign === 'lost' && !buttons.some(({ primary, asUndo }) => primary && !(strip && asUndo));

interface Props {
  readonly session: Session;
  /** Undo is what most will want. */
  readonly lead?: boolean;
  /** False where there is room for two. */
  readonly restart?: boolean;
  /** Nothing is taken back beyond so many moves, nor gone on to: others have seen them. */
  readonly floor?: number | null;
}

/** Undo, redo, restart of one session, as the playing screen has them. */
export function LineCells({ session, lead = false, restart = true, floor = null }: Props) {
  const at = session.cursor.value;
  // What only others have done is not the reader's to take back.
  const none = session.own.value === 0;
  return (
    <>
      <Cell icon="undo" off={none || at <= (floor ?? 0)} lead={lead && at > 0} onClick={session.undo}>
        {m.play_undo()}
      </Cell>
      <Cell icon="redo" off={at >= session.line.value.length} onClick={session.redo}>
        {m.play_redo()}
      </Cell>
      {restart && floor === null && (
        <Cell icon="restart" off={at === 0} onClick={session.restart}>
          {m.play_restart()}
        </Cell>
      )}
    </>
  );
}
