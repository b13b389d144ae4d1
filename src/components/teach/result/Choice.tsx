interface Props<T extends string> {
  /** What is chosen, for who does not see it. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  choose(value: T): void;
}

/** One of some ways to see the table. */
export const Choice = <T extends string>({ label, value, options, choose }: Props<T>) => (
  <label>
    <span class="visually-hidden">{label}</span>
    <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
