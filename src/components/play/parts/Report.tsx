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
      m.site_pair({ name: m.play_report_page(), value: location.href }),
      m.site_pair({ name: m.play_report_what(), value: what }),
      m.site_pair({ name: m.play_report_position(), value: position }),
      m.site_pair({ name: m.play_report_goal(), value: session.goal }),
      m.site_pair({ name: m.play_report_line(), value: session.played.value.join(',') || '–' }),
      m.site_pair({ name: m.play_report_browser(), value: navigator.userAgent }),
    ].join('\n');
  return (
    <details class="report">
      <summary>{m.play_report()}</summary>
      <p class="soft">{m.play_report_how()}</p>
      <pre class="report-text">
        {m.site_pair({ name: m.play_report_position(), value: position })}
        {'\n'}
        {m.site_pair({ name: m.play_report_goal(), value: session.goal })}
        {'\n'}
        {m.site_pair({ name: m.play_report_line(), value: session.played.value.join(',') || '–' })}
      </pre>
      <CopyText label={m.play_report_copy()} text={text} className="button" />
    </details>
  );
}
