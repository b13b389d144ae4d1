/** A script as it stands in a page: in one line, without the lines that comment on it. Each of its statements ends in a stop of its own. */
export const unindented = (script: string): string => script.replace(/^\s*(\/\/.*)?|\n/gm, '');
