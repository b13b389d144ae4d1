import { useRef } from 'preact/hooks';
import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../../site/unbroken.ts';
import type { GameKit } from './kit.ts';
import { formatLink, type PositionLink } from './links.ts';
import { CopyText } from './parts/CopyText.tsx';
import { KeysHelp } from './parts/KeysHelp.tsx';
import { useKeys } from './parts/keys.ts';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { Controls } from './parts/PuzzleControls.tsx';
import { Report } from './parts/Report.tsx';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import { usePractice } from './parts/usePractice.ts';
import { pageSolver } from './solver.ts';

/** A position that could be read. */
export function OpenedPosition({ kit, start, link }: { kit: GameKit; start: Play; link: PositionLink }) {
  const goal = link.goal ?? 'win';
  const practice = usePractice(
    {
      kit,
      start,
      goal,
      hints: link.hints,
      judgeStart: true,
      telling: 'at-once',
      solver: pageSolver,
    },
    `position.${formatLink({ position: link.position, goal, line: link.line })}`,
    link.line,
  );
  const root = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  useKeys(practice, root, () => keys.current?.showModal());
  useKeptFocus(root);

  const address = (from: Partial<PositionLink> & { position: string }) => new URL(`#${formatLink(from)}`, location.href).href;
  const asked = { ...(link.text ? { text: link.text } : {}), ...(link.goal ? { goal: link.goal } : {}) };
  const title = link.text ?? kit.words.goalWords(goal, start);
  return (
    <div class="practice practice-puzzle" ref={root}>
      <header class="practice-head">
        <h1>{unbroken(title)}</h1>
        {link.text !== null && <p>{unbroken(kit.words.goalWords(goal, start))}</p>}
      </header>
      <div class="practice-board">
        <PracticeBoard practice={practice} name={m.play_board_name({ title })} />
      </div>
      <div class="practice-side">
        {link.hints.length > 0 && link.hints.length < 3 && (
          <details class="given-hints">
            <summary>{m.play_position_hints()}</summary>
            <ol>
              {link.hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ol>
          </details>
        )}
        <Controls practice={practice} opening={m.play_position_proved()} />
        {kit.Beside && <kit.Beside session={practice.own} goal={goal} />}
        <p class="more">
          <CopyText label={m.play_copy_link()} text={() => address({ position: practice.own.now.value.position, ...asked })} />
          <CopyText
            label={m.play_copy_link_line()}
            text={() => address({ position: practice.own.start.position, line: practice.own.played.value, ...asked })}
          />
          <button type="button" class="link" onClick={() => keys.current?.showModal()}>
            {m.play_keys_head()}
          </button>
        </p>
        <details class="notation">
          <summary>{m.play_position_notation()}</summary>
          <p class="notation-text">{practice.own.now.value.position}</p>
          <CopyText label={m.play_copy_position()} text={() => practice.own.now.value.position} className="button" />
        </details>
        <Report session={practice.own} what={title} />
      </div>
      <KeysHelp dialog={keys} />
    </div>
  );
}
