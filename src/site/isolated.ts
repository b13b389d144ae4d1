const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody else has written, to stand in a sentence of ours: signs that turn the direction are left out, and a text with words from
 * right to left keeps its direction to itself. Any other text is as it was.
 */
export function isolated(text: string): string {
  const plain = text.replace(turning, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
