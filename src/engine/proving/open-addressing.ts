/**
 * Room for twice as many entries in a table with open addressing. In: two numbers a place, an entry + 1 (0: none) and the hash of its
 * key, as many places as a power of two. Out: the same entries, each at the first free place from its hash on.
 */
export function widened(old: Int32Array): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(old.length * 2);
  const mask = slots.length - 1;
  for (let i = 0; i < old.length; i += 2) {
    if (old[i] === 0) continue;
    const code = old[i + 1] as number;
    let slot = (code << 1) & mask;
    while (slots[slot] !== 0) slot = (slot + 2) & mask;
    slots[slot] = old[i] as number;
    slots[slot + 1] = code;
  }
  return slots;
}
