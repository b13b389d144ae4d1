import type { Coded } from '../../engine/core/codes.ts';
import * as m from '../../paraglide/messages.js';
import { isolated } from '../../site/isolated.ts';
import { engineWords } from './engine-words.ts';
import type { GameKit } from './kit.ts';

/** Which part of a deal's link is wrong, by its name in words, and what is wrong with it. Loaded when a link is wrong. */
export async function wrongDeal(error: Coded & { readonly field: string }, kit: Pick<GameKit, 'sentences'>): Promise<string> {
  const { code, field, args } = error;
  if (field === 'n' && code === 'option-number')
    return m.play_deal_wrong_number({ low: Number(args.low), high: Number(args.high), text: isolated(String(args.text)) });
  const message = await engineWords(error, kit);
  return m.play_link_wrong_part({ part: m.play_deal_part({ part: field }), message: message.replace(/(?<![.!?])$/, '.') });
}
