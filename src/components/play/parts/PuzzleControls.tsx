import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { panelOf } from '../panel.ts';
import type { Practice } from '../practice.ts';
import { ActionButton } from './ActionButton.tsx';
import { HintPart, LineButtons } from './Controls.tsx';
import { MoveList } from './MoveList.tsx';
import { PanelPart } from './PanelPart.tsx';
import { OptionsPanel, SolutionPanel } from './StagePanels.tsx';
import { TellMe } from './TellMe.tsx';
import { useDone } from './useDone.ts';

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

/** The panel, buttons, hints, the line so far and, in their time, solution, options and the ways on. */
export function Controls({ practice, opening, next, list, after, told }: Props) {
  const stage = practice.stage.value;
  const met = practice.met.value;
  const solution = useId();
  const done = useDone(practice.shown.value, practice.kit);
  return (
    <>
      <TellMe practice={practice} />
      <PanelPart panel={panelOf(practice, opening)} kit={practice.kit} done={stage.kind === 'own' ? done : ''} />
      {stage.kind === 'solution' && <SolutionPanel practice={practice} stage={stage} />}
      {stage.kind === 'options' && <OptionsPanel practice={practice} stage={stage} />}
      {stage.kind === 'own' && (
        <>
          {met && <WaysOn ways={after ?? waysOn(next?.href, list)} />}
          {met && told}
          <LineButtons session={practice.own} />
          {!met && <HintPart practice={practice} counted />}
          <MoveList session={practice.own} kit={practice.kit} />
          {!met && told}
          <p class="more">
            <ActionButton
              className="link"
              off={!practice.solvable.value}
              onClick={practice.showSolution}
              describedBy={met ? undefined : solution}
            >
              {m.play_show_solution()}
            </ActionButton>
            {!met && (
              <span class="counts" id={solution}>
                {m.play_panel_counts_help()}
              </span>
            )}
          </p>
        </>
      )}
    </>
  );
}

const waysOn = (next: string | undefined, list: string | undefined): Way[] => [
  ...(next ? [{ href: next, name: m.play_next_puzzle() }] : []),
  ...(list ? [{ href: list, name: m.play_all_puzzles() }] : []),
];

/** Where to go on. */
function WaysOn({ ways }: { ways: readonly Way[] }) {
  return (
    <div class="buttons">
      {ways.map(({ href, name }, i) => (
        <a key={href} class={i === 0 ? 'button primary' : 'button'} href={href}>
          {name}
        </a>
      ))}
    </div>
  );
}
