import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import type { Draft } from '../../games/composing.ts';
import { presetGoal } from './preset.ts';
import type { Tools } from './tools.ts';

interface Props {
  readonly tools: Tools;
  readonly draft: Draft;
  readonly play: Play | null;
  readonly goal: string;
  choose(goal: string, same?: string): void;
}

/** What is asked, chosen from sentences; a goal that the sentences do not have stands there in its own words. */
export function GoalPart({ tools, draft, play, goal, choose }: Props) {
  const goals = tools.composer.goals(draft);
  const [id = '', value = ''] = goal.split(':', 2);
  const chosen = goals.find((one) => one.id === id && (one.number ? /^\d+$/.test(value) : value === ''));
  const own = !chosen && play ? tools.kit.words.goalWords(goal, play) : goal;
  const number = chosen?.number;
  return (
    <div class="compose-goal">
      <p class="label" id="goal-head">
        {m.teach_goal_head()}
      </p>
      <p class="goal-sentence">
        {m.teach_goal_you()}{' '}
        <select
          aria-labelledby="goal-head"
          value={chosen?.id ?? 'own'}
          onChange={(event) => {
            const next = goals.find((one) => one.id === event.currentTarget.value);
            if (next) choose(presetGoal(tools.composer, draft, next.id));
          }}
        >
          {goals.map((one) => (
            <option key={one.id} value={one.id}>
              {one.words}
            </option>
          ))}
          {!chosen && <option value="own">{own}</option>}
        </select>
        {number && (
          <input
            type="number"
            aria-label={m.teach_goal_number()}
            min={number.low}
            max={number.high}
            value={value}
            onInput={(event) => {
              const next = event.currentTarget.valueAsNumber;
              if (Number.isInteger(next) && next >= number.low && next <= number.high) choose(`${id}:${next}`, 'goal');
            }}
          />
        )}
      </p>
      {play && number?.already !== undefined && Number(value) <= number.already && (
        <p class="goal-already">{m.teach_goal_already({ count: number.already })}</p>
      )}
      {play && <p class="caption">{tools.kit.words.goalWords(goal, play)}</p>}
    </div>
  );
}
