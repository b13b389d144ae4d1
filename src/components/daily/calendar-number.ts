/** The form that leads to a day by its number. `newest`: the last number there is at the moment. */
export function takeNumbers(root: HTMLElement, newest: () => number, pages: string): void {
  const form = root.querySelector<HTMLFormElement>('.by-number');
  const input = form?.querySelector('input');
  const wrong = form?.querySelector<HTMLElement>('.wrong');
  if (!form || !input || !wrong) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = input.valueAsNumber;
    const good = Number.isInteger(asked) && asked >= 1 && asked <= newest();
    wrong.textContent = good ? '' : (wrong.dataset.text ?? '').replace('%', String(newest()));
    input.setAttribute('aria-invalid', String(!good));
    if (good) location.href = `${pages}${asked}/`;
    else input.focus();
  });
}
