import * as m from '../../../paraglide/messages.js';
import { type Draft, type Fact, withFact } from '../../games/composing.ts';

interface Props {
  readonly facts: readonly Fact[];
  readonly draft: Draft;
  change(draft: Draft): void;
}

/** A fact of which the second choice is a plain yes. */
const isSwitch = ({ choices }: Fact): boolean => choices.length === 2 && choices[1]?.name === m.teach_yes();

/** Rules and all that is no piece: a switch or a choice each. */
export function Facts({ facts, draft, change }: Props) {
  const set = (id: string, value: string) => change(withFact(draft, id, value));
  return (
    <details class="compose-facts">
      <summary>{m.teach_compose_facts()}</summary>
      <div class="facts">
        {facts.map((fact) => {
          const value = draft.facts[fact.id] ?? '';
          if (isSwitch(fact)) {
            const [off, on] = fact.choices;
            return (
              <label key={fact.id} class="fact">
                <input
                  type="checkbox"
                  checked={value === on?.value}
                  onChange={(event) => set(fact.id, (event.currentTarget.checked ? on : off)?.value ?? '')}
                />
                {fact.name}
              </label>
            );
          }
          return (
            <label key={fact.id} class="fact">
              {fact.name}
              <select value={value} onChange={(event) => set(fact.id, event.currentTarget.value)}>
                {!fact.choices.some((choice) => choice.value === value) && <option value={value}>–</option>}
                {fact.choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.name}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </details>
  );
}
