import type { ComponentChildren, VNode } from 'preact';
import { unbroken } from '../../../site/unbroken.ts';
import type { Dealing } from '../deals.ts';

/** A word of the sentence that can be exchanged for another: a list to choose from, under its present word. */
export function Pick({
  name,
  legend,
  at,
  items,
  onPick,
}: {
  name: string;
  legend: string;
  at: number;
  items: readonly { readonly name: string; readonly word: string; readonly off?: boolean }[];
  onPick(at: number): void;
}) {
  return (
    <label class="pick">
      <span aria-hidden="true">{unbroken(items[at]?.word ?? '')}</span>
      <select name={name} aria-label={legend} value={at} onChange={(event) => onPick(event.currentTarget.selectedIndex)}>
        {items.map((item, i) => (
          <option key={item.name} value={i} selected={i === at} disabled={item.off} hidden={item.off}>
            {item.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The sentence with its words set in, in the order of the reader's language. */
export function filled(
  sentence: Dealing['sentence'],
  words: readonly { readonly id: string; readonly pick: VNode }[],
): ComponentChildren {
  const sign = '\u0000';
  const text = sentence(Object.fromEntries(words.map(({ id }) => [id, `${sign}${id}${sign}`])));
  return text.split(sign).map((part, i) => (i % 2 === 0 ? unbroken(part) : words.find(({ id }) => id === part)?.pick));
}
