/** What has just been done, for those who hear the page. */
export const Done = ({ words }: { words: string }) => (words ? <p class="visually-hidden">{words} </p> : null);
