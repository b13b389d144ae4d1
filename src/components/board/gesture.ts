import { splitHold } from './games.ts';
import { slop } from './hit.ts';

/** Two taps within this time are a double tap. */
export const doubleTime = 350;

/** So long after a piece has gone by one touch, a touch of where it went is that of somebody who was about to send it there. */
export const namedTime = 1200;

/** What the hand is doing. Plain data; `step` makes the next one. */
export interface Gesture {
  /** The slot whose pieces are taken up, by tap or key. */
  readonly selected: string | null;
  readonly press: {
    readonly slot: string | null;
    readonly x: number;
    readonly y: number;
    /** A piece that others cover: a tap takes up what lies on top, but to drag it is a try that must fail. */
    readonly covered?: string | null;
    /** Dragged, though nothing here may be taken up: whoever lets it go elsewhere, on bare felt too, is told why not. */
    readonly barred?: boolean;
  } | null;
  readonly drag: { readonly from: string; readonly dx: number; readonly dy: number; readonly over: string | null } | null;
  readonly lastTap: { readonly slot: string; readonly time: number } | null;
  /** What is taken up has just been tried somewhere. */
  readonly tried?: boolean;
  /** What was touched while somebody else was to act: it is taken up once they have. */
  readonly early?: string | null;
  /** What has just gone by one touch: from where, to where and when. */
  readonly gone?: { readonly from: string; readonly to: string; readonly time: number } | null;
  /** What was touched last though it is not the reader's to take: a place touched next is a try of it. */
  readonly foreign?: string | null;
}

export const atRest: Gesture = { selected: null, press: null, drag: null, lastTap: null };

/** What the board knows when an event arrives. */
export interface Facts {
  mayTake(slot: string): boolean;
  /** A touch alone acts. */
  acts(slot: string): boolean;
  /** Whether another player's piece lies here. */
  foreign?(slot: string): boolean;
  /** Places that legally take what lies here. */
  targets(slot: string): readonly string[];
  /** The one sensible place for what lies here; null where there are none or several. */
  sole(slot: string): string | null;
  /** Where a double tap sends. */
  home(slot: string): string | null;
  /** Another piece that touching takes up instead of the one in the hand: it could move, or lies beside it in the same hand. */
  instead(taken: string, slot: string): boolean;
  /** Whether a mistake has an answer of its own: what is touched then is a try of what is in the hand, though it is taken up instead. */
  answers?(taken: string, slot: string): boolean;
  /** Whether a try is heard at all. */
  readonly heard: boolean;
  /** Somebody else is to act before the reader. */
  readonly waits?: boolean;
  /** A slot that is taken up by itself. */
  readonly standing: string | null;
  /** A place that what is taken up by itself does not go to, because a turn ends with it: it must be taken up by hand before. */
  aside?(slot: string): boolean;
  /** Who sends to the only place with one touch: a finger or pointer, keys as well, or nobody. */
  readonly singleTap: 'touch' | 'all' | 'none';
}

export type HandEvent =
  /** `covered`: the piece beneath the pointer, where others lie on it so that it cannot be taken. */
  | {
      readonly type: 'down';
      readonly slot: string | null;
      readonly x: number;
      readonly y: number;
      readonly covered?: string | null;
    }
  | { readonly type: 'move'; readonly x: number; readonly y: number; readonly over: string | null }
  | { readonly type: 'up'; readonly over: string | null; readonly time: number }
  /** A key, or a screen reader's click. */
  | { readonly type: 'activate'; readonly slot: string }
  /** Escape, or a pointer that the browser took away. */
  | { readonly type: 'drop' }
  /** The position changed under the hand. */
  | { readonly type: 'changed' }
  /** The reader is to act now. */
  | { readonly type: 'turn' };

/** What the person tries to do: carry between two slots, or touch one (`to` null). */
export interface Intent {
  readonly from: string;
  readonly to: string | null;
  /** The piece that was dragged though others lie on it: never a legal try. */
  readonly covered?: string | null;
  /** The place was not named: it is the only one. */
  readonly quick?: boolean;
}

/** The next state of the hand and what it tries, if anything. Pure. */
export function step(hand: Gesture, event: HandEvent, facts: Facts): { hand: Gesture; intent: Intent | null } {
  const stay = (next: Gesture, intent: Intent | null = null) => ({ hand: next, intent });
  switch (event.type) {
    case 'down':
      return stay({ ...hand, press: { slot: event.slot, x: event.x, y: event.y, covered: event.covered ?? null }, drag: null });
    case 'move': {
      const { press } = hand;
      if (!press) return stay(hand);
      const [dx, dy] = [event.x - press.x, event.y - press.y];
      if (hand.drag) return stay({ ...hand, drag: { ...hand.drag, dx, dy, over: event.over } });
      if (Math.hypot(dx, dy) < slop) return stay(hand);
      if (press.slot === null) return stay({ ...hand, press: null });
      if (!facts.mayTake(press.slot) || press.covered)
        return stay({ ...hand, press: facts.heard ? { ...press, barred: true } : null });
      return stay({ ...hand, selected: null, lastTap: null, drag: { from: press.slot, dx, dy, over: event.over } });
    }
    case 'up': {
      const { press, drag } = hand;
      const released: Gesture = { ...hand, press: null, drag: null };
      if (drag) {
        const goes = event.over !== null && event.over !== drag.from;
        return stay({ ...released, selected: null }, goes ? { from: drag.from, to: event.over } : null);
      }
      if (!press) return stay(released);
      if (press.barred && press.slot !== null) {
        // What a touch sets going is not set going by dragging it onto bare felt.
        const away = event.over === null ? !facts.acts(press.slot) || !!press.covered : event.over !== press.slot;
        return stay(
          { ...released, selected: null, lastTap: null },
          away ? { from: press.slot, to: event.over, covered: press.covered ?? null } : null,
        );
      }
      if (press.slot === null) return stay({ ...released, selected: null, lastTap: null, early: null, foreign: null });
      return tap(released, press.slot, event.time, facts);
    }
    case 'activate':
      return tap({ ...hand, press: null, drag: null, lastTap: null }, event.slot, null, facts);
    case 'drop':
    case 'changed':
      return stay({ ...hand, selected: null, drag: null, foreign: null, press: event.type === 'drop' ? null : hand.press });
    case 'turn': {
      const { early = null } = hand;
      return stay(early !== null && facts.mayTake(early) ? { ...atRest, selected: early } : { ...hand, early: null });
    }
  }
}

/** Takes up what lies here; what no place takes is lifted too, so that it can be tried, and asks why. */
function takeUp(slot: string, lastTap: Gesture['lastTap'], facts: Facts): { hand: Gesture; intent: Intent | null } {
  const stuck = facts.targets(slot).length === 0;
  return { hand: { ...atRest, selected: slot, lastTap }, intent: stuck ? { from: slot, to: null } : null };
}

function tap(hand: Gesture, slot: string, time: number | null, facts: Facts): { hand: Gesture; intent: Intent | null } {
  const taken = hand.selected ?? facts.standing;
  const lastTap = time === null ? null : { slot, time };
  const twice = time !== null && hand.lastTap?.slot === slot && time - hand.lastTap.time < doubleTime;
  const rest: Gesture = { ...hand, selected: null, lastTap: null, tried: false, gone: null, foreign: null };
  const since = hand.gone && time !== null ? time - hand.gone.time : Number.POSITIVE_INFINITY;
  if (slot === hand.gone?.to ? since < namedTime : slot === hand.gone?.from && since < doubleTime)
    return { hand: rest, intent: null };
  if (twice && facts.mayTake(slot)) {
    const home = facts.home(slot);
    if (home !== null) return { hand: rest, intent: { from: slot, to: home } };
  }
  if (facts.acts(slot)) return { hand: rest, intent: { from: slot, to: null } };
  // A stray touch does not end the turn: it is told what to touch first.
  if (hand.selected === null && taken !== null && facts.aside?.(slot)) return { hand: rest, intent: { from: taken, to: null } };
  if (taken === null) {
    // What is not the reader's to take says whose it is, and an empty place what it is for.
    if (!facts.mayTake(slot)) {
      if (facts.waits) return { hand: { ...rest, early: slot }, intent: facts.heard ? { from: slot, to: null } : null };
      const foreign = facts.foreign?.(slot) ?? false;
      // Whoever touches another's card and then a place wants to move it: that is answered, not the place.
      const { foreign: before = null } = hand;
      const intent = before !== null && !foreign ? { from: before, to: slot } : { from: slot, to: null };
      return { hand: foreign ? { ...rest, foreign: slot } : rest, intent: facts.heard ? intent : null };
    }
    const sole = facts.singleTap === 'all' || (facts.singleTap === 'touch' && time !== null) ? facts.sole(slot) : null;
    if (sole !== null) {
      const gone = time === null ? null : { from: slot, to: sole, time };
      return { hand: { ...rest, gone }, intent: { from: slot, to: sole, quick: true } };
    }
    return takeUp(slot, lastTap, facts);
  }
  // Whoever touches it again after a try that was refused takes it up for another, and would not look for it put down.
  if (slot === hand.selected && hand.tried) return { hand: { ...hand, tried: false, lastTap }, intent: null };
  // What is taken up by itself is in the hand once it is touched, if it matters.
  if (slot === taken && hand.selected === null && facts.targets(slot).some((place) => facts.aside?.(place)))
    return { hand: { ...atRest, selected: slot, lastTap }, intent: null };
  // It cannot be put down: it says what it waits for.
  if (slot === taken) return { hand: { ...rest, lastTap }, intent: hand.selected === null ? { from: slot, to: null } : null };
  // The place of the piece in the hand goes before the piece that lies there; that one goes before a try that must fail.
  if (!facts.targets(taken).includes(slot) && facts.instead(taken, slot)) {
    const { hand: next, intent } = takeUp(slot, lastTap, facts);
    // After a try that was refused one begins anew, and has had the answer.
    const asks = !hand.tried && splitHold(taken).slot !== splitHold(slot).slot && facts.answers?.(taken, slot);
    return { hand: next, intent: asks ? { from: taken, to: slot } : intent };
  }
  // What was taken up stays in the hand: if the rules refuse, another place can be tried.
  return { hand: { ...hand, tried: true, lastTap: null }, intent: { from: taken, to: slot } };
}
