import * as m from '../../../paraglide/messages.js';
import type { Session } from '../session.ts';
import { CopyText } from './CopyText.tsx';

/** "Something is wrong here": a text with position and line, ready to send. Nothing is sent from this page. `secret`: the position has a
 * closed stock, and the address of the page names the deal. */
export function Report({ session, what, secret = false }: { session: Session; what: string; secret?: boolean }) {
  const position = secret ? m.play_report_secret() : session.start.position;
  const text = () =>
    [
      m.play_report_intro(),
      '',
      `${m.play_report_page()}: ${location.href}`,
      `${m.play_report_what()}: ${what}`,
      `${m.play_report_position()}: ${position}`,
      `${m.play_report_goal()}: ${session.goal}`,
      `${m.play_report_line()}: ${session.played.value.join(',') || '–'}`,
      `${m.play_report_browser()}: ${navigator.userAgent}`,
    ].join('\n');
  return (
    <details class="report">
      <summary>{m.play_report()}</summary>
      <p class="soft">{m.play_report_how()}</p>
      <pre class="report-text">
        {m.play_report_position()}: {position}
        {'\n'}
        {m.play_report_goal()}: {session.goal}
        {'\n'}
        {m.play_report_line()}: {session.played.value.join(',') || '–'}
      </pre>
      <CopyText label={m.play_report_copy()} text={text} className="button" />
    </details>
  );
}
