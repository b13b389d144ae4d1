import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { ObjectionSaid, Objections, ObjectionWords } from '../kit.ts';
import { type Panel, type PanelButton, says } from '../panel-parts.ts';
import type { Practice } from '../practice.ts';
import type { Session } from '../session.ts';

/** What a reader can object to, as a game's page shows it. */
export interface Objecting {
  /** What is said of an objection, in place of anything else; null: nothing is. */
  readonly panel: Panel | null;
  /** Objects to what was done last; where there is nothing to object to, it says so. */
  object(): void;
  /** What can be done while the others play. */
  readonly buttons: readonly PanelButton[];
}

/** The least time in milliseconds that one has before the others go on, and how much more than elsewhere. */
const least = 700;
const more = 2;

/** How long the others wait where one may object to what they do, if elsewhere they wait for so long. */
export const slower = (delay: number): number => Math.max(least, more * delay);

/** What the other one did last, to which the reader objects too late or wrongly; null where it was the reader's own, or an objection has been said since. */
export function objectedTo(own: Session, objection: string): { readonly action: string; readonly before: Play } | null {
  const line = own.line.peek();
  let last = own.cursor.peek() - 1;
  // That somebody let it be is nothing done.
  while (last >= 0 && line[last] === own.at(last)?.silence) last -= 1;
  const [before, action] = [own.at(last), line[last]];
  return before && action !== undefined && action !== objection && before.actor !== own.seat ? { action, before } : null;
}

/**
 * Objections in a game against one computer player, called `opponent`. In: the game's, null where nobody may object; `paused`, by which the
 * other one waits: what was said to the reader is read first, and so is what there was to say to an objection.
 */
export function useObjections(
  { own }: Practice,
  objections: Objections | null,
  opponent: string,
  paused: Signal<boolean>,
): Objecting | null {
  const words = useSignal<ObjectionWords | null>(null);
  /** What was answered to an objection, and after how many actions. */
  const answer = useSignal<(ObjectionSaid & { readonly at: number }) | null>(null);
  useEffect(() => {
    if (objections)
      loading(objections.said).then((came) => {
        words.value = came;
      });
  }, [objections]);
  const at = own.cursor.value;
  const before = own.at(at - 1);
  // What was said to the reader; at the end of a line that is played again too.
  const said = objections !== null && own.line.value[at - 1] === objections.action && before?.actor !== own.seat;
  const waiting = own.waiting.value;
  useEffect(() => {
    if (said && waiting) paused.value = true;
  }, [said, at]);
  if (objections === null) return null;
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
  const object = () => {
    const now = own.now.peek();
    if (now.actor === own.seat && now.actions.includes(objections.action)) {
      paused.value = false;
      own.play(objections.action);
      return;
    }
    const done = objectedTo(own, objections.action);
    const asked = own.cursor.peek();
    if (own.waiting.peek()) paused.value = true;
    const say = (said: ObjectionWords) => {
      answer.value = { ...said.wrong(done), at: asked };
    };
    if (words.peek() !== null) say(words.peek() as ObjectionWords);
    else loading(objections.said).then(say);
  };
  const shown = answer.value?.at === at ? answer.value : said && waiting && before ? words.value?.theirs(before, opponent) : null;
  const panel = shown && { ...says('refused', shown.head, shown.lines, waiting ? [goOn] : []), rule: shown.rule };
  return {
    panel: panel ?? null,
    object,
    buttons: [
      { id: 'stop', words: objections.words(), primary: true, counts: null, act: object },
      {
        id: 'pause',
        words: paused.value ? m.play_follow_go_on() : m.play_pause(),
        counts: null,
        act() {
          paused.value = !paused.value;
        },
      },
    ],
  };
}
