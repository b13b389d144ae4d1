import type { ComponentChildren } from 'preact';

interface Props {
  /** What finds it again in another draft. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly children: ComponentChildren;
  choose(value: string): void;
}

/** A choice that looks like words of a line. It shows what is so, also where that was not what was chosen. */
export function Picker({ id, name, value, choose, children }: Props) {
  return (
    <label class="picker">
      <span class="visually-hidden">{name}</span>
      <select
        data-picker={id}
        value={value}
        onChange={(event) => {
          choose(event.currentTarget.value);
          event.currentTarget.value = value;
        }}
      >
        {children}
      </select>
    </label>
  );
}
