import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../kit.ts';
import { Later } from './Later.tsx';

/** What a playing screen may open over itself. */
type Dialog = 'keys' | 'card';

const loadKeys = () => import('./KeysHelp.tsx').then(({ KeysHelp }) => KeysHelp);
const loadCard = () => import('./RulesCard.tsx').then(({ RulesCard }) => RulesCard);

/** The dialogs of a playing screen: what is open, to be placed somewhere, and how one is opened. */
export function useDialogs(kit: GameKit, play: Play | null): readonly [VNode | null, (dialog: Dialog) => void] {
  const [dialog, open] = useState<Dialog | null>(null);
  const onClose = () => open(null);
  if (dialog === 'keys') return [<Later key="keys" load={loadKeys} with={{ kit, play, onClose }} />, open];
  if (dialog === 'card' && play)
    return [<Later key="card" load={loadCard} with={{ kit, play, onClose, onKeys: () => open('keys') }} />, open];
  return [null, open];
}

/** The links to them beside *More*. */
export const TailLinks = ({ open }: { open: (dialog: Dialog) => void }) => (
  <>
    <button type="button" class="link" onClick={() => open('card')}>
      {m.play_card_head()}
    </button>
    <button type="button" class="link" onClick={() => open('keys')}>
      {m.play_keys_head()}
    </button>
  </>
);
