const hidden: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A value as JSON that may stand inside a `<script>`: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => hidden[c] as string);

/** One page of the way from the home page. `url` is full; the last one, the page itself, needs none. */
export interface Crumb {
  readonly name: string;
  readonly url?: string;
}

/** The way to a page as schema.org's BreadcrumbList, the home page first. */
export const breadcrumbs = (way: readonly Crumb[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    ...(url === undefined ? {} : { item: url }),
  })),
});
