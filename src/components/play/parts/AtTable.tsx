import * as m from '../../../paraglide/messages.js';
import type { Seated } from '../deal-choice.ts';
import type { GameKit } from '../kit.ts';
import { strengthWords } from '../player-words.ts';
import type { Session } from '../session.ts';
import '../face.css';

interface Props {
  readonly kit: GameKit;
  readonly session: Session;
  /** Everybody else at the table, in the order of play after the reader. */
  readonly others: readonly Seated[];
}

/** Who sits at the table: face, name and how strong; whoever is to act is marked. */
export function AtTable({ kit, session, others }: Props) {
  const { actor } = session.now.value;
  return (
    <ul class="at-table wraps" aria-label={m.play_deal_table()}>
      {others.map(({ seat, player, name }) => {
        const called = name ?? m.play_here_title({ player: seat });
        return (
          <li key={seat} class={actor === seat ? 'is-next' : undefined}>
            <span class="face centred" aria-hidden="true">
              {name === null ? seat : name.slice(0, 1)}
            </span>
            <span>
              <strong>{called}</strong>
              {player !== null && ` · ${strengthWords(kit, player)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
