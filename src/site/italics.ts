const slanted = /<(?:em|i|cite)[ >]/;
const firstPreload = /<link rel="preload"/;

/**
 * Asks for the slanted face with a page that has a word in it: found by the words themselves it comes too late, and they keep the
 * reader's own font (`font-display: optional`). In: the whole HTML of a page and where the face is. Out: the HTML.
 */
export const withItalics = (html: string, face: string): string =>
  slanted.test(html)
    ? html.replace(firstPreload, `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>$&`)
    : html;
