import type { Bot } from '../../../core/bot.ts';
import type { Action } from '../notation.ts';
import { legal } from '../rules.ts';
import type { State } from '../state.ts';

/** Plays any legal action, all equally likely. */
export const randomBot: Bot<State, Action> = {
  name: 'random',
  choose(seen, random) {
    const actions = legal(seen);
    return actions[random.int(actions.length)] as Action;
  },
};
