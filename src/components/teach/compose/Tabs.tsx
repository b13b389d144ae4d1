import * as m from '../../../paraglide/messages.js';

/** What the panel shows. */
export type Panel = 'position' | 'words' | 'share';

const names: Readonly<Record<Panel, () => string>> = {
  position: m.teach_compose_tab_position,
  words: m.teach_compose_tab_words,
  share: m.teach_compose_tab_share,
};

interface Props {
  readonly panel: Panel;
  /** Whether there is anything to share. */
  readonly shareable: boolean;
  choose(panel: Panel): void;
}

/** On a phone: which of three panels stands under the board. */
export function Tabs({ panel, shareable, choose }: Props) {
  return (
    <nav class="compose-tabs" aria-label={m.teach_compose_tabs()}>
      {(Object.keys(names) as Panel[]).map((id) => (
        <button
          key={id}
          type="button"
          class="button"
          aria-pressed={panel === id}
          disabled={id === 'share' && !shareable}
          onClick={() => choose(id)}
        >
          {names[id]()}
        </button>
      ))}
    </nav>
  );
}
