const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;

/** Puts a page's policy before anything that it is about: Astro writes it at the end of the head, after a script that runs at once. */
export function policyFirst(html: string): string {
  const found = policy.exec(html)?.[0];
  if (found === undefined) return html;
  return html.replace(found, '').replace(/<meta charset="[^"]*">/i, (charset) => charset + found);
}
