import { limit } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Session } from '../session.ts';
import { told } from './read.ts';

/** From so many actions left on, the count is shown. */
export const near = 100;

/** How many actions have been played and how many are left, once the limit is near. */
export function LimitLine({ session }: { readonly session: Session }) {
  const now = session.now.value;
  const { count } = told(now);
  if (limit - count > near) return null;
  return <p class="limit-line">{m.russian_bank_limit({ count, left: limit - count })}</p>;
}
