import { useId } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { url } from '../../../site/url.ts';
import type { GameKit } from '../kit.ts';
import type { Panel, PanelButton, Sign } from '../panel.ts';
import { Icon, type IconName } from './icons.tsx';
import { Done } from './VerdictLine.tsx';

const looks: Readonly<Record<Sign, { readonly tone: string; readonly icon: IconName }>> = {
  winnable: { tone: 'is-open', icon: 'yes' },
  met: { tone: 'is-open', icon: 'yes' },
  clean: { tone: 'is-open', icon: 'clean' },
  lost: { tone: 'is-lost', icon: 'broken' },
  refused: { tone: 'is-lost', icon: 'no' },
  hint: { tone: 'is-unknown', icon: 'hint' },
  unknown: { tone: 'is-unknown', icon: 'unsure' },
  thinking: { tone: 'is-quiet is-thinking', icon: 'open' },
  unasked: { tone: 'is-quiet', icon: 'open' },
};

/** The one place for every answer: sign, head, at most two sentences, and what can be done about it. */
export function PanelPart({ panel, kit, done }: { panel: Panel; kit: GameKit; done: string }) {
  const { tone, icon } = looks[panel.sign];
  const { rule } = panel;
  return (
    <>
      <div class="news" role="status">
        {panel.sign !== 'refused' && panel.sign !== 'thinking' && <Done words={done} />}
        <div class={`verdict ${tone}`} data-sign={panel.sign}>
          <Icon name={icon} size={24} />
          <p class="verdict-head">
            <strong>{unbroken(panel.head)}</strong>
          </p>
          {panel.lines.map((line) => (
            <p key={line}>{unbroken(line)}</p>
          ))}
          {rule && (
            <p>
              <a href={url(`/rules/${kit.id}/#${rule.id}`)}>{m.play_rule_link({ number: rule.number, name: rule.name })}</a>
            </p>
          )}
        </div>
      </div>
      {panel.buttons.length > 0 && (
        <div class="buttons">
          {panel.buttons.map((button) => (
            <CountedButton key={button.id} {...button} />
          ))}
        </div>
      )}
    </>
  );
}

/** A button that says what it counts as before it is used. */
function CountedButton({ words, primary, counts, act }: PanelButton) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        class={primary ? 'button primary' : 'button'}
        aria-describedby={counts === null ? undefined : id}
        onClick={act}
      >
        {words}
      </button>
      {counts !== null && (
        <span class="counts" id={id}>
          {counts}
        </span>
      )}
    </>
  );
}
