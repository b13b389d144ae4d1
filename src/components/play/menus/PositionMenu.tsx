import type { ComponentType } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { formatLink, type PositionLink } from '../../links/links.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { HandOn } from '../parts/HandOn.tsx';
import { Later } from '../parts/Later.tsx';
import { MoveList } from '../parts/MoveList.tsx';
import { MustSwitch } from '../parts/MustSwitch.tsx';
import { Report } from '../parts/Report.tsx';
import { SolutionLink } from '../parts/SolutionLink.tsx';
import { SoundSwitch } from '../parts/SoundSwitch.tsx';
import { TellMe } from '../parts/TellMe.tsx';
import type { Practice } from '../practice.ts';

interface Props {
  readonly practice: Practice;
  readonly link: PositionLink;
  readonly title: string;
  /** Where what was done here is handed in. */
  readonly handIn: string;
  readonly close: () => void;
  /** Reviews the moves of the link; left out: it has none. */
  readonly review?: () => void;
}

/** Behind the *More* of an opened position: the ways to be told, the line so far, links, the notation. */
export const PositionMenu: ComponentType<Props> = ({ practice, link, title, handIn, close, review }) => {
  const { kit, own } = practice;
  const address = (from: Partial<PositionLink> & { position: string }) => new URL(`#${formatLink(from)}`, location.href).href;
  const asked = { ...(link.text ? { text: link.text } : {}), ...(link.goal ? { goal: link.goal } : {}) };
  return (
    <>
      {link.telling === undefined ? <TellMe practice={practice} /> : <p>{m.play_telling_author({ how: link.telling })}</p>}
      <MoveList session={own} kit={kit} />
      {review && (
        <p class="more">
          <button type="button" class="link" onClick={review}>
            {m.play_form_review()}
          </button>
        </p>
      )}
      <p class="more">
        <a class="link" href={handIn}>
          {m.play_hand_in()}
        </a>
      </p>
      <SolutionLink practice={practice} close={close} />
      {kit.Beside && <Later load={kit.Beside} with={{ session: own, goal: own.goal }} />}
      <HandOn practice={practice} link={() => link} explore={link.explore ?? true} counts close={close} />
      <p class="more">
        <CopyText label={m.play_copy_link()} text={() => address({ position: own.now.value.position, ...asked })} />
        <CopyText
          label={m.play_copy_link_line()}
          text={() => address({ position: own.start.position, line: own.played.value, ...asked })}
        />
      </p>
      <details class="notation">
        <summary>{m.play_position_notation()}</summary>
        <p class="notation-text">{own.now.value.position}</p>
        <CopyText label={m.play_copy_position()} text={() => own.now.value.position} className="button" />
      </details>
      <SoundSwitch />
      <MustSwitch kit={kit} />
      <Report session={own} what={title} />
    </>
  );
};
