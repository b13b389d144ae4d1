import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import type { Seated } from '../deal-choice.ts';
import { recordWords } from '../done.ts';
import type { GameKit, ObjectionSaid } from '../kit.ts';
import { lastDone, type Session } from '../session.ts';
import { TurnSwitch } from './Turned.tsx';
import { takesBack } from './take-back.ts';
import '../over-board.css';

interface Props {
  readonly kit: GameKit;
  /** Who is to have the screen. */
  readonly player: number;
  /** Why whoever hands it over was stopped; null where they were not. It is about what lay open. */
  readonly stopped: ObjectionSaid | null;
  onReady(): void;
  readonly session: Session;
  readonly table: readonly Seated[];
  /** Whoever sat here before takes their move back; undefined: it is seen already, or nothing is taken back. */
  readonly onBack: ((seat: number) => void) | undefined;
}

/** Between the turns of people on one screen: nothing is seen before the next one says that they are there. */
export function Cover({ kit, player, stopped, onReady, session, table, onBack }: Props) {
  const before = onBack ? takesBack(session, table) : null;
  const last = lastDone(session, session.cursor.value);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [player]);
  return (
    <section class="game-end" aria-label={m.play_cover_region()}>
      <div>
        <h2>{m.play_cover_head({ player })}</h2>
        {stopped && (
          <p>
            <strong>{stopped.head}</strong> {stopped.lines.join(' ')}
            {stopped.rule && (
              <>
                {' '}
                <a href={link(`/rules/${kit.chapter ?? kit.id}/#${stopped.rule.id}`)}>
                  {m.play_rule_link({ number: stopped.rule.number, name: stopped.rule.name })}
                </a>
              </>
            )}
          </p>
        )}
        {/* A turn may end before whoever played it has seen why. No card is named that is hidden from anybody. */}
        {!stopped && last >= 0 && <p>{recordWords(kit, session, last, 0)}</p>}
        <p class="game-end-says">{m.play_cover_says({ player })}</p>
        {table.length === 2 && <TurnSwitch />}
        <div class="ways game-end-ways">
          <button type="button" class="button primary" ref={button} onClick={onReady}>
            {m.play_cover_ready({ player })}
          </button>
          {before !== null && (
            <button
              type="button"
              class="button"
              onClick={() => {
                session.goTo(session.cursor.peek() - 1);
                onBack?.(before);
              }}
            >
              {m.play_cover_back({ player: before })}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
