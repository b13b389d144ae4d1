/** Holds runs such as 9-6-3 together on one line: a word joiner after each hyphen, which shows nothing. For texts to be read. */
export const unbroken = (text: string): string => text.replace(/(?<=\d)-(?=\d)/g, '-\u2060');
