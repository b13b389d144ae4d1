import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { homewardPanel } from './panel.ts';
import { type Panel, type PanelButton, says } from './panel-parts.ts';
import type { Practice } from './practice.ts';
import { readerOf } from './session.ts';

/** What a guided game says before a move (null: nothing), and its switch. */
export interface Guide {
  readonly remark: string | null;
  readonly button: PanelButton;
}

/** What is true of a deal besides its line. */
export interface DealFacts {
  /** What there is to do before the first action. */
  readonly begin: string;
  /** It is played with a friend by link. */
  readonly byLink?: boolean;
  /** Everything lies face up already. */
  readonly open?: boolean;
  /** What there is to do now, where it needs saying. */
  readonly next: string | null;
  /** A draw was agreed on here; the reader has ended the deal; it is proved that it cannot be won, and they want to know. */
  readonly agreed: boolean;
  /** It is proved that nobody can win any more. */
  readonly frozen?: boolean;
  readonly ended: boolean;
  /** It was a friend who gave up. */
  readonly byFriend?: boolean;
  /** Who gets what when the reader gives up, where that is told. */
  readonly givenUp?: string | null;
  /** People share this screen: how it ends is said of each by their place. */
  readonly shared?: boolean;
  /** What it counts is told beside it, in a table. */
  readonly scored: boolean;
  /** The reader was asked whether they mean to end it, or to leave it for a new one, after so many actions of their own: it stands until the next. */
  readonly asked: {
    readonly what: 'end' | 'new';
    readonly at: number;
    panel(what: 'end' | 'new', facts: DealFacts, how: typeof says): Panel;
  } | null;
  readonly hopeless: boolean;
  /** Nothing can be taken back. */
  readonly final?: boolean;
  /** *Give up* stands beside the board already. */
  readonly endAtHand?: boolean;
  /** What is said and can be done while a draw is on offer; `declined`: it need not be asked any more. */
  readonly offer: { readonly words: string; readonly buttons: readonly PanelButton[]; readonly declined: boolean } | null;
  /** While the others act: that a touch of the board finishes their turn, or that they wait, and what else can be done. */
  readonly follow: { readonly words: string; readonly buttons: readonly PanelButton[] } | null;
  /** In a guided game. */
  readonly guide?: Guide | null;
  end(): void;
  dealNew(): void;
  keep(): void;
}

/** Whether the reader has won: alone, or as the player whose part they play. */
export const isWon = ({ outcome }: Play, seat: Play['actor']): boolean => outcome?.result === 'won' || outcome?.winner === seat;

/** What a deal says beside its board. A try that was refused is told by `panelOf` as everywhere. */
export function dealPanel(practice: Practice, facts: DealFacts): Panel {
  const { own, kit } = practice;
  const now = own.now.value;
  const count = own.own.value;
  const undone = own.undone.value;
  const { hints } = practice.state.value;
  const asked = hints > 0 ? [m.play_deal_hints({ count: hints })] : [];
  if (now.outcome !== null)
    return facts.shared
      ? says(now.outcome.winner ? 'met' : 'lost', kit.words.outcomeWords(now, 0, facts.scored) ?? '', asked)
      : says(isWon(now, own.seat) ? 'met' : 'lost', kit.words.outcomeWords(now, readerOf(own), facts.scored) ?? '', [
          undone > 0 ? m.play_deal_done_undone({ count, undone }) : m.play_deal_done({ count }),
          ...asked,
        ]);
  if (facts.frozen) return says('unasked', m.play_draw_frozen(), [m.play_draw_frozen_why()]);
  if (facts.agreed) return says('unasked', m.play_draw_agreed(), [m.play_deal_on({ count })]);
  if (facts.byFriend) return says('met', m.play_friend_gave_up());
  if (facts.ended) return says('unasked', m.play_deal_ended(), facts.givenUp ? [facts.givenUp] : []);
  if (facts.asked?.at === count) return facts.asked.panel(facts.asked.what, facts, says);
  const hint = practice.hintPanel.value;
  if (hint) return hint;
  if (practice.homeward.value) return homewardPanel(practice);
  if (facts.offer) {
    const { declined, words, buttons } = facts.offer;
    return says(declined ? 'turn' : 'asks', m.play_draw_offer_head(), [words], buttons);
  }
  if (facts.hopeless)
    return says(
      'lost',
      m.play_deal_hopeless(),
      [facts.final ? m.play_deal_hopeless_final() : m.play_deal_hopeless_more()],
      facts.endAtHand ? [] : [{ id: 'end', words: m.play_deal_end(), primary: true, counts: null, act: facts.end }],
    );
  const waiting = own.waiting.value;
  const usual = kit.alone ? undefined : waiting ? m.play_others_turn() : m.play_your_turn();
  const [turn = usual, ...rest] = kit.words.turnWords?.(now, waiting) ?? [];
  const ask = kit.words.askWords?.(now) ?? null;
  const played = count > 0 ? [m.play_deal_on({ count })] : [];
  // Told while it is news: the count of a whole game is for its end.
  const back = undone > 0 && own.cursor.value < own.line.value.length;
  const more = [...(back ? [m.play_deal_undone({ count: undone })] : []), ...asked];
  if (waiting) {
    const { words = '', buttons = [] } = facts.follow ?? {};
    return says('thinking', turn ?? m.play_others_turn(), [...(words === '' ? [] : [words]), ...more], buttons);
  }
  const { remark = null, button } = facts.guide ?? {};
  const buttons = button ? [button] : [];
  if (ask !== null) return says('turn', ask, [...played, ...more], buttons);
  const head = facts.next ?? turn;
  // A remark is what matters now: how much has been played is told elsewhere.
  if (remark !== null) return says('turn', head ?? m.play_deal_on({ count }), [...rest, remark], buttons);
  if (own.cursor.value === 0)
    return turn === undefined || head === undefined
      ? says('turn', facts.begin, [], buttons)
      : says('turn', head, [...rest, facts.begin, ...(facts.byLink ? [m.play_friend_how()] : [])], buttons);
  return head === undefined
    ? says('turn', m.play_deal_on({ count }), more, buttons)
    : says('turn', head, [...rest, ...played, ...more], buttons);
}
