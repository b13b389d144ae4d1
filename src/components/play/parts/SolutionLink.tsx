import { useId } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import type { Practice } from '../practice.ts';
import { ActionButton } from './ActionButton.tsx';

/** Shows a solution; says beforehand what that counts as. */
export function SolutionLink({ practice, close }: { practice: Practice; close: () => void }) {
  const id = useId();
  const met = practice.met.value;
  return (
    <p class="more">
      <ActionButton
        className="link"
        off={!practice.solvable.value}
        onClick={() => {
          close();
          practice.showSolution();
        }}
        describedBy={met ? undefined : id}
      >
        {m.play_show_solution()}
      </ActionButton>
      {!met && (
        <span class="counts" id={id}>
          {m.play_counts_help()}
        </span>
      )}
    </p>
  );
}
