import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { asRuleSet, chosenFact, type Draft, departs, type Fact, type GameComposer } from '../../games/composing.ts';

interface Props {
  readonly composer: Pick<GameComposer, 'facts'>;
  readonly draft: Draft;
  change(draft: Draft): void;
  /** The focus goes to the first of them as they come. */
  readonly begins?: boolean;
}

/** A fact of which the second choice is a plain yes. */
const isSwitch = ({ choices }: Fact): boolean => choices.length === 2 && choices[1]?.name === m.teach_yes();

interface ChoiceProps {
  readonly fact: Fact;
  /** The rule set's name. */
  readonly set: string;
  choose(value: string): void;
}

/** A switch or a list that shows what is so on the table; where that is not as in the rule set, with that in words and a way back. */
function Choice({ fact, set, choose }: ChoiceProps) {
  const { id, name, value, usual, choices } = fact;
  const departed = departs(fact);
  const described = departed ? { 'aria-describedby': `departs-${id}` } : {};
  const [off, on] = choices;
  return (
    <div class={departed ? 'fact-row is-departed' : 'fact-row'}>
      {isSwitch(fact) ? (
        <label class="fact apart">
          <input
            type="checkbox"
            data-fact={id}
            checked={value === on?.value}
            {...described}
            onChange={(event) => choose((event.currentTarget.checked ? on : off)?.value ?? '')}
          />
          {name}
        </label>
      ) : (
        <label class="fact apart">
          {name}
          <select data-fact={id} value={value} {...described} onChange={(event) => choose(event.currentTarget.value)}>
            {!choices.some((choice) => choice.value === value) && <option value={value}>–</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {departed && (
        <p class="fact-departs">
          <span id={`departs-${id}`}>
            {m.teach_rule_departs({ set, usual: choices.find((choice) => choice.value === usual)?.name ?? usual ?? '' })}
          </span>{' '}
          <button
            type="button"
            class="link"
            aria-label={m.teach_rule_reset_name({ rule: name })}
            onClick={() => choose(usual ?? '')}
          >
            {m.teach_rule_reset()}
          </button>
        </p>
      )}
    </div>
  );
}

/** Rules and all that is no piece, as it is in force. */
export function Facts({ composer, draft, change, begins = false }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const facts = composer.facts(draft);
  const count = facts.filter(departs).length;
  const preset = facts.find(({ id }) => id === 'preset');
  const set = preset?.choices.find(({ value }) => value === preset.value)?.name ?? m.teach_rules_usual();
  // The way back goes with what it was for: whoever took it is at the rule itself.
  const goTo = (selector: string) => root.current?.closest('details')?.querySelector<HTMLElement>(selector)?.focus();
  useEffect(() => {
    if (begins) goTo('[data-fact]');
  }, []);
  return (
    <div class="facts" ref={root}>
      {count > 0 && (
        <p class="facts-departed">
          {m.teach_rules_depart({ count, set })}{' '}
          <button
            type="button"
            class="link"
            onClick={() => {
              goTo('summary');
              change(asRuleSet(composer, draft));
            }}
          >
            {m.teach_rules_reset({ set })}
          </button>
        </p>
      )}
      {facts.map((fact) => (
        <Choice
          key={fact.id}
          fact={fact}
          set={set}
          choose={(value) => {
            const next = chosenFact(draft, fact, value);
            const stays = composer.facts(next).some(({ id }) => id === fact.id);
            goTo(stays ? `[data-fact="${CSS.escape(fact.id)}"]` : 'summary');
            change(next);
          }}
        />
      ))}
    </div>
  );
}
