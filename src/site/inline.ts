/** A script as it stands in a page: no line of it begins with spaces. */
export const unindented = (script: string): string => script.replace(/^\s+/gm, '');
