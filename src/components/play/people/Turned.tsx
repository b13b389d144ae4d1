import { useLayoutEffect } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { turn, turning } from './turned.ts';
import './turned.css';

/** Two people at one screen that lies between them: the page stands on its head while it is the second one's. */
export function Turned({ seat }: { readonly seat: number }) {
  const round = turning.value && seat === 2;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (round) dataset.turned = '';
    return () => {
      delete dataset.turned;
    };
  }, [round]);
  return null;
}

/** Whether it is so, where a screen is large enough to lie between two. */
export const TurnSwitch = () => (
  <p class="more turn-switch">
    <label class="choice">
      <input type="checkbox" checked={turning.value} onChange={(event) => turn(event.currentTarget.checked)} />
      <span>{m.play_here_turn()}</span>
    </label>
  </p>
);
