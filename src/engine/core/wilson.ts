/** The interval in which a share lies with 95 % confidence, when it was seen `times` out of `of` (Wilson). */
export function wilson(times: number, of: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = times / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
