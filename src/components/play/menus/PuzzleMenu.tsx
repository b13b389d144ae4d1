import type { ComponentType } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { formatLink } from '../../links/links.ts';
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
import type { Way } from '../Screen.tsx';
import { SolvedNote } from '../solved/SolvedNote.tsx';
import type { SolvedHere } from '../solved/useSolved.ts';

interface Props {
  readonly practice: Practice;
  readonly id: string;
  readonly solved: SolvedHere;
  readonly ways: readonly Way[];
  readonly title: string;
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
  readonly close: () => void;
}

/** Behind a puzzle's *More*: the ways to be told, the line so far, a solution, the result, links, and a word when something is wrong. */
export const PuzzleMenu: ComponentType<Props> = ({ practice, id, solved, ways, title, positionPage, close }) => {
  const { kit, own } = practice;
  const address = () => {
    const line = own.played.value;
    return new URL(
      `${positionPage}#${formatLink({ position: own.start.position, goal: own.goal, line, text: title })}`,
      location.href,
    ).href;
  };
  return (
    <>
      <TellMe practice={practice} />
      <MoveList session={own} kit={kit} />
      <SolutionLink practice={practice} close={close} />
      <HandOn
        practice={practice}
        link={() => ({ position: own.start.position, goal: own.goal, text: title })}
        counts
        close={close}
      />
      {kit.Beside && <Later load={kit.Beside} with={{ session: own, goal: own.goal }} />}
      <SolvedNote id={id} game={kit.words.gameName()} practice={practice} solved={solved} />
      <p class="more">
        <CopyText label={m.play_copy_link()} text={address} />
        {ways.map(({ href, name }) => (
          <a key={href} class="link" href={href}>
            {name}
          </a>
        ))}
      </p>
      <SoundSwitch />
      <MustSwitch kit={kit} />
      <Report session={own} what={id} />
    </>
  );
};
