/**
 * Whether a fragment speaks to what reads it: `#main`, the id of a heading or what a mail program adds is somebody else's.
 * In: the fragment, with or without its `#`; the keys, one letter each, of which it must have one (`p` for `#p=…`).
 */
export const speaksOf = (fragment: string, keys: string): boolean => new RegExp(`(?:^#?|&)[${keys}]=`).test(fragment);

/** The id that a fragment names; as it stands where it is escaped badly. */
export function idIn(fragment: string): string {
  const text = fragment.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
