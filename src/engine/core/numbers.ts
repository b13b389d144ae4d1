/** A whole number in plain digits, without leading zeros, between two bounds (both inclusive); null for any other text. */
export function parseNumber(text: string, low: number, high: number): number | null {
  const value = /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? value : null;
}

/** A number, or the bound that it is beyond. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
