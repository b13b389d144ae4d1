import * as m from '../../paraglide/messages.js';
import { doneWords, playedWords, recordWords } from './done.ts';
import type { GameKit } from './kit.ts';
import { type Panel, refusalOf, says } from './panel-parts.ts';
import type { Session } from './session.ts';
import type { Stage } from './stage.ts';
import { type VerdictGround, verdictPanel } from './verdict-panel.ts';

type Shown<K extends Stage['kind']> = Extract<Stage, { kind: K }>;

interface WithKit {
  readonly kit: GameKit;
}

/** What is said beside a board that only shows something, where it is touched; null: nothing was. */
const touched = (session: Session, ground: WithKit): Panel | null =>
  session.refusal.value ? says('unasked', m.play_panel_shown(), [m.play_panel_shown_back()]) : refusalOf(session, ground);

/** What is said beside a solution that plays: which it is, how far it has come, and its newest action. */
export const solutionPanel = (ground: WithKit, { session, head }: Shown<'solution'>): Panel =>
  touched(session, ground) ??
  says('unasked', head ?? m.play_solution_head(), [solutionWords(ground, session), m.play_panel_shown()]);

/** What spoils a line, once it is worked out. */
export function spoilerPanel(ground: WithKit, { session, spoiler, words }: Shown<'spoiler'>): Panel {
  const still = touched(session, ground);
  if (still) return still;
  const found = spoiler.value;
  if (found === null || words.value === null) return says('thinking', m.play_thinking(), [m.play_panel_spoiler_thinking()]);
  const { head, lines } = words.value;
  return says('lost', head, 'line' in found ? [...lines, m.play_panel_shown()] : lines);
}

/** Where the goal was given away: what was played there, and how it stands with what is tried instead. */
export function optionsPanel(ground: VerdictGround, { session, there, spoilt, verdicts }: Shown<'options'>): Panel {
  const refused = refusalOf(session, ground);
  if (refused) return refused;
  if (session.cursor.value > there.line.length) return verdictPanel(ground, verdicts.verdict.value, session, null);
  const played = playedWords(ground.kit, spoilt, there);
  const { chance } = ground;
  return chance
    ? says('unasked', chance.head(), [chance.list({ played })])
    : says('unasked', m.play_why_head(), [m.play_why_words({ played })]);
}

/** How far a solution has been played, in the reader's own actions, and its newest action. */
function solutionWords({ kit }: WithKit, session: Session): string {
  const { cursor, line, own } = session;
  const of = line.value.filter((_, i) => session.at(i)?.actor === session.seat).length;
  const action = line.value[cursor.value - 1];
  const before = session.at(cursor.value - 1);
  if (action === undefined || !before) return m.play_solution_begins({ count: of });
  const at = own.value;
  if (before.actor !== session.seat)
    return m.play_solution_others({ at, of, says: recordWords(kit, session, cursor.value - 1, 'all') });
  return m.play_solution_at({ at, of, action: doneWords(kit, action, before) });
}
