import { effect, signal } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { loading } from '../../site/loading.ts';
import type { ObjectionSaid, ObjectionWords } from './kit.ts';
import { type Panel, type PanelButton, says } from './panel-parts.ts';
import type { Dealt } from './parts/useDealt.ts';
import './over-board.css';
import { lastDone, type Session } from './session.ts';

/** What can be objected to, as a deal's page shows it. */
export interface Objecting {
  /**
   * What is said of an objection, in place of anything else, and once it is over of an end that a friend has still to let stand (`unheard`);
   * null: nothing is. A signal is read.
   */
  panel(end: 'over' | 'unheard' | null): Panel | null;
  /** What the other player at this screen reads before they hand it over: why they were stopped. null: they were not. Signals are read. */
  toOther(): ObjectionSaid | null;
  /** Objects to what was done last; where there is nothing to object to, it says so. */
  object(): void;
  /** What can be done while the others play, and besides what the page says else, where people play: the word of whoever has one. Signals are read. */
  buttons(): readonly PanelButton[];
  word(): PanelButton | null;
  /** What is said of an end that somebody may still object to, the player of that number at this screen or the reader (null); and that it stands. */
  ending(player: number | null): Panel;
  stands(act: () => void): PanelButton;
  stop(): void;
}

/** Something that was done, and the position before it. */
interface Done {
  readonly action: string;
  readonly before: Play;
  /** How many actions there were before it. */
  readonly at: number;
}

/**
 * What was done last, to which somebody objects: the other one's to what the reader did too, where they share a screen (`shared`). null: it
 * was the reader's own, an objection has been said since, or nothing was done.
 */
export function objectedTo(own: Session, objection: string, shared = false): Done | null {
  const at = lastDone(own, own.cursor.peek());
  const [before, action] = [own.at(at), own.line.peek()[at]];
  if (!before || action === undefined || action === objection) return null;
  return shared || before.actor !== own.seat ? { action, before, at } : null;
}

/**
 * The line in which somebody objects to what was done there, where that is out of order: what it was taken to be let stand, and all that
 * came of it, has not been. null: there is nothing to object to.
 */
export function objectedLine(own: Session, { at }: Pick<Done, 'at'>, objection: string): readonly string[] | null {
  const after = own.at(at + 1);
  return after && after.silence !== null && after.actions.includes(objection)
    ? [...own.line.peek().slice(0, at + 1), objection]
    : null;
}

/** Whether the reader, who only sees it again, has acted since something was done: then they have let it stand. */
const hasGoneOn = ({ waiting, line, at, seat }: Session, done: Done): boolean =>
  waiting.peek() &&
  line.peek().some((action, i) => {
    const before = i > done.at ? at(i) : undefined;
    return before?.actor === seat && action !== before.silence;
  });

/**
 * Objections at a table for two at which the players keep an order of play. Against a computer player, called `opponent`, the reader's
 * word is over when it goes on. People have theirs until they act themselves: what was let stand for them was only supposed. Beside one
 * screen it is always the word of the one who did not act last.
 */
export function createObjecting(
  { practice: { own }, objections, paused, people, lastTurn, watch }: Dealt,
  opponent: string,
): Objecting | null {
  if (objections === null) return null;
  const words = signal<ObjectionWords | null>(null);
  /** What was answered to an objection, and after how many actions. */
  const answer = signal<(ObjectionSaid & { readonly at: number }) | null>(null);
  const loaded = loading(objections.said).then((came) => {
    words.value = came;
    return came;
  });
  /** What was said to the reader; at the end of a line that is played again too. */
  const said = () => {
    const before = own.at(own.cursor.value - 1);
    return before && own.line.value[own.cursor.value - 1] === objections.action && before.actor !== own.seat ? before : null;
  };
  paused.value = false;
  const stop = effect(() => {
    if (said() && own.waiting.value) paused.value = true;
  });
  const goOn: PanelButton = {
    id: 'pause',
    words: m.play_follow_go_on(),
    primary: true,
    counts: null,
    act() {
      answer.value = null;
      paused.value = false;
    },
  };
  /** To whom a whole turn was sent, to see it once more: what came before its last move can be objected to there. */
  const again = (): readonly PanelButton[] => {
    const from = lastTurn();
    const act = () => {
      answer.value = null;
      watch(from ?? 0);
    };
    return from === null ? [] : [{ id: 'finish', words: m.play_follow_again(), counts: null, act }];
  };
  const open = (): Done | null => objectedTo(own, objections.action, people === 'here');
  /** Whoever says it, named where two share the screen. */
  const by = (done: Done | null, words: string): string =>
    people === 'here' && done ? m.play_here_says({ player: 3 - Number(done.before.actor), words }) : words;
  const object = () => {
    const done = open();
    const now = own.now.peek();
    const inTime = done !== null && (people !== null || now.silence !== null) && !hasGoneOn(own, done);
    const line = inTime ? objectedLine(own, done, objections.action) : null;
    if (line) {
      paused.value = false;
      answer.value = null;
      own.load(line, line.length, own.undone.peek());
      return;
    }
    const at = own.cursor.peek();
    if (own.waiting.peek()) paused.value = true;
    void loaded.then((said) => {
      const { head, ...more } = said.wrong(done);
      answer.value = { head: by(done, head), ...more, at };
    });
  };
  const call = (words: string, primary: boolean): PanelButton => ({ id: 'stop', words, primary, counts: null, act: object });
  return {
    panel(end) {
      if (end === 'unheard' && own.now.value.outcome?.winner === own.seat)
        return says('met', m.play_end_won_if(), [m.play_deal_done({ count: own.own.value })]);
      if (end) return null;
      const at = own.cursor.value;
      const waiting = own.waiting.value;
      const before = said();
      const shown =
        answer.value?.at === at ? answer.value : before && waiting ? words.value?.theirs(before, opponent) : undefined;
      if (!shown) return null;
      const ways = waiting ? [goOn] : people === 'friend' && answer.value ? again() : [];
      return { ...says(shown.right ? 'unasked' : 'refused', shown.head, shown.lines, ways), rule: shown.rule };
    },
    toOther() {
      const before = own.at(own.cursor.value - 1);
      if (people !== 'here' || before?.actor !== own.seat || own.line.value[own.cursor.value - 1] !== objections.action)
        return null;
      return words.value?.theirs(before, m.play_here_title({ player: Number(own.seat) })) ?? null;
    },
    object,
    buttons: () => [
      call(objections.words(), true),
      {
        id: 'pause',
        words: paused.value ? m.play_follow_go_on() : m.play_pause(),
        counts: null,
        act() {
          paused.value = !paused.value;
        },
      },
    ],
    word() {
      const at = own.cursor.value;
      const done = people === null || at === 0 ? null : open();
      return done && call(by(done, objections.words()), false);
    },
    ending: (player) =>
      says('asks', player === null ? m.play_end_stands_yours() : m.play_end_stands_here({ player }), [
        m.play_end_stands_covered(),
      ]),
    stands: (act) => ({ id: 'end', words: m.play_end_stands(), counts: null, act }),
    stop,
  };
}
