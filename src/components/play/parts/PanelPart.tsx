import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import { unbroken } from '../../../site/unbroken.ts';
import type { GameKit } from '../kit.ts';
import { type Panel, type PanelButton, placeOfNews, type Sign } from '../panel-parts.ts';
import { Icon, type IconName } from './icons.tsx';
import type { Frame } from './useFrame.ts';

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
  turn: { tone: 'is-turn', icon: 'turn' },
  asks: { tone: 'is-turn', icon: 'unsure' },
};

interface Props {
  readonly panel: Panel;
  readonly kit: GameKit;
  readonly frame: Frame;
  /** What the others have done, and what else is told here, where there is no other room for it. */
  readonly news?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Room for so many buttons beside the words of a strip. */
const inStrip = 2;

/** How far what is below the words is pushed out of the window: beside a board they grow upward, into what is free. */
function pushedOut(words: HTMLElement): number {
  const screen = words.closest('.screen');
  const tail = screen?.querySelector('.screen-tail');
  return screen && tail ? tail.getBoundingClientRect().bottom - screen.getBoundingClientRect().bottom : 0;
}

/** Leaves nothing out. */
function whole({ style, dataset }: HTMLElement): void {
  style.maxHeight = '';
  delete dataset.brief;
  delete dataset.tight;
}

/**
 * Leaves out what has no room: what can be spared (`data-tight`), which is not missed; of the news all but their number and the newest (`data-brief`), then all news that
 * come last (`data-brief="all"`), so that none breaks off, then whole lines, so that none is cut through. True where something is left out.
 */
function leavesOut(words: HTMLElement): boolean {
  const over = () => words.scrollHeight > words.clientHeight + 3 || pushedOut(words) > 0;
  whole(words);
  if (!over()) return false;
  words.dataset.tight = '';
  if (!over()) return false;
  for (const brief of ['', 'all']) {
    words.dataset.brief = brief;
    if (!over()) return true;
  }
  const range = document.createRange();
  range.selectNodeContents(words);
  const { top, bottom: end } = words.getBoundingClientRect();
  const bottom = end - Math.max(0, pushedOut(words));
  const feet = [...range.getClientRects()].map((line) => line.bottom).filter((foot) => foot < bottom + 3);
  words.style.maxHeight = `${Math.min(bottom, Math.max(...feet)) - top}px`;
  return true;
}

/**
 * The one place for every answer: sign, head, at most two sentences, and what can be done about it. Beside a board it grows into
 * the free panel, elsewhere never: what does not fit ends in *more*, which opens upward.
 */
export function PanelPart({ panel, kit, frame, news, children }: Props) {
  const { tone, icon } = looks[panel.sign];
  const { rule } = panel;
  const words = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  const offered = panel.buttons.filter(({ asUndo }) => frame === 'beside' || !asUndo);
  const tooMany = frame !== 'beside' && (offered.length > inStrip || offered.some(({ id }) => id === 'guide'));
  const key = `${frame} ${panel.sign} ${panel.head} ${panel.lines.join(' ')}`;
  useLayoutEffect(() => setOpen(false), [key]);
  useLayoutEffect(() => {
    const node = words.current as HTMLElement;
    const left = leavesOut(node);
    if (open) whole(node);
    setCut(open || left);
  });
  const where = frame === 'beside' ? 'last' : placeOfNews(panel.sign);
  // The bar has the next hint too, the switch for tips is behind *more*, and the words need the room.
  const buttons = offered.filter(({ id }, i) => open || frame === 'beside' || (id !== 'hint' && id !== 'guide' && i < inStrip));
  return (
    <div class={`verdict-box${open ? ' is-opened' : ''}${buttons.length > 0 ? ' has-buttons' : ''}`}>
      <div class="news">
        <div class={`verdict ${tone}`} data-sign={panel.sign}>
          <Icon name={icon} size={24} />
          <div class="verdict-words" ref={words} data-more={(tooMany && !open) || undefined}>
            {where === 'first' && news}
            {/* What else stands here is told elsewhere to those who hear the page: `Heard`. */}
            {/* Heard whole and once: what is said takes the place of what was said in one piece. */}
            <div class="verdict-told" role="status" aria-atomic="true">
              <div key={key} class="verdict-told">
                <p class="verdict-head">
                  <strong class={/\w$/.test(panel.head) ? 'is-bare' : undefined}>{unbroken(panel.head)}</strong>{' '}
                </p>
                {panel.lines.map((line) => (
                  <p key={line} class={line === panel.asks ? 'is-asked' : undefined}>
                    {unbroken(line)}{' '}
                  </p>
                ))}
                {panel.spare && <p class="spare">{panel.spare} </p>}
                {rule && (
                  <p>
                    <a href={link(`/rules/${kit.chapter ?? kit.id}/#${rule.id}`)}>
                      {m.play_rule_link({ number: rule.number, name: rule.name })}
                    </a>
                  </p>
                )}
              </div>
            </div>
            {where === 'last' && news}
            {children}
          </div>
        </div>
      </div>
      {(cut || tooMany) && (
        <button type="button" class="verdict-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? m.play_verdict_less() : m.play_verdict_more()}
        </button>
      )}
      {buttons.length > 0 && (
        <div class="verdict-buttons">
          {buttons.map((button) => (
            <CountedButton key={button.id} {...button} brief={frame !== 'beside' && !open} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A button that says what it counts as before it is used. */
function CountedButton({ words, short, primary, counts, act, brief }: PanelButton & { brief: boolean }) {
  const id = useId();
  return (
    <button
      type="button"
      class={primary ? 'button primary' : 'button'}
      aria-describedby={counts === null ? undefined : id}
      onClick={act}
    >
      <span>{brief ? (short ?? words) : words}</span>
      {counts !== null && (
        <small class="counts" id={id} aria-hidden="true">
          {counts}
        </small>
      )}
    </button>
  );
}
