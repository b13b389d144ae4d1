import type { ComponentType } from 'preact';
import type { Found } from '../../engine/games/making.ts';
import * as m from '../../paraglide/messages.js';
import { CopyText } from '../play/parts/CopyText.tsx';
import { HandOn } from '../play/parts/HandOn.tsx';
import { Later } from '../play/parts/Later.tsx';
import { MoveList } from '../play/parts/MoveList.tsx';
import { Report } from '../play/parts/Report.tsx';
import { SolutionLink } from '../play/parts/SolutionLink.tsx';
import { TellMe } from '../play/parts/TellMe.tsx';
import type { Practice } from '../play/practice.ts';
import { type Asked, formatAsked } from './asked.ts';

interface Props {
  readonly practice: Practice;
  readonly found: Found;
  readonly asked: Asked;
  /** In a run nothing is told. */
  readonly running: boolean;
  readonly title: string;
  readonly close: () => void;
}

/** Behind the *More* of a puzzle of endless practice: how one is told, its number and link, the line so far, a solution. */
export const EndlessMenu: ComponentType<Props> = ({ practice, found, asked, running, title, close }) => {
  const { kit, own } = practice;
  return (
    <>
      {!running && <TellMe practice={practice} />}
      <p class="more">
        {m.endless_name({ number: found.number })}{' '}
        <CopyText
          label={m.endless_copy()}
          text={() => new URL(`#${formatAsked({ ...asked, number: found.number })}`, location.href).href}
        />
      </p>
      <MoveList session={own} kit={kit} />
      <SolutionLink practice={practice} close={close} />
      {kit.Beside && <Later load={kit.Beside} with={{ session: own, goal: own.goal }} />}
      <HandOn practice={practice} link={() => ({ position: found.position, goal: found.goal })} counts close={close} />
      <Report session={own} what={title} />
    </>
  );
};
