import * as m from '../../paraglide/messages.js';
import type { Fact } from './composing.ts';

/** The two values of a switch: what is written where it is off, and where it is on. */
export const offOrOn = (off: string, on: string): Fact['choices'] => [
  { value: off, name: m.teach_no() },
  { value: on, name: m.teach_yes() },
];

/** Which of so many players. */
export const whichPlayer = (players: number): Fact['choices'] =>
  Array.from({ length: players }, (_, i) => ({ value: `${i + 1}`, name: m.teach_player({ player: `${i + 1}` }) }));
