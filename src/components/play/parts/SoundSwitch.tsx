import * as m from '../../../paraglide/messages.js';
import { change, settings } from '../../../site/settings.ts';

/** Whether moves are heard: the setting, where one plays. */
export const SoundSwitch = () => (
  <p class="more">
    <label class="choice">
      <input
        type="checkbox"
        checked={settings.value.sound}
        onChange={(event) => {
          change({ sound: event.currentTarget.checked });
        }}
      />
      <span>{m.play_sound()}</span>
    </label>
  </p>
);
