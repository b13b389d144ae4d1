/** On a phone the first puzzle of the day that is not solved yet is shown, and each tab says what is. */
export function chooseTab(): void {
  const tabs = [...document.querySelectorAll<HTMLInputElement>('[data-tab]')];
  for (const tab of tabs) {
    const slip = document.querySelector(`.place[data-puzzle="${tab.dataset.tab}"] .puzzle-mark`)?.textContent ?? '';
    const mark = tab.parentElement?.querySelector('[data-tab-mark]');
    if (mark) mark.textContent = slip && `, ${slip}`;
  }
  const open = tabs.find(({ dataset }) => !document.querySelector(`.place[data-puzzle="${dataset.tab}"][data-done]`));
  if (open) open.checked = true;
}
