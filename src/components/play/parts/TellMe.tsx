import { useId } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { change } from '../../../site/settings.ts';
import { type Telling, tellings } from '../../links/telling.ts';
import type { Practice } from '../practice.ts';

const names: Readonly<Record<Telling, () => string>> = {
  'at-once': m.play_telling_at_once,
  'when-asked': m.play_telling_when_asked,
  never: m.play_telling_never,
};

/** Three ways to be told whether the goal can still be met; the choice is remembered for all puzzles. */
export function TellMe({ practice }: { practice: Practice }) {
  const group = useId();
  const { telling } = practice.state.value;
  return (
    <fieldset class="tell-me wraps">
      <legend>{m.play_telling_legend()}</legend>
      {tellings.map((way) => (
        <label key={way}>
          <input
            type="radio"
            name={group}
            checked={way === telling}
            onChange={() => {
              practice.tell(way);
              change({ tell: way });
            }}
          />
          <span>{names[way]()}</span>
        </label>
      ))}
    </fieldset>
  );
}
