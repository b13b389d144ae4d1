import type { ComponentChildren } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import { unbroken } from '../../../site/unbroken.ts';
import type { GameKit } from '../kit.ts';
import type { Session } from '../session.ts';
import { earlyWords, refusedHead, whyWords } from '../why-words.ts';
import { Icon } from './icons.tsx';

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

/** Why the newest try was refused, with the rule and a link to it, or who is still to act; null when nothing was refused. */
export function RefusalLine({ session, kit }: { session: Session; kit: GameKit }) {
  if (session.early.value) return <Statement tone="quiet" head={earlyWords(kit, session)} />;
  const refusal = session.refusal.value;
  if (!refusal) return null;
  const words = whyWords(kit);
  if (words === null) return <Statement tone="bad" head={refusedHead(refusal, session)} />;
  const { rule: id, from, to, piece = null, action } = refusal;
  const now = session.now.value;
  const rule = id === null ? null : words.ruleWords(id, now, from, to, action);
  return (
    <Statement
      tone="bad"
      head={m.play_not_legal({
        head: refusedHead(refusal, session),
        says: rule?.says ?? words.noTryWords?.(from, to, piece, now) ?? m.play_no_try(),
      })}
    >
      <p>
        {to !== null && `${m.play_nothing_moved()} `}
        {rule && (
          <a href={link(`/rules/${kit.chapter ?? kit.id}/#${id}`)}>
            {m.play_rule_link({ number: rule.number, name: rule.name })}
          </a>
        )}
      </p>
    </Statement>
  );
}
