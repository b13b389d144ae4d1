import { useSignal } from '@preact/signals';
import * as m from '../../paraglide/messages.js';
import { type DealChoice, type Dealing, formatDeal, randomNumber } from './deals.ts';

/** Chooses the next deal: set, runs, open or closed urn, a number or a random one. It opens by its link. */
export function DealForm({ dealing, current, onDealt }: { dealing: Dealing; current: DealChoice; onDealt: () => void }) {
  const sameSet = dealing.sets.findIndex((set) =>
    Object.entries(set.options).every(([key, value]) => current.options[key] === value),
  );
  const set = useSignal(Math.max(0, sameSet));
  const variant = useSignal(current.options.rules ? 1 : 0);
  const open = useSignal(current.open);
  const number = useSignal('');
  const deal = (event: Event) => {
    event.preventDefault();
    const base = dealing.sets[set.value]?.options ?? {};
    location.hash = formatDeal({
      number: number.value === '' ? randomNumber() : Number(number.value),
      options: dealing.variants[variant.value]?.options(base) ?? base,
      open: open.value,
    });
    onDealt();
  };
  const choices = [
    { name: 'set', legend: m.play_deal_set(), items: dealing.sets, value: set },
    { name: 'runs', legend: m.play_deal_runs(), items: dealing.variants, value: variant },
  ];
  return (
    <form class="deal-form" onSubmit={deal}>
      {choices.map(({ name, legend, items, value }) => (
        <fieldset key={name}>
          <legend>{legend}</legend>
          {items.map((item, i) => (
            <label class="choice" key={item.id}>
              <input
                type="radio"
                name={name}
                checked={value.value === i}
                onChange={() => {
                  value.value = i;
                }}
              />
              <span>{item.name()}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <fieldset>
        <legend>{m.play_deal_urn()}</legend>
        {[false, true].map((isOpen) => (
          <label class="choice" key={String(isOpen)}>
            <input
              type="radio"
              name="open"
              checked={open.value === isOpen}
              onChange={() => {
                open.value = isOpen;
              }}
            />
            <span>{isOpen ? m.play_deal_open() : m.play_deal_closed()}</span>
          </label>
        ))}
      </fieldset>
      <p class="field">
        <label for="deal-number">{m.play_deal_number()}</label>
        <input
          id="deal-number"
          type="text"
          inputMode="numeric"
          pattern="\d{1,9}"
          placeholder={m.play_deal_random()}
          value={number.value}
          onInput={(event) => {
            number.value = event.currentTarget.value.trim();
          }}
        />
      </p>
      <button type="submit" class="button primary">
        {m.play_deal_deal()}
      </button>
    </form>
  );
}
