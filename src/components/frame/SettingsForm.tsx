import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { change, defaults, type Settings, settings } from '../../site/settings.ts';
import { Stored } from './Stored.tsx';
import { Suits } from './Suits.tsx';

/** The letters on cards. */
const usual = 'A K Q J';

/** The settings page's form: each choice holds at once, here and in other tabs. `own`: the letters on cards as the language has them. */
export default function SettingsForm({ own }: { readonly own: string }) {
  // The page is built with the defaults; what this browser keeps is shown once the form lives.
  const shown = useSignal<Settings>(defaults);
  const alive = useSignal(false);
  useEffect(() => {
    alive.value = true;
  }, [alive]);
  useSignalEffect(() => {
    if (alive.value) shown.value = settings.value;
  });
  const choose = (patch: Partial<Settings>) => change(patch);
  const now = shown.value;
  const off = !alive.value;

  return (
    <>
      <Choice
        title={m.site_settings_theme()}
        off={off}
        value={now.theme}
        options={[
          ['system', m.site_settings_theme_system()],
          ['light', m.site_settings_theme_light()],
          ['dark', m.site_settings_theme_dark()],
        ]}
        choose={(theme) => choose({ theme })}
      />
      <Choice
        title={m.site_settings_motion()}
        says={m.site_settings_motion_says()}
        off={off}
        value={now.motion}
        options={[
          ['system', m.site_settings_motion_system()],
          ['none', m.site_settings_motion_none()],
        ]}
        choose={(motion) => choose({ motion })}
      />
      <Choice
        title={m.site_settings_tap()}
        says={m.site_settings_tap_says()}
        off={off}
        value={now.singleTap}
        options={[
          ['deals', m.site_settings_tap_deals()],
          ['always', m.site_settings_tap_always()],
          ['never', m.site_settings_tap_never()],
        ]}
        choose={(singleTap) => choose({ singleTap })}
      />
      <Switch
        title={m.site_settings_draws()}
        label={m.site_settings_draws_label()}
        says={m.site_settings_draws_says()}
        off={off}
        on={now.draws}
        choose={(draws) => choose({ draws })}
      />
      <Switch
        title={m.site_settings_sound()}
        label={m.site_settings_sound_label()}
        says={m.site_settings_sound_says()}
        off={off}
        on={now.sound}
        choose={(sound) => choose({ sound })}
      />
      <Switch
        title={m.site_settings_playable()}
        label={m.site_settings_playable_label()}
        says={m.site_settings_playable_says()}
        off={off}
        on={now.playable}
        choose={(playable) => choose({ playable })}
      />
      <Switch
        title={m.site_settings_must()}
        label={m.site_settings_must_label()}
        says={m.site_settings_must_says()}
        off={off}
        on={now.must}
        choose={(must) => choose({ must })}
      />
      <Switch
        title={m.site_settings_deck()}
        label={m.site_settings_deck_label()}
        says={m.site_settings_deck_says()}
        off={off}
        on={now.fourColour}
        choose={(fourColour) => choose({ fourColour })}
      >
        <Suits />
      </Switch>
      {own !== usual && (
        <Choice
          title={m.site_settings_letters()}
          says={m.site_settings_letters_says()}
          off={off}
          value={now.letters}
          options={[
            ['usual', usual],
            ['own', own],
          ]}
          choose={(letters) => choose({ letters })}
        />
      )}
      <Choice
        title={m.site_settings_tell()}
        says={m.site_settings_tell_says()}
        off={off}
        value={now.tell}
        options={[
          ['usual', m.site_settings_tell_usual()],
          ['at-once', m.site_settings_tell_at_once()],
          ['when-asked', m.site_settings_tell_when_asked()],
          ['never', m.site_settings_tell_never()],
        ]}
        choose={(tell) => choose({ tell })}
      />
      <Switch
        title={m.site_settings_lead_on()}
        label={m.site_settings_lead_on_label()}
        says={m.site_settings_lead_on_says()}
        off={off}
        on={now.leadOn}
        choose={(leadOn) => choose({ leadOn })}
      />
      <Switch
        title={m.site_settings_times()}
        label={m.site_settings_times_label()}
        says={m.site_settings_times_says()}
        off={off}
        on={now.times}
        choose={(times) => choose({ times })}
      />
      <Switch
        title={m.site_settings_symbols()}
        label={m.site_settings_symbols_label()}
        says={m.share_symbols_says()}
        off={off}
        on={now.symbols}
        choose={(symbols) => choose({ symbols })}
      />
      <Stored />
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly title: string;
  /** Until the form lives. */
  readonly off: boolean;
  readonly says?: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  choose(value: T): void;
}

function Choice<T extends string>({ title, off, says, value, options, choose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="setting" disabled={off} aria-describedby={says ? `${name}-says` : undefined}>
      <legend>{title}</legend>
      <div class="setting-body">
        <div class="options wraps">
          {options.map(([option, label]) => (
            <label class="option" key={option}>
              <input type="radio" name={name} value={option} checked={option === value} onChange={() => choose(option)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
        {says && (
          <p class="caption" id={`${name}-says`}>
            {says}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly title: string;
  /** Until the form lives. */
  readonly off: boolean;
  readonly label: string;
  readonly says: string;
  readonly on: boolean;
  readonly children?: ComponentChildren;
  choose(on: boolean): void;
}

function Switch({ title, off, label, says, on, choose, children }: SwitchProps) {
  const id = useId();
  return (
    <fieldset class="setting" disabled={off}>
      <legend>{title}</legend>
      <div class="setting-body">
        <label class="option">
          <input
            type="checkbox"
            checked={on}
            aria-describedby={`${id}-says`}
            onChange={(event) => choose(event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
        {children}
        <p class="caption" id={`${id}-says`}>
          {says}
        </p>
      </div>
    </fieldset>
  );
}
