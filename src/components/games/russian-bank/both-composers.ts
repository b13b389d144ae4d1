import * as m from '../../../paraglide/messages.js';
import { at, type Draft, type Fact, type GameComposer, lay } from '../composing.ts';
import { composer as free } from './composer.ts';
import { composer as traditional } from './crapette/composer.ts';

/** Whether a draft is of the traditional table: its fact `preset` says so. */
export const isTraditional = ({ facts }: Draft): boolean => facts.preset === 'crapette';

/** A draft as its own table has it: a card that was turned up at the traditional table is of the hand at the other. */
function own(draft: Draft): Draft {
  if (isTraditional(draft)) return draft;
  const up = ['1', '2'].filter((player) => at(draft, `${player}u`).length > 0);
  if (up.length === 0) return draft;
  const hands = up.flatMap((player) => [
    [`${player}u`, []] as const,
    [`${player}h`, [...at(draft, `${player}u`), ...at(draft, `${player}h`)]] as const,
  ]);
  return lay(draft, Object.fromEntries(hands));
}

const of = (draft: Draft): GameComposer => (isTraditional(draft) ? traditional : free);

/** Which of the two tables: what is chosen first. */
const table = (draft: Draft): Fact => ({
  id: 'preset',
  name: m.teach_bank_table(),
  rule: true,
  value: isTraditional(draft) ? 'crapette' : 'free',
  choices: [
    { value: 'free', name: m.russian_bank_table_free() },
    { value: 'crapette', name: m.crapette_name() },
  ],
});

/** Composing a table of Russian Bank, whichever of its two rule sets it is of. */
export const composer: GameComposer = {
  empty: free.empty,
  typed: (draft) => of(draft).typed(draft),
  read: (play) => (play.position.startsWith('russian-bank:crapette') ? traditional : free).read(play),
  facts: (draft) => [table(draft), ...of(draft).facts(draft)],
  tray: (draft) => of(draft).tray(draft),
  put: (draft, slot, piece) => of(draft).put(own(draft), slot, piece),
  replace: (draft, slot, index, piece) => of(draft).replace(own(draft), slot, index, piece),
  take: (draft, slot, index) => of(draft).take(own(draft), slot, index),
  scene: (draft) => of(draft).scene(own(draft)),
  position: (draft) => of(draft).position(own(draft)),
  offers: (draft) => of(draft).offers(own(draft)),
  goals: (draft) => of(draft).goals(own(draft)),
  dealt: (draft) => of(draft).dealt?.(draft) ?? null,
  kind: (draft) => of(draft).kind(draft),
  loose: (slot, draft) => of(draft).loose(slot, draft),
  pack: (slot, draft) => of(draft).pack?.(slot, draft) ?? null,
  places: (name) => [...new Set([...free.places(name), ...traditional.places(name)])],
};
