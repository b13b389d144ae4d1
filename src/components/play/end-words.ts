const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** How a game ended as a short headline, and the rest: what comes after the first sentence, or after its colon. */
export function headlineOf(text: string): { readonly head: string; readonly rest: string } {
  const [, head = text, rest = ''] = /^(.*?(?::|[.!?]))\s+(.*)$/s.exec(text) ?? [];
  return { head: head.replace(/\s*:$/, '.'), rest: capital(rest) };
}
