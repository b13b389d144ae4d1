import type { ComponentChildren } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { url } from '../../../site/url.ts';
import type { GameKit } from '../kit.ts';
import type { Practice } from '../practice.ts';
import type { Session } from '../session.ts';
import type { Verdict } from '../verdicts.ts';
import { Icon } from './icons.tsx';
import { doneWords, useDone } from './useDone.ts';

export type Tone = 'good' | 'bad' | 'unsure' | 'quiet';

const classes: Record<Tone, string> = { good: 'is-open', bad: 'is-lost', unsure: 'is-unknown', quiet: 'is-quiet' };

/** The sentence next to the board, and what follows from it. */
export function Statement({ tone, head, children }: { tone: Tone; head: string; children?: ComponentChildren }) {
  return (
    <div class={`verdict ${classes[tone]}`}>
      {tone !== 'quiet' && <Icon name={tone === 'good' ? 'yes' : tone === 'bad' ? 'no' : 'unsure'} size={24} />}
      <p class={tone === 'good' ? 'verdict-text' : 'verdict-head'}>
        <strong>{unbroken(head)}</strong>
      </p>
      {children}
    </div>
  );
}

/** Why the newest try was refused, with the rule and a link to it; null when nothing was refused. */
export function RefusalLine({ session, kit }: { session: Session; kit: GameKit }) {
  const refusal = session.refusal.value;
  if (!refusal) return null;
  const rule = kit.words.ruleWords(refusal.rule, session.now.value, refusal.from, refusal.to, refusal.action);
  return (
    <Statement tone="bad" head={m.play_not_legal({ says: rule.says })}>
      <p>
        {m.play_nothing_moved()}{' '}
        <a href={url(`/rules/${kit.id}/#${refusal.rule}`)}>{m.play_rule_link({ number: rule.number, name: rule.name })}</a>
      </p>
    </Statement>
  );
}

/** Why no verdict may be found where a session stands. */
export const whyUnknown = ({ words }: GameKit, session: Session): string | null =>
  words.unknownWords?.(session.now.value) ?? null;

/** The verdict in words: met, still winnable, no longer winnable, not known, or being worked out. */
export function VerdictWords({
  verdict,
  session,
  opening,
  why = null,
}: {
  verdict: Verdict;
  session: Session;
  opening: string;
  /** What the game has to say where nothing is known. */
  why?: string | null;
}) {
  const count = session.cursor.value;
  switch (verdict.kind) {
    case 'met':
      return <Statement tone="good" head={m.play_met({ count: session.own.value })} />;
    case 'winnable':
      return count === 0 ? (
        <Statement tone="good" head={m.play_winnable_start()}>
          <p>{opening}</p>
        </Statement>
      ) : (
        <Statement tone="good" head={m.play_winnable()}>
          <p>{m.play_winnable_count({ count, more: verdict.line.length - count })}</p>
        </Statement>
      );
    case 'refuted':
      return (
        <Statement tone="bad" head={m.play_refuted()}>
          <p>{count - verdict.lastGood === 1 ? m.play_refuted_now() : m.play_refuted_ago({ count: count - verdict.lastGood })}</p>
        </Statement>
      );
    case 'hopeless':
      return (
        <Statement tone="bad" head={m.play_hopeless()}>
          <p>{m.play_hopeless_more()}</p>
        </Statement>
      );
    case 'unknown':
      return (
        <Statement tone="unsure" head={m.play_unknown()}>
          <p>{m.play_unknown_more({ reason: verdict.reason })}</p>
          {why && <p>{unbroken(why)}</p>}
        </Statement>
      );
    case 'thinking':
      return (
        <div class="is-thinking">
          <Statement tone="quiet" head={m.play_thinking()} />
        </div>
      );
    case 'unasked':
      return opening ? <Statement tone="quiet" head={opening} /> : null;
  }
}

/** What has just been done, for those who hear the page. */
export const Done = ({ words }: { words: string }) => (words ? <p class="visually-hidden">{words} </p> : null);

/** How far a solution has been played, and its newest action. */
function solutionWords(session: Session, kit: GameKit): string {
  const [at, of] = [session.cursor.value, session.line.value.length];
  const action = session.line.value[at - 1];
  const before = session.at(at - 1);
  if (action === undefined || !before) return m.play_solution_begins({ count: of });
  return unbroken(m.play_solution_at({ at, of, action: doneWords(kit, action, before) }));
}

/** Refusal or verdict, whichever is news, in one live region. */
export function VerdictLine({ practice, opening = '' }: { practice: Practice; opening?: string }) {
  const stage = practice.stage.value;
  const session = practice.shown.value;
  const verdict = stage.kind === 'why' ? stage.verdicts.verdict.value : practice.verdict.value;
  const refused = session.refusal.value !== null;
  const done = useDone(session, practice.kit);
  return (
    <div class="news" role="status">
      {!refused && stage.kind !== 'solution' && verdict.kind !== 'thinking' && <Done words={done} />}
      {refused ? (
        <RefusalLine session={session} kit={practice.kit} />
      ) : stage.kind === 'solution' ? (
        <Statement tone="quiet" head={m.play_solution_head()}>
          <p>{solutionWords(session, practice.kit)}</p>
        </Statement>
      ) : (
        <VerdictWords verdict={verdict} session={session} opening={opening} why={whyUnknown(practice.kit, session)} />
      )}
    </div>
  );
}
