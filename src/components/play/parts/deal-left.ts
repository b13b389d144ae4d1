import { isRecord } from '../../../site/raw.ts';
import type { Wanted } from '../deals.ts';

/** What the reader has chosen before the page was awake: in each list by its name, and the number. */
export function asLeft() {
  const form = typeof document === 'undefined' ? null : document.querySelector('.deal-choice');
  if (!form) return null;
  const lists = [...form.querySelectorAll('select')];
  const number = form.querySelector('input')?.value.trim() ?? '';
  const changed = number !== '' || lists.some(({ selectedOptions: [one] }) => one?.defaultSelected === false);
  const chosen = new Map(lists.map(({ name, selectedIndex }) => [name, selectedIndex]));
  return { pick: (name: string) => chosen.get(name), number, changed };
}

/** Notes rules that were changed by themselves, in no list of the form, so that a reload finds them as it finds what the lists say. */
export const noteRules = (rules: Wanted): void => history.replaceState({ ...history.state, rules }, '');

/** The same after a reload; null: none were. Whether they are rules of the game its dialog says. */
export function rulesLeft(): Wanted | null {
  const state: unknown = history.state;
  const rules = isRecord(state) && isRecord(state.rules) ? state.rules : {};
  const texts = Object.entries(rules).filter((one): one is [string, string] => typeof one[1] === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
