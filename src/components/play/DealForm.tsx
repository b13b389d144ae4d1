import { useSignal } from '@preact/signals';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../../site/unbroken.ts';
import { type DealChoice, type Dealing, formatDeal, randomNumber } from './deals.ts';
import type { GameKit } from './kit.ts';
import { playerWords } from './player-words.ts';

/** Chooses the next deal: what the game offers, closed or open, a number or a random one. It opens by its link. */
export function DealForm({
  kit,
  dealing,
  current,
  onDealt,
}: {
  kit: GameKit;
  dealing: Dealing;
  current: DealChoice;
  onDealt: () => void;
}) {
  const { groups, combine, hidden } = dealing;
  const chosen = useSignal(chosenIn(dealing, current));
  const open = useSignal(current.open);
  const player = useSignal(current.player ?? kit.opponents?.usual ?? null);
  const number = useSignal('');
  const deal = (event: Event) => {
    event.preventDefault();
    location.hash = formatDeal({
      number: number.value === '' ? randomNumber() : Number(number.value),
      options: combine(groups.map(({ items }, i) => items[chosen.value[i] ?? 0]?.options ?? {})),
      open: open.value,
      player: player.value,
    });
    onDealt();
  };
  return (
    <form class="deal-form" onSubmit={deal}>
      {groups.map(({ id, legend, items }, group) => (
        <fieldset key={id}>
          <legend>{legend()}</legend>
          {items.map((item, i) => (
            <label class="choice" key={item.id}>
              <input
                type="radio"
                name={id}
                checked={chosen.value[group] === i}
                onChange={() => {
                  chosen.value = chosen.value.with(group, i);
                }}
              />
              <span>{unbroken(item.name())}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {kit.opponents && (
        <fieldset>
          <legend>{m.play_deal_computer()}</legend>
          {Object.keys(kit.game.players).map((name) => (
            <label class="choice" key={name}>
              <input
                type="radio"
                name="player"
                checked={player.value === name}
                onChange={() => {
                  player.value = name;
                }}
              />
              <span>{playerWords(kit, name)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{hidden.legend()}</legend>
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
            <span>{isOpen ? hidden.open() : hidden.closed()}</span>
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

/** Which item of each group the present deal was made of; the first where none fits. */
function chosenIn({ groups, combine }: Dealing, current: DealChoice): number[] {
  const same = (picks: readonly number[]) => {
    const options = combine(groups.map(({ items }, i) => items[picks[i] ?? 0]?.options ?? {}));
    const keys = new Set([...Object.keys(options), ...Object.keys(current.options)]);
    return [...keys].every((key) => options[key] === current.options[key]);
  };
  const all = groups.reduce<number[][]>((picks, { items }) => picks.flatMap((pick) => items.map((_, i) => [...pick, i])), [[]]);
  return all.find(same) ?? groups.map(() => 0);
}
