import * as m from '../../../paraglide/messages.js';
import { formatDeal, type Onward } from '../deals.ts';
import { doersOf } from '../doers.ts';
import type { Dealt, DealtProps } from '../parts/useDealt.ts';
import { forFriend } from '../people/elsewhere.ts';
import { isPersons } from '../seats.ts';
import { readerOf } from '../session.ts';
import { GameEnd } from './GameEnd.tsx';

interface Props extends Pick<DealtProps, 'kit' | 'choice' | 'table'> {
  readonly round: DealtProps['round'] | undefined;
  readonly dealt: Dealt;
  /** The other player by name, where there is one. */
  readonly against: string | null | undefined;
  /** What comes next, as the bar has it. */
  readonly onward: Onward;
  /** Addresses: of the game as it stands, for whoever has the next turn or to be watched; the fragment under which it is reviewed. */
  gameLink(): Promise<string>;
  reviewAt(): Promise<string>;
}

/** How a deal has ended, over its board. */
export function DealtEnd({ kit, choice, table, round, dealt, against, onward, gameLink, reviewAt }: Props) {
  const { practice, people, result, outcome, drawn, agreed, ended, byFriend, givenUp, unheard, restart } = dealt;
  const { own } = practice;
  const now = own.now.value;
  // Who shares a screen is called by their place.
  const reader = people === 'here' ? 0 : readerOf(own);
  const how =
    unheard && result === 'won'
      ? m.play_end_won_if()
      : now.outcome !== null
        ? (kit.words.outcomeWords(now, reader, round !== undefined) ?? '')
        : drawn
          ? `${m.play_draw_frozen()} ${m.play_draw_frozen_why()}`
          : agreed
            ? m.play_draw_agreed()
            : byFriend
              ? m.play_friend_gave_up()
              : [m.play_end_given_up(), ...(givenUp?.says ? [givenUp.says] : [])].join(' ');
  const matchOver = (outcome && round?.over(outcome)) ?? null;
  const gaveUp = now.outcome === null && ended !== null && !byFriend;
  /** Whoever of the people at the table acted last has the others to tell. */
  const lastPerson = doersOf(own.played.value, own.at).findLast((actor) => isPersons(table, actor));
  const goesOn = round !== undefined && outcome !== null && round.goesOn(outcome);
  return (
    <GameEnd
      practice={practice}
      reader={reader}
      choice={choice}
      result={result ?? 'lost'}
      round={round?.id}
      says={matchOver === null ? how : `${matchOver} ${how}`}
      opponent={against ? { name: against, id: choice.player ?? kit.opponents?.usual ?? '' } : null}
      sheet={round?.sheet(outcome)}
      next={goesOn ? onward : null}
      again={people ? null : round && outcome ? round.anew(outcome, restart) : restart}
      // After a match it is the same step as beside the board.
      deal={round && outcome && !goesOn ? onward : { words: m.play_deal_new(), act: dealt.dealNew }}
      untold={
        people !== 'friend'
          ? null
          : gaveUp
            ? m.play_friend_untold()
            : now.outcome !== null && lastPerson === own.seat
              ? m.play_end_untold()
              : null
      }
      dealLink={people === 'friend' ? null : () => new URL(`#${formatDeal(forFriend(choice))}`, location.href).href}
      gameLink={gameLink}
      // It shows every card, and what was out of order.
      reviewAt={unheard ? null : reviewAt}
      heard={unheard ? dealt.agree : null}
    />
  );
}
