import type { ComponentChildren, ComponentProps } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { read, write } from '../../site/storage.ts';
import type { DealChooser } from './DealChooser.tsx';
import { DealtGame } from './DealtGame.tsx';
import { asDealText } from './deal-notes.ts';
import {
  type Dealing,
  dealKeys,
  formatDeal,
  optionsIn,
  parseDeal,
  type RoundsOf,
  readDeal,
  rulesKey,
  seatsKey,
  splitLine,
} from './deals.ts';
import type { GameKit } from './kit.ts';
import { Later } from './parts/Later.tsx';
import type { DealtProps } from './parts/useDealt.ts';
import { useEngineWords } from './parts/useEngineWords.ts';
import { useHash } from './parts/useHash.ts';
import { useOther } from './parts/useOther.ts';
import { keptOf, keptSeat } from './people/kept-seat.ts';
import { forTheOther, peopleOf } from './people/people.ts';
import { othersAt, seatsOf } from './seats.ts';

/** What a page hands to its island. */
export interface DealProps {
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
}

interface Props extends DealProps {
  readonly kit: GameKit;
  readonly dealing: Dealing;
  /** How one is chosen, where that has been loaded already; else it comes when the link turns out to name none. */
  readonly Chooser?: typeof DealChooser | undefined;
  /** Where a deal is the first of several rounds. */
  readonly Rounds?: RoundsOf;
  /** What the page itself has behind *More*, and what it has to say before its script runs. */
  readonly more?: ComponentChildren;
  readonly note?: ComponentChildren;
}

/**
 * Plays a numbered or random deal. The deal stands in the link; the line is kept in the browser. Without a deal in the link one
 * is chosen first.
 */
export function Deal({ kit: usual, dealing: offer, Chooser, positionPage, Rounds: ofGame, more, note }: Props) {
  const hash = useHash(dealKeys);
  const lastKey = `deal.${usual.id}.last`;
  const fragment = hash.value;
  const { deal, packed } = splitLine(fragment ?? '');
  const load = offer.other?.(optionsIn(deal)) ?? null;
  const other = useOther(load);
  const kit = other?.kit ?? usual;
  const dealing = other ? { ...offer, ...other.dealing } : offer;
  const Rounds = other ? other.Rounds : ofGame;
  const coming = load !== null && other === null;
  const dealt = fragment === null || coming ? null : parseDeal(deal, kit);
  const wrong = useEngineWords(dealt === null || dealt.ok ? null : dealt.error, kit, loadWrong);
  const last = useMemo(() => {
    const kept = fragment === null ? '' : (read(lastKey, asDealText) ?? '');
    // What has rooms of its own is only dealt there.
    if (offer.other?.(optionsIn(kept))) {
      const choice = readDeal(kept, usual);
      return choice?.ok ? choice.value : null;
    }
    const dealt = parseDeal(kept, usual);
    return dealt?.ok ? dealt.value.choice : null;
  }, [fragment]);

  const { [rulesKey]: rules = null, [seatsKey]: others = null } = useMemo(
    () => (fragment === '' ? optionsIn(location.hash) : {}),
    [fragment],
  );

  // The choice, with which the page was built, stood aside for the deal that its address names.
  useLayoutEffect(() => {
    if (fragment !== null) delete document.documentElement.dataset.opening;
  }, [fragment]);
  // Kept before it is seen: who leaves at once finds it too.
  useLayoutEffect(() => {
    // What is watched, or played with people, says nothing of the next game against the computer.
    if (dealt?.ok && packed === null && peopleOf(dealt.value.choice) === null) write(lastKey, formatDeal(dealt.value.choice));
  }, [fragment, coming]);

  if (coming) return <div hidden />;
  if (dealt === null || !dealt.ok) {
    const choosing: ComponentProps<typeof DealChooser> = {
      ...{ kit: usual, dealing: offer, last, rules, others, more, note },
      wrong: dealt === null ? null : wrong,
      deal(choice) {
        location.hash = formatDeal(choice);
      },
    };
    if (Chooser) return <Chooser {...choosing} />;
    // The address has not been read yet: this takes the place of the choice with which the page was built.
    return fragment === null ? <div hidden /> : <Later load={loadChooser} with={choosing} />;
  }
  const { start } = dealt.value;
  const people = peopleOf(dealt.value.choice);
  // Who plays against computers sits first.
  const choice = packed === null && people === null ? forTheOther(dealt.value.choice) : dealt.value.choice;
  const table = seatsOf(choice, kit, othersAt(start));
  // A link that has lost its moves is no new game where one of its deal is kept here.
  const cutOff = packed === null && people === 'friend' && keptOf(kit, choice) === null && keptSeat(kit, choice) !== undefined;
  if (people === 'friend' && (packed !== null || cutOff))
    return <Later key={fragment} load={loadArrived} with={{ kit, choice, start, packed, more }} />;
  if (packed !== null)
    return (
      <Later
        key={fragment}
        load={loadReplay}
        with={{
          kit,
          dealing,
          table,
          choice,
          start,
          packed,
          positionPage,
          more,
          ...(Rounds ? { Rounds } : {}),
        }}
      />
    );
  const name = formatDeal(choice);
  const common = { kit: { ...kit, ...dealing.against?.(table) }, dealing, positionPage, choice, more, table };
  const shown = (props: DealtProps, id: string) =>
    people === 'here' ? <Later key={id} load={loadOnScreen} with={props} /> : <DealtGame key={id} {...props} />;
  // A game by link is one deal: a match by links would be one of many.
  if (!Rounds || people === 'friend') return shown({ ...common, start }, name);
  return (
    <Rounds
      key={name}
      choice={choice}
      first={start}
      table={table}
      show={(round) => shown({ ...common, start: round.start, round }, name + round.id)}
    />
  );
}

const loadWrong = () => import('./wrong-deal.ts').then(({ wrongDeal }) => wrongDeal);
const loadChooser = () => import('./DealChooser.tsx').then(({ DealChooser }) => DealChooser);
const loadReplay = () => import('./end/Replay.tsx').then(({ Replay }) => Replay);
const loadOnScreen = () => import('./people/OnScreen.tsx').then(({ OnScreen }) => OnScreen);
const loadArrived = () => import('./people/Arrived.tsx').then(({ Arrived }) => Arrived);
