/** Goes back to the choice without leaving the page. */
export function toChoice(event: Event): void {
  event.preventDefault();
  location.hash = '';
}
