import { useSignal } from '@preact/signals';
import * as m from '../../paraglide/messages.js';
import { formatLink } from '../links/links.ts';
import { wantReview } from './review/wanted.ts';

/** Moves as somebody pastes them: parted by commas, spaces or lines. */
const lineOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((move) => move !== '');

interface Props {
  /** Holds the fragment that the form has made last, with its #. The same object each time: a form drawn anew would lose what was typed before it woke. */
  readonly typed: { current: string };
}

/** Makes a link from a position, moves, a goal and a text, and opens it, or reviews the moves; errors are told by the page that it opens. */
export function PositionForm({ typed }: Props) {
  const position = useSignal('');
  const line = useSignal('');
  const goal = useSignal('');
  const text = useSignal('');
  const open = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    // What was typed before the page was awake is in the fields alone.
    for (const [id, , value] of fields) {
      const field = event.currentTarget.elements.namedItem(`position-${id}`);
      if (field instanceof HTMLInputElement) value.value = field.value;
    }
    const trimmed = position.value.trim();
    if (trimmed === '') return;
    const moves = lineOf(line.value);
    if (event.submitter?.dataset.review !== undefined) {
      const field = event.currentTarget.elements.namedItem('position-line');
      if (moves.length === 0) return field instanceof HTMLInputElement ? field.focus() : undefined;
      wantReview();
    }
    const fragment = formatLink({
      position: trimmed,
      ...(moves.length > 0 ? { line: moves } : {}),
      ...(goal.value.trim() ? { goal: goal.value.trim() } : {}),
      ...(text.value.trim() ? { text: text.value.trim() } : {}),
    });
    location.hash = fragment;
    typed.current = location.hash;
  };
  const fields = [
    ['position', m.play_form_position(), position, 'sixteen:8/73.6.-/00/-/5412'],
    ['line', m.play_form_line(), line, 'draw,p2'],
    ['goal', m.play_form_goal(), goal, 'win'],
    ['text', m.play_form_text(), text, ''],
  ] as const;
  return (
    <form class="position-form" onSubmit={open}>
      {fields.map(([id, label, value, example]) => (
        <p class="field" key={id}>
          <label for={`position-${id}`}>{label}</label>
          <input
            id={`position-${id}`}
            type="text"
            value={value.value}
            placeholder={example}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={id === 'text'}
            required={id === 'position'}
            onInput={(event) => {
              value.value = event.currentTarget.value;
            }}
          />
        </p>
      ))}
      <p class="buttons">
        <button type="submit" class="button primary">
          {m.play_form_open()}
        </button>
        <button type="submit" class="button" data-review>
          {m.play_form_review()}
        </button>
      </p>
    </form>
  );
}
