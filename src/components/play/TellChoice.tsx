import { reason } from '../../engine/proving/reasons.ts';
import * as m from '../../paraglide/messages.js';
import { pageSolver } from './solver.ts';
import type { Solver } from './stage.ts';

/**
 * When a deal's page says that it can no longer be won: never; as soon as that is proved for every order of the closed urn;
 * or as soon as it is proved for the order that the urn really has.
 */
export type Tell = 'never' | 'blind' | 'peek';

const tells = ['never', 'blind', 'peek'] as const;

/** What storage holds, if it is a choice. */
export const asTell = (raw: unknown): Tell | null => tells.find((tell) => tell === raw) ?? null;

const silent: Solver = {
  judge: () => new Promise(() => {}),
  rate: () => new Promise(() => {}),
  furthest: async () => null,
  hopeless: () => new Promise(() => {}),
  reply: async () => ({ action: null, why: null }),
};

/**
 * The solver that knows as much as the reader wants it to know. An open urn hides nothing from either. `now` gives the
 * position that the reader stands at.
 */
export async function solverFor(tell: Tell, open: boolean, now: () => string): Promise<Solver> {
  if (tell === 'never') return silent;
  const solver = await pageSolver();
  if (tell === 'peek' || open) return solver;
  return {
    ...silent,
    async judge(_position, _line, _goal, asking) {
      const lost = await solver.hopeless(now(), asking);
      return {
        state: 'open',
        winnable: lost ? false : null,
        line: null,
        reply: null,
        reason: lost ? null : reason('not-decided'),
      };
    },
  };
}

/** The choice itself; with an open urn there is nothing to look into. */
export function TellChoice({ value, open, onChange }: { value: Tell; open: boolean; onChange: (tell: Tell) => void }) {
  const words: Record<Tell, string> = {
    never: m.play_tell_never(),
    blind: open ? m.play_tell_open() : m.play_tell_blind(),
    peek: m.play_tell_peek(),
  };
  return (
    <details class="another">
      <summary>{m.play_tell_head()}</summary>
      <fieldset class="plain">
        <legend class="visually-hidden">{m.play_tell_head()}</legend>
        {tells
          .filter((tell) => !open || tell !== 'peek')
          .map((tell) => (
            <label class="choice" key={tell}>
              <input
                type="radio"
                name="tell"
                checked={value === tell || (open && value === 'peek' && tell === 'blind')}
                onChange={() => onChange(tell)}
              />
              <span>{words[tell]}</span>
            </label>
          ))}
      </fieldset>
    </details>
  );
}
