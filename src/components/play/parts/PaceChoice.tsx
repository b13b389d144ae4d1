import { useId } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { type Pace, paces } from '../pace.ts';

const names: Readonly<Record<Pace, () => string>> = {
  slow: m.play_pace_slow,
  normal: m.play_pace_normal,
  fast: m.play_pace_fast,
  'at-once': m.play_pace_at_once,
};

/** How fast the others play; the choice is remembered for all whole games. */
export function PaceChoice({ value, onChange }: { value: Pace; onChange: (pace: Pace) => void }) {
  const group = useId();
  return (
    <fieldset class="tell-me wraps">
      <legend>{m.play_pace_legend()}</legend>
      {paces.map((pace) => (
        <label key={pace}>
          <input type="radio" name={group} checked={pace === value} onChange={() => onChange(pace)} />
          <span>{names[pace]()}</span>
        </label>
      ))}
    </fieldset>
  );
}
