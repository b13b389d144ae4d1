import * as m from '../../paraglide/messages.js';
import type { GameWords, Ideas, WhyWords } from './kit.ts';
import { percent } from './percent.ts';
import { readerOf, type Session } from './session.ts';
import type { Spoiler, SpoilerWords } from './stage.ts';

/** A game's words for it; `why` null: they could not be fetched. */
interface SpoilerKit {
  readonly words: GameWords;
  readonly why: WhyWords | null;
  readonly ideas: Ideas | null;
  /** What the mistake has taken away, in the game's words; null where nothing is known. */
  readonly needed: string | null;
}

/** What spoils a line, in words; `session` holds it as far as it is shown, `why` are the game's own. */
export function spoilerWords({ words, why, ideas, needed }: SpoilerKit, session: Session, found: Spoiler): SpoilerWords {
  if (found.kind === 'nothing') {
    const obstacle = why?.obstacleWords?.(session.goal, session.now.value, Number(session.seat), session.start);
    const surely = m.play_spoilt_nothing_says();
    if (!obstacle) return { head: m.play_spoilt_nothing(), lines: needed === null ? [surely] : [needed, surely] };
    const lines = needed === null ? [obstacle.says] : [obstacle.says, needed];
    // What the goal itself calls lost was not tried any further.
    return { head: obstacle.head, lines: session.goalState.value === 'lost' ? lines : [...lines, surely] };
  }
  if (found.kind === 'told') return { head: found.words.head, lines: [found.words.says] };
  if (found.kind === 'chance') {
    return {
      head: m.play_spoilt_chance(),
      lines: [
        m.play_spoilt_chance_says({ now: percent(found.now), best: percent(found.best) }),
        ...[ideas?.comesToWords?.(found.action, session.start) ?? []].flat(),
      ],
    };
  }
  if (found.kind === 'reply') {
    const before = session.at(found.line.length - 1) ?? session.start;
    // What answers the mistake itself may not be there yet where the reader stands.
    const now = before.actions.includes(found.action);
    const told =
      (now && words.happenedWords?.(found.action, before, readerOf(session), 'all')) || words.actionWords(found.action, before);
    const { from } = found;
    if (from === undefined) return { head: m.play_spoilt_reply(), lines: [told, m.play_spoilt_reply_says()] };
    const on = found.line.slice(from, -1).map((action, i) => words.actionWords(action, session.at(from + i) ?? session.start));
    const actions = on.slice(0, 2).join(', ');
    return { head: m.play_spoilt_reply_then(), lines: [m.play_spoilt_reply_say({ actions, reply: told })] };
  }
  const end = session.at(found.line.length) ?? session.now.value;
  const furthest = why?.furthestWords?.(found.goal, end, Number(session.seat), session.start) ?? {
    head: m.play_spoilt_furthest(),
    says: '',
  };
  const surely = found.proved ? m.play_spoilt_furthest_proved() : m.play_spoilt_furthest_found();
  // What was lost says more than what is left.
  return { head: furthest.head, lines: [needed ?? furthest.says, surely].filter((line) => line !== '') };
}
