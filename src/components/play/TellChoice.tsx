import * as m from '../../paraglide/messages.js';
import { type Tell, tells } from './tell.ts';

/** The choice itself; where all lies open there is nothing to look into. */
export function TellChoice({ value, open, onChange }: { value: Tell; open: boolean; onChange: (tell: Tell) => void }) {
  const words: Record<Tell, string> = {
    never: m.play_tell_never(),
    blind: open ? m.play_tell_open() : m.play_tell_blind(),
    peek: m.play_tell_peek(),
  };
  return (
    <details class="another">
      <summary>{m.play_tell_head()}</summary>
      <fieldset>
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
