/** The keys of a board that is not in focus: hint, draw, the rules in short, and those that find a place on it. */
const keys = /^([hdf?1-9atjqk]|Arrow(Left|Right|Up|Down))$/;
/**
 * Where cards have the language's own letters, any letter may be one of them. Which they are is known to the board: this script is the same in
 * all languages.
 */
const ofCard = (key: string): boolean => document.documentElement.dataset.letters === 'own' && /^\p{L}$/u.test(key);
/** Those that go on with what such a key has begun. */
const more = /^(Enter|Escape|[ ur])$/;

/** A pointer that has gone down moves it more than so many pixels: a drag. */
const slop = 8;

/** One thing that was done to an island while it was asleep. `end`: null while the pointer is still down. */
type Deed =
  | { readonly kind: 'press'; readonly down: PointerEvent; move: PointerEvent | null; end: PointerEvent | null }
  | { readonly kind: 'click'; readonly target: Element; readonly x: number; readonly y: number }
  | { readonly kind: 'key'; readonly key: string };

/** What is done to an island before it is awake, kept in its order. */
export interface Early {
  /** From now on nothing of it reaches the island, which may begin to hear. */
  hold(): void;
  /** Does all of it again, in its order and with a pause for the board between two, and keeps nothing any more. */
  doAgain(pause: () => Promise<void>): Promise<void>;
}

const onBoard = (event: Event): boolean => (event.target as Element).closest('.board') !== null;

/** A copy of what a pointer did, for the element that is there now. No button is held: what is over captures nothing. */
const again = (type: string, { clientX, clientY, pointerId, pointerType }: PointerEvent): PointerEvent =>
  new PointerEvent(type, { clientX, clientY, pointerId, pointerType, isPrimary: true, bubbles: true, cancelable: true });

/**
 * Keeps what is done to an island while it is asleep or waking: presses and drags on its boards, clicks, keys of the board. `wanted` hears of each of
 * them; `mine` says whether a key that is meant for no control can only be meant for this island.
 */
export function keepEarly(el: HTMLElement, wanted: () => void, mine: () => boolean): Early {
  const deeds: Deed[] = [];
  let held = false;
  // What is done again must not be kept again.
  let repeats = false;
  const keep = (event: Event, deed: Deed | null): void => {
    if (held) event.stopPropagation();
    if (deed) deeds.push(deed);
    wanted();
  };
  const down = (event: PointerEvent): void => {
    if (!repeats && event.button === 0 && event.isPrimary && onBoard(event))
      keep(event, { kind: 'press', down: event, move: null, end: null });
  };
  const open = (event: PointerEvent): Extract<Deed, { kind: 'press' }> | undefined =>
    deeds.find((deed) => deed.kind === 'press' && deed.end === null && deed.down.pointerId === event.pointerId) as
      | Extract<Deed, { kind: 'press' }>
      | undefined;
  const move = (event: PointerEvent): void => {
    const deed = open(event);
    if (!deed) return;
    deed.move = event;
    if (held) event.stopPropagation();
  };
  const up = (event: PointerEvent): void => {
    const deed = open(event);
    if (!deed) return;
    deed.end = event;
    if (held) event.stopPropagation();
  };
  // The browser has taken it for scrolling.
  const cancel = (event: PointerEvent): void => {
    const deed = open(event);
    if (deed) deeds.splice(deeds.indexOf(deed), 1);
  };
  const click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (repeats || target.closest('a[href], summary, label, input')) return;
    event.preventDefault();
    event.stopPropagation();
    // What a pointer did on a board is kept already, and the way onto the board is gone only once.
    const pressed = event.detail > 0 && onBoard(event);
    const twice = deeds.some((deed) => deed.kind === 'click' && deed.target === target && target.matches('.bd-start'));
    keep(event, pressed || twice ? null : { kind: 'click', target, x: event.clientX, y: event.clientY });
  };
  const keyed = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (repeats || ctrlKey || metaKey || altKey || !(keys.test(key) || ofCard(key) || (deeds.length > 0 && more.test(key))))
      return;
    const start = (target as Element).matches('.bd-start') && el.contains(target as Element);
    if (start ? key === 'Enter' || key === ' ' : (target as HTMLElement).tabIndex >= 0 || !mine()) return;
    event.preventDefault();
    keep(event, { kind: 'key', key });
  };
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, click } as const;
  for (const [name, hear] of Object.entries(heard)) el.addEventListener(name, hear as EventListener, true);
  addEventListener('keydown', keyed, true);

  const pressAgain = ({ down, move, end }: Extract<Deed, { kind: 'press' }>): void => {
    const at = document.elementFromPoint(down.clientX, down.clientY);
    const target = at && el.contains(at) ? at : el.querySelector('.board');
    target?.dispatchEvent(again('pointerdown', down));
    if (move) target?.dispatchEvent(again('pointermove', move));
    if (!end) return;
    target?.dispatchEvent(again('pointerup', end));
    const stays = Math.hypot(end.clientX - down.clientX, end.clientY - down.clientY) < slop;
    if (stays) target?.closest<HTMLElement>('.bd-act-button, .bd-unfold, .bd-cover')?.click();
  };
  const clickAgain = ({ target, x, y }: Extract<Deed, { kind: 'click' }>): void => {
    const hit = target.isConnected && target.closest('button') ? target : document.elementFromPoint(x, y);
    const button = target.closest('.bd-start') ? el.querySelector<HTMLElement>('.bd-start') : hit?.closest<HTMLElement>('button');
    button?.click();
  };
  const keyAgain = (key: string): void => {
    const { activeElement } = document;
    const target = activeElement && el.contains(activeElement) ? (activeElement as HTMLElement) : document.body;
    if (key === 'Enter' || key === ' ') target.click();
    else target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };

  return {
    hold() {
      held = true;
    },
    async doAgain(pause) {
      const end = (): void => {
        for (const [name, hear] of Object.entries(heard)) el.removeEventListener(name, hear as EventListener, true);
        removeEventListener('keydown', keyed, true);
      };
      // The board is in use: it is drawn by its painter.
      if (deeds.length > 0) el.querySelector('.board')?.dispatchEvent(new PointerEvent('pointerenter'));
      for (let deed = deeds.shift(); deed; deed = deeds.shift()) {
        repeats = true;
        if (deed.kind === 'press') pressAgain(deed);
        else if (deed.kind === 'click') clickAgain(deed);
        else keyAgain(deed.key);
        repeats = false;
        await pause();
      }
      end();
    },
  };
}
