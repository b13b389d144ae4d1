import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../kit.ts';

interface Props {
  readonly kit: GameKit;
  readonly play: Play;
  /** The names of the rules in force that are shown, where the page knows them beforehand; their sentences come when one is touched. */
  readonly names?: readonly string[] | undefined;
  readonly onCard: () => void;
}

/** Which rules are in force, in one line; each name says its sentence on a touch, and the last opens the rules in short. */
export function RulesLine({ kit, play, names, onCard }: Props) {
  const [rules, setRules] = useState<readonly { readonly name: string; readonly says: string }[] | null>(null);
  const [own, setOwn] = useState(names);
  const [open, setOpen] = useState<number | null>(null);
  /** All names are shown, where the line is too short for them. */
  const [all, setAll] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const load = () => {
    if (rules === null)
      loading(kit.card).then((card) => setRules(card.inForce(play).filter(({ name }) => names?.includes(name) ?? true)));
  };
  useEffect(() => {
    if (names) return;
    if (kit.names) loading(kit.names).then((known) => setOwn(known.of(play)));
    else load();
  }, []);
  // Heard from the first paint on, so that a key that comes in the same moment as a touch is not missed.
  useLayoutEffect(() => {
    const close = () => {
      setOpen(null);
      setAll(false);
    };
    const away = (event: Event) => {
      if (!(event.target instanceof Node) || !line.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const names = line.current?.querySelector('ul');
    const whole = () => setAll(true);
    names?.addEventListener('click', whole);
    addEventListener('pointerdown', away);
    addEventListener('keydown', onKey);
    return () => {
      names?.removeEventListener('click', whole);
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', onKey);
    };
  }, []);
  const says = open === null ? '' : rules?.[open]?.says;
  const shown = rules?.map(({ name }) => name) ?? own ?? [];
  return (
    <div class={all ? 'rules-line is-whole' : 'rules-line'} ref={line}>
      <div class="rules-names">
        <ul aria-label={m.play_rules_in_force()} hidden={shown.length === 0}>
          {shown.map((name, i) => (
            <li key={name}>
              <button
                type="button"
                aria-expanded={open === i}
                onClick={() => {
                  load();
                  setOpen(open === i ? null : i);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" class="rules-open" onClick={onCard}>
        {m.play_rules_short()}
      </button>
      <p class="rules-says" role="status" hidden={!says}>
        {says}
      </p>
    </div>
  );
}
