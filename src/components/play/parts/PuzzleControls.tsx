import type { ComponentChildren } from 'preact';
import * as m from '../../../paraglide/messages.js';
import type { Practice } from '../practice.ts';
import { ActionButton } from './ActionButton.tsx';
import { HintPart, LineButtons, RefutedPart } from './Controls.tsx';
import { MoveList } from './MoveList.tsx';
import { SolutionPanel, WhyPanel } from './StagePanels.tsx';
import { VerdictLine } from './VerdictLine.tsx';

/** A link to go on with. */
export interface Way {
  /** Base-prefixed address. */
  readonly href: string;
  readonly name: string;
}

interface Props {
  readonly practice: Practice;
  readonly opening: string;
  readonly next?: { readonly href: string; readonly title: string };
  readonly list?: string;
  readonly after?: readonly Way[];
  /** Stands below the summary: what is told of a puzzle that is or was solved. */
  readonly told?: ComponentChildren;
}

/** Verdict, buttons, hints, the line so far and, in their time, solution, reason and summary. */
export function Controls({ practice, opening, next, list, after, told }: Props) {
  const stage = practice.stage.value;
  const met = practice.met.value;
  return (
    <>
      <VerdictLine practice={practice} opening={opening} />
      {stage.kind === 'solution' && <SolutionPanel practice={practice} stage={stage} />}
      {stage.kind === 'why' && <WhyPanel practice={practice} stage={stage} />}
      {stage.kind === 'own' && (
        <>
          {met && <Summary practice={practice} ways={after ?? waysOn(next?.href, list)} />}
          {met && told}
          <RefutedPart practice={practice} />
          <LineButtons session={practice.own} />
          {!met && <HintPart practice={practice} />}
          <MoveList session={practice.own} kit={practice.kit} />
          {!met && told}
          <p class="more">
            <ActionButton className="link" off={!canShow(practice)} onClick={practice.showSolution}>
              {m.play_show_solution()}
            </ActionButton>
          </p>
        </>
      )}
    </>
  );
}

function canShow(practice: Practice): boolean {
  const kind = practice.verdict.value.kind;
  return kind !== 'hopeless' && kind !== 'unknown' && kind !== 'thinking';
}

const waysOn = (next: string | undefined, list: string | undefined): Way[] => [
  ...(next ? [{ href: next, name: m.play_next_puzzle() }] : []),
  ...(list ? [{ href: list, name: m.play_all_puzzles() }] : []),
];

/** How it went, and what next. */
function Summary({ practice, ways }: { practice: Practice; ways: readonly Way[] }) {
  const { hints, solution } = practice.help.value;
  const undone = practice.own.undone.value;
  const actions = practice.own.own.value;
  return (
    <section class="summary" aria-label={m.play_summary_head()}>
      <p>
        {solution
          ? m.play_summary_solution({ actions })
          : hints > 0
            ? m.play_summary_hints({ actions, hints })
            : m.play_summary_clean({ actions })}
        {undone > 0 ? ` ${m.play_summary_undone({ count: undone })}` : ''}
      </p>
      <div class="buttons">
        {ways.map(({ href, name }, i) => (
          <a key={href} class={i === 0 ? 'button primary' : 'button'} href={href}>
            {name}
          </a>
        ))}
      </div>
    </section>
  );
}
