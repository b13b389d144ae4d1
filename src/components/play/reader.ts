/** At a table with others the reader sits first. */
export const READER = 1;
