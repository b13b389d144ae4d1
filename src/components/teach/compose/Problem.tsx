import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { parseCard, rankOf, suitOf, suits } from '../../../engine/core/cards.ts';
import type { NotationError } from '../../../engine/core/result.ts';
import * as m from '../../../paraglide/messages.js';
import { cardSign, suitName } from '../../board/card-words.ts';
import { engineWords } from '../../play/engine-words.ts';
import { Icon } from '../../play/parts/icons.tsx';
import { placesWords } from './place-words.ts';
import type { Checked, Lying, Surplus } from './problems.ts';
import type { ProofProps } from './proof-props.ts';

/** An error with a suit's name and a card's sign in place of their letters, as no reader knows the notation. */
export function withSigns(error: NotationError): NotationError {
  const { suit, card } = error.args;
  const named = suits.find((one) => one === suit);
  const read = typeof card === 'string' ? parseCard(card) : null;
  return {
    ...error,
    args: {
      ...error.args,
      ...(named ? { suit: suitName(named) } : {}),
      ...(read === null ? {} : { card: cardSign({ rank: rankOf(read), suit: suits[suitOf(read)] }) }),
    },
  };
}

interface Props extends Pick<ProofProps, 'kit' | 'sign' | 'place' | 'seat' | 'take'> {
  readonly checked: Extract<Checked, { kind: 'surplus' | 'refused' }>;
}

/** What is to be mended before anything can be proved: of pieces that are there too often, where they are, and a way to take one away. */
export function Problem({ checked, kit, sign, place, seat, take }: Props) {
  const refused = useSignal('');
  useEffect(() => {
    refused.value = '';
    if (checked.kind !== 'refused') return;
    let stale = false;
    engineWords(withSigns(checked.error), kit).then((words) => {
      if (!stale) refused.value = `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
    });
    return () => {
      stale = true;
    };
  }, [checked]);
  const surplus = checked.kind === 'surplus' ? checked.surplus : [];
  const words = ({ piece, most, lying, own }: Surplus): string => {
    const places = placesWords(
      lying.map(({ slot }) => place(slot)),
      seat,
    );
    const said = { piece: sign(piece), found: lying.length, places };
    return own ? m.teach_problem_own(said) : m.teach_problem_surplus({ ...said, most });
  };
  return (
    <>
      <Icon name="no" size={24} />
      <h2 class="is-bad">{m.teach_problem_head({ count: Math.max(1, surplus.length) })}</h2>
      {checked.kind === 'refused' && <p>{refused.value}</p>}
      {surplus.slice(0, 3).map((one) => (
        <p key={`${one.piece} ${one.lying[0]?.slot}`}>
          {words(one)}{' '}
          <button type="button" class="link" onClick={() => take(one.lying.at(-1) as Lying, one.piece)}>
            {m.teach_problem_take()}
          </button>
        </p>
      ))}
      <p class="soft">{m.teach_proof_waits()}</p>
    </>
  );
}
