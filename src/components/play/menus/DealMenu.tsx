import type { ComponentChildren, ComponentType } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { formatLink } from '../../links/links.ts';
import { type DealChoice, formatDeal } from '../deals.ts';
import type { Pace } from '../pace.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { HandOn } from '../parts/HandOn.tsx';
import { MoveList } from '../parts/MoveList.tsx';
import { MustSwitch } from '../parts/MustSwitch.tsx';
import { PaceChoice } from '../parts/PaceChoice.tsx';
import { Report } from '../parts/Report.tsx';
import { SoundSwitch } from '../parts/SoundSwitch.tsx';
import { forTheOther, peopleOf } from '../people/people.ts';
import { TurnSwitch } from '../people/Turned.tsx';
import type { Practice } from '../practice.ts';
import { othersAt } from '../seats.ts';
import { TellChoice } from '../TellChoice.tsx';
import type { Tell } from '../tell.ts';

interface Props {
  readonly practice: Practice;
  /** Whose cards are seen in the record. */
  readonly eye: number | 'all';
  readonly choice: DealChoice;
  /** Who plays the other seats, in words; null for people, and for nobody. */
  readonly lead: string | null;
  readonly positionPage: string;
  /** Nothing is hidden any more. */
  readonly open: boolean;
  readonly tell: Tell;
  onTell(tell: Tell): void;
  readonly sheet: ComponentChildren;
  /** How fast the others play, and their last turn again; null in a game for one. */
  readonly follow: { readonly pace: Pace; onPace(pace: Pace): void; readonly again: (() => void) | null } | null;
  /** Ends the deal, where that has no place beside the board and something can be ended. */
  readonly end: (() => void) | null;
  readonly close: () => void;
}

/** Behind a deal's *More*: the line so far, how the match stands, when to be told, links, another deal, and a word when something is wrong. */
export const DealMenu: ComponentType<Props> = ({
  practice,
  eye,
  choice,
  lead,
  positionPage,
  open,
  tell,
  onTell,
  sheet,
  follow,
  end,
  close,
}) => {
  const { kit, own } = practice;
  const people = peopleOf(choice) !== null;
  const leaving = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      {/* Where people play, or nothing is taken back, neither is it by looking back. */}
      {!people && !choice.final && <MoveList session={own} kit={kit} eye={eye} />}
      {sheet}
      {follow && <PaceChoice value={follow.pace} onChange={follow.onPace} />}
      {follow?.again && <Link words={m.play_follow_again()} act={leaving(follow.again)} />}
      {kit.alone && <TellChoice value={tell} open={choice.open} onChange={onTell} />}
      {lead && <p class="soft">{lead}</p>}
      <p class="more">
        <CopyText label={m.play_deal_copy()} text={() => new URL(`#${formatDeal(forTheOther(choice))}`, location.href).href} />
        {open && (
          <CopyText
            label={m.play_copy_link()}
            text={() => new URL(`${positionPage}#${formatLink({ position: own.now.value.position })}`, location.href).href}
          />
        )}
      </p>
      {open ? (
        <HandOn practice={practice} link={() => ({ position: own.now.value.position, goal: own.goal })} counts close={close} />
      ) : (
        <p class="soft">{m.play_deal_later()}</p>
      )}
      {end && <Link words={m.play_deal_end()} act={leaving(end)} />}
      <Link words={m.play_deal_choose()} act={toChoice} />
      {peopleOf(choice) === 'here' && othersAt(own.start) === 1 && <TurnSwitch />}
      <SoundSwitch />
      <MustSwitch kit={kit} />
      <Report session={own} what={m.play_deal_title({ number: choice.number })} secret={!open} />
    </>
  );
};

const toChoice = () => {
  location.hash = '';
};

const Link = ({ words, act }: { words: string; act: () => void }) => (
  <p>
    <button type="button" class="link" onClick={act}>
      {words}
    </button>
  </p>
);
