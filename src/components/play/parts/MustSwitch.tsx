import * as m from '../../../paraglide/messages.js';
import { change, settings } from '../../../site/settings.ts';
import type { GameKit } from '../kit.ts';

/** Whether compulsory plays are marked: the setting, where one plays at a table that has such. */
export const MustSwitch = ({ kit }: { readonly kit: GameKit }) =>
  kit.compulsory ? (
    <p class="more">
      <label class="choice">
        <input
          type="checkbox"
          checked={settings.value.must}
          onChange={(event) => {
            change({ must: event.currentTarget.checked });
          }}
        />
        <span>{m.play_must()}</span>
      </label>
    </p>
  ) : null;
