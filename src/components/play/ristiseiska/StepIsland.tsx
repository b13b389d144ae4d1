import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../kit.ts';
import { Step, type StepProps } from '../Step.tsx';
import { kit } from './kit.ts';

/** Ristiseiska for readers who have not met the token: a pass is a pass, and no disc is seen. */
const tokenless: GameKit = {
  ...kit,
  shows: ({ token: _, ...scene }) => scene,
  words: {
    ...kit.words,
    actionWords: (action, play) => (action === 'pass' ? m.ristiseiska_action_pass() : kit.words.actionWords(action, play)),
    happenedWords: (action, before, eye) =>
      action === 'pass' && typeof before.actor === 'number'
        ? m.ristiseiska_does_pass({ player: before.actor })
        : (kit.words.happenedWords?.(action, before, eye) ?? ''),
  },
};

export default (props: StepProps) => <Step {...props} kit={props.tokenless ? tokenless : kit} />;
