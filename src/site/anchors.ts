import * as m from '../paraglide/messages.js';

/** From now on a touch of a part's sign (`a.anchor`) copies the address of that part; without it the sign is a link to it. */
export function copiesAnchors(): void {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  document.body.append(status);
  document.addEventListener('click', (event) => {
    const sign = (event.target as Element).closest<HTMLAnchorElement>('a.anchor');
    if (!sign || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', sign.hash);
    navigator.clipboard?.writeText(sign.href).then(
      () => {
        status.textContent = sign.dataset.copied = m.play_copied();
        setTimeout(() => {
          delete sign.dataset.copied;
          status.textContent = '';
        }, 4000);
      },
      () => {
        // Nothing is copied; the address is in the address bar.
      },
    );
  });
}
