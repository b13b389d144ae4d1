const slanted = /<(?:em|i|cite)[ >]/;
const asked = /<link [^>]*\sdata-slanted\b[^>]*>/;

/**
 * Leaves the slanted face to pages that have a word in it. Layouts ask for it with the page, since found by the words themselves it comes
 * too late, and they keep the reader's own font (`font-display: optional`). In: the whole HTML of a page. Out: the same, without that link
 * where nothing is slanted.
 */
export const withoutIdleItalics = (html: string): string => (slanted.test(html) ? html : html.replace(asked, ''));
