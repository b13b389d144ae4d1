import { useState } from 'preact/hooks';
import { type Params, ristiseiska } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { HouseProps, Wanted } from '../../play/deals.ts';
import { useDialog } from '../../play/parts/useDialog.ts';
import { idle, scoreWords, targetWord } from './house.ts';
import { houses, sums } from './house-words.ts';
import { rulesInForce, sets } from './rule-names.ts';

/** The sums that can be chosen; what a deal's link has besides can be kept. */
const offered: Readonly<Record<string, readonly number[]>> = { target: [50, 100, 200], 'token-points': [0, 10, 25, 50] };

const why: Readonly<Record<keyof typeof idle, () => string>> = {
  give: m.ristiseiska_house_only_begging,
  target: m.ristiseiska_house_only_counted,
  'token-points': m.ristiseiska_house_only_token,
};

interface Row {
  readonly key: string;
  readonly name: string;
  readonly items: readonly { readonly value: string; readonly name: string }[];
}

/** Every rule in the order in which a position writes them; `set` is the rule set that is changed. */
function rowsOf(set: Params, params: Params): readonly Row[] {
  const choices = Object.entries(houses).map(([key, { name, choices }]) => ({
    key,
    name: name(),
    items: Object.entries(choices).map(([value, name]) => ({ value, name: name() })),
  }));
  const numbers = Object.entries(sums).map(([key, name]) => {
    const [usual, now] = [set, params].map((rules) => rules[key as 'target' | 'token-points']);
    const counts = [...new Set([...(offered[key] ?? []), usual, now])].filter((one) => one != null).toSorted((a, b) => a - b);
    const items = counts.map((count) => ({ value: `${count}`, name: m.ristiseiska_deal_target_points({ count }) }));
    // Without a target is only what the rule set has none of.
    return {
      key,
      name: name(),
      items: usual === null ? [{ value: 'null', name: m.ristiseiska_deal_word_rounds() }, ...items] : items,
    };
  });
  return [...choices, ...numbers];
}

/** The rules of a table one by one: what differs from the rule set chosen is marked, and a sentence says what is in force. */
export function HouseRules({ chosen, onDone, onClose }: HouseProps) {
  const dialog = useDialog();
  const { rules = 'pantti', players = '3', ...before } = chosen;
  const [own, change] = useState<Wanted>(before);
  const set = ristiseiska.presets[rules] as Params;
  const usual = (key: string): string => String(set[key as keyof Params]);
  const read = ristiseiska.params({ rules: [rules, ...Object.entries(own).map((one) => one.join('='))].join('~') });
  const params = read.ok ? read.value : set;
  const setName = sets[set.preset]();
  const inForce = [
    ...rulesInForce(params).map(([, name]) => name),
    scoreWords[params.score](),
    ...(params.score === 'none' ? [] : [targetWord({ rules, ...own })]),
  ];
  const pick = (key: string, value: string) => {
    const { [key]: _, ...others } = own;
    change(value === usual(key) ? others : { ...others, [key]: value });
  };
  return (
    <dialog
      ref={dialog}
      class="keys house"
      aria-labelledby="house-head"
      onClose={({ currentTarget: { returnValue } }) => {
        if (returnValue === 'done') onDone({ rules, players, ...own });
        onClose();
      }}
    >
      <form method="dialog">
        <header>
          <h2 id="house-head">{m.play_deal_change_rules()}</h2>
          <p class="caption">{m.ristiseiska_house_from({ set: setName })}</p>
        </header>
        <div class="house-rules">
          {rowsOf(set, params).map(({ key, name, items }) => {
            const isIdle = Object.hasOwn(idle, key) && idle[key as keyof typeof idle](params);
            const now = own[key] ?? usual(key);
            const changed = !isIdle && now !== usual(key);
            const was = items.find(({ value }) => value === usual(key))?.name ?? '';
            const note = isIdle
              ? why[key as keyof typeof idle]()
              : changed
                ? m.ristiseiska_house_changed({ set: setName, value: was })
                : null;
            return (
              <p key={key} class={changed ? 'house-rule is-changed' : 'house-rule'}>
                <label for={`house-${key}`}>{name}</label>
                <select
                  id={`house-${key}`}
                  value={now}
                  disabled={isIdle}
                  aria-describedby={note === null ? undefined : `house-${key}-note`}
                  onChange={(event) => pick(key, event.currentTarget.value)}
                >
                  {items.map((item) => (
                    <option key={item.value} value={item.value} selected={item.value === now}>
                      {item.name}
                    </option>
                  ))}
                </select>
                {note !== null && (
                  <span class="caption" id={`house-${key}-note`}>
                    {note}
                  </span>
                )}
              </p>
            );
          })}
        </div>
        <footer>
          <p class="house-says" role="status">
            {m.ristiseiska_house_says({ rules: inForce.map((one) => unbroken(one)).join(' · ') })}
          </p>
          <p class="buttons">
            <button type="submit" class="button primary" value="done">
              {m.ristiseiska_house_done()}
            </button>
            <button type="button" class="button" disabled={Object.keys(own).length === 0} onClick={() => change({})}>
              {m.ristiseiska_house_reset({ set: setName })}
            </button>
            <button type="submit" class="button" value="">
              {m.ristiseiska_house_cancel()}
            </button>
          </p>
        </footer>
      </form>
    </dialog>
  );
}
