import { unbroken } from '../../../site/unbroken.ts';
import { type Opened, seatOf } from '../opened.ts';

/** As the boards on paper have them: hearts and diamonds are hollow. */
export const hollow = (words: string): string => words.replaceAll('♥', '♡').replaceAll('♦', '♢');

/** The actions of a line in words, those of others in brackets after the one that they answer. */
export function wordsOf({ kit, start }: Pick<Opened, 'kit' | 'start'>, line: readonly string[]): string[] {
  const rows: string[] = [];
  let play = start;
  for (const action of line) {
    const own = play.actor === start.actor;
    const words = unbroken(kit.words.actionWords(action, play));
    const last = rows.at(-1);
    if (own || last === undefined) rows.push(words);
    else {
      const said = kit.words.happenedWords?.(action, play, seatOf(start), 'all') ?? words;
      rows[rows.length - 1] = `${last} (${unbroken(said.replace(/[.]$/, ''))})`;
    }
    const next = play.apply(action);
    if (!next.ok) break;
    play = next.value;
  }
  return rows.map(hollow);
}
