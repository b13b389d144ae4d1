import { type Code, cardOfCode, kindOf, PLAY, PLAY_HIGH, STOP } from './codes.ts';
import type { Kernel } from './kernel.ts';
import { IN_EXTRA } from './standing.ts';

/**
 * Sorts codes so that the most promising comes first for the side that acts: what opens the suit for this side before what opens it for the
 * other. Only time hangs on it.
 */
export function order(kernel: Kernel, codes: Int32Array, at: number, count: number): void {
  if (count < 2) return;
  for (let i = at; i < at + count; i++) {
    const code = codes[i] as Code;
    const value = promise(kernel, code);
    let j = i;
    while (j > at && (values[j - 1 - at] as number) < value) {
      codes[j] = codes[j - 1] as Code;
      values[j - at] = values[j - 1 - at] as number;
      j--;
    }
    codes[j] = code;
    values[j - at] = value;
  }
}

const values = new Int32Array(64);

function promise(kernel: Kernel, code: Code): number {
  const kind = kindOf(code);
  if (kind !== PLAY && kind !== PLAY_HIGH) return code === STOP ? -2 : 0;
  const card = cardOfCode(code);
  const rank = (card % 13) + 1;
  const mine = kernel.actor() === kernel.target.hero;
  let value = kernel.phase === IN_EXTRA ? 1 : 0;
  if (rank === 1 || rank === 13) return value + 1;
  const ours = (other: number): number => {
    const owner = kernel.owner[other] as number;
    return owner === 0 ? 0 : (owner === kernel.target.hero) === mine ? 2 : -3;
  };
  if (rank <= 7) value += ours(card - 1);
  if (rank >= 7) value += ours(card + 1);
  if (rank === 6) value += ours(card + 2);
  return value;
}
