import * as m from '../../../paraglide/messages.js';
import { Icon } from '../../play/parts/icons.tsx';
import { Later } from '../../play/parts/Later.tsx';
import type { ProofProps } from './proof-props.ts';

const loadSaid = () => import('./ProofSaid.tsx').then(({ ProofSaid }) => ProofSaid);
const loadProblem = () => import('./Problem.tsx').then(({ Problem }) => Problem);

/** What is known of the position at hand, or what is to be mended first; and what is missing. */
export function ProofPart(props: ProofProps) {
  const { checked, left, offers } = props;
  return (
    <>
      <div class="compose-proof" role="status">
        {checked.kind === 'empty' ? (
          <>
            <Icon name="open" size={24} />
            <h2>{m.teach_proof_empty()}</h2>
            <p>{m.teach_proof_empty_says()}</p>
          </>
        ) : checked.kind === 'position' ? (
          <Later load={loadSaid} with={props} />
        ) : (
          <Later load={loadProblem} with={{ ...props, checked }} />
        )}
      </div>
      <p class="compose-left">
        {left > 0 && (
          <>
            <strong>{m.teach_left_head({ count: left })}</strong> {m.teach_left_says()}{' '}
          </>
        )}
        {offers.map(({ words, draft }) => (
          <button key={words} type="button" class="link" onClick={() => props.accept(draft)}>
            {words}
          </button>
        ))}
      </p>
    </>
  );
}
