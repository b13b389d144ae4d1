import messages from '../../../messages/en/engine.json' with { type: 'json' };
import { type Coded, type Say, sentenceOf } from '../core/codes.ts';

/** A code's own sentence, from the messages of the pages: the command line runs without a build and reads them as they are. */
const say: Say = (code, args) => {
  const sentence = (messages as Readonly<Record<string, string>>)[`engine_${code.replaceAll('-', '_')}`];
  if (sentence === undefined) throw new Error(`no sentence for the code ${code}`);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
};

/** What a code says, in English. */
export const english = (coded: Coded): string => sentenceOf(coded, say);
