import * as m from '../../../paraglide/messages.js';
import { dealPanel } from '../deal-panel.ts';
import type { Objecting } from '../objecting.ts';
import { type Panel, type PanelButton, refusalOf, says } from '../panel-parts.ts';
import { lastDone } from '../session.ts';
import type { Dealt, DealtProps } from './useDealt.ts';
import { useDrawOffer } from './useDrawOffer.ts';
import { useRemarks } from './useRemarks.ts';

/** What is said while the board is covered (whose turn it is, and nothing of the cards), or a friend is waited for. */
const hiddenPanel = (hidden: boolean, player: number, sent: boolean) =>
  hidden ? says('turn', m.play_cover_head({ player })) : sent ? says('thinking', m.play_friend_waits()) : null;

/**
 * What a deal says beside its board, and what can be done about it. In: the deal and how it stands; what is said of objections; whether the
 * board is covered; whether there is room beside it.
 */
export function useDealPanel(
  dealt: Dealt,
  { kit, dealing, choice, round }: DealtProps,
  objecting: Objecting | null,
  hidden: boolean,
  wide: boolean,
): Panel {
  const { practice, people, seat, objections, tell, asking, paused, passed, ending, over } = dealt;
  const { own } = practice;
  const verdict = practice.verdict.value;
  const offer = useDrawOffer(own, over || people ? undefined : dealing.drawOffer, dealt.agree);
  const guide = useRemarks(own, kit, choice.guided === true);
  const pause = () => {
    paused.value = !paused.value;
  };
  const whileOthersPlay = (): readonly PanelButton[] => [
    { id: 'finish', words: m.play_follow_finish(), counts: null, act: dealt.finish },
    { id: 'pause', words: paused.value ? m.play_follow_go_on() : m.play_pause(), counts: null, act: pause },
  ];
  // Whether the reader means to end it is asked before all else.
  const said = asking ? null : (objecting?.panel(dealt.unheard ? 'unheard' : over ? 'over' : null) ?? null);
  const panel =
    hiddenPanel(hidden, seat, people === 'friend' && passed && !over && !asking) ??
    said ??
    (ending
      ? // Before what knows of objections has come, nothing is told of the end.
        (objecting?.ending(people === 'here' ? 3 - Number(own.at(lastDone(own, own.cursor.value))?.actor) : null) ??
        says('thinking', ''))
      : null) ??
    refusalOf(own, practice) ??
    dealPanel(practice, {
      begin: choice.final ? `${dealing.begin()} ${m.play_deal_final()}` : dealing.begin(),
      final: choice.final === true,
      byLink: people === 'friend',
      open: choice.open,
      shared: people === 'here',
      next: dealing.next?.(own.now.value) ?? null,
      agreed: dealt.agreed,
      frozen: dealt.drawn,
      ended: dealt.ended !== null,
      byFriend: dealt.byFriend,
      givenUp: dealt.givenUp?.says ?? null,
      guide,
      scored: round !== undefined,
      asked: dealt.asked.value,
      hopeless: tell.value !== 'never' && (verdict.kind === 'refuted' || verdict.kind === 'hopeless'),
      endAtHand: wide,
      offer,
      follow:
        !own.waiting.value || passed
          ? null
          : {
              words: paused.value ? m.play_follow_paused() : (objections?.waitWords() ?? m.play_follow_tap()),
              buttons: objections ? (objecting?.buttons() ?? []) : wide ? whileOthersPlay() : [],
            },
      end: dealt.giveUp,
      dealNew: dealt.dealNew,
      keep: dealt.resume,
    });
  const word = hidden || over || asking || panel === said || own.waiting.value ? null : (objecting?.word() ?? null);
  const more = [...(word ? [word] : []), ...(ending && !hidden && objecting ? [objecting.stands(dealt.agree)] : [])];
  return more.length > 0 ? { ...panel, buttons: [...more, ...panel.buttons] } : panel;
}
