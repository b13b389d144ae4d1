import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { rng } from '../../engine/core/rng.ts';
import type { Scene } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { unbroken } from '../../site/unbroken.ts';
import { Board } from '../board/Board.tsx';
import type { Label, Layout } from '../board/layout/types.ts';
import { chosenIn, type DealChoice, type Dealing, optionsOf, randomNumber } from './deals.ts';
import type { GameKit } from './kit.ts';
import { type PanelButton, says } from './panel-parts.ts';
import { TailLinks, useDialogs } from './parts/dialogs.tsx';
import { More } from './parts/More.tsx';
import { PanelPart } from './parts/PanelPart.tsx';
import { RulesLine } from './parts/RulesLine.tsx';
import { useFrame } from './parts/useFrame.ts';
import { levelWords, playerWords } from './player-words.ts';
import { READER } from './reader.ts';
import { Screen } from './Screen.tsx';

/** Labels that count what lies there; with whose it is, those that say that too. */
const counting: Readonly<Partial<Record<Label['text'], 'name' | 'hand-yours' | null>>> = {
  reserve: null,
  waste: null,
  hand: null,
  stock: null,
  count: null,
  'hand-yours': 'hand-yours',
  'hand-theirs': 'name',
};

/** A table on which nothing lies yet: nothing is counted there, and what only counts is not said. */
export const uncounted = (layout: Layout): Layout => ({
  ...layout,
  slots: layout.slots.map((slot) => ({ ...slot, counted: false })),
  labels: layout.labels.flatMap((label) => {
    const text = counting[label.text];
    return text === null ? [] : [text === undefined ? label : { ...label, text, counts: [] }];
  }),
});

interface Props {
  readonly kit: GameKit;
  readonly dealing: Dealing;
  /** What was dealt last, for its choices; null: nothing yet, or it is not known yet. */
  readonly last: DealChoice | null;
  /** Why the link of the page opens nothing; null: it has none. */
  readonly wrong: string | null;
  readonly more?: ComponentChildren;
  readonly note?: ComponentChildren;
  deal(choice: DealChoice): void;
}

/** The table of a deal before anything lies on it. */
export const bare = (scene: Scene): Scene => ({
  ...scene,
  actor: null,
  slots: scene.slots.map((slot) => ({ ...slot, pieces: [], hidden: 0 })),
});

/**
 * What is to be dealt, as a sentence whose words are the form, over a table on which no card lies before *Deal*. A place for
 * everything that will lie there is kept.
 */
export function DealChooser({ kit, dealing, last, wrong, more, note, deal }: Props): VNode {
  const { groups, hidden } = dealing;
  const names = kit.opponents ? Object.keys(kit.game.players) : [];
  const left = useMemo(asLeft, []);
  const picks = useSignal<readonly number[]>(groups.map(({ id }) => left?.pick(id) ?? 0));
  const open = useSignal(hidden === undefined || left?.pick('open') === 1);
  const player = useSignal(names[left?.pick('player') ?? names.length - 1] ?? null);
  const number = useSignal(left?.number ?? '');
  useEffect(() => {
    if (last === null || left?.changed) return;
    picks.value = chosenIn(dealing, last.options);
    open.value = last.open;
    player.value = last.player ?? kit.opponents?.usual ?? null;
  }, [last]);
  const options = optionsOf(dealing, picks.value);
  const dealt = useMemo(() => kit.game.deal(options, rng(0)), [JSON.stringify(options)]);
  const [dialog, show] = useDialogs(kit, dealt.ok ? dealt.value : null);
  const frame = useFrame();
  const go = () =>
    deal({
      number: number.value === '' ? randomNumber() : Number(number.value),
      options,
      open: open.value,
      player: player.value,
    });
  const all: Readonly<Record<string, string>> = Object.assign(
    {},
    ...groups.map((group, i) => group.items[picks.value[i] ?? 0]?.options),
  );
  const words = groups.map(({ id, legend, items }, i) => ({
    id,
    pick: (
      <Pick
        key={id}
        name={id}
        legend={legend()}
        at={picks.value[i] ?? 0}
        items={items.map(({ name, word }) => ({ name: name(), word: (word ?? name)(all) }))}
        onPick={(at) => {
          picks.value = picks.value.with(i, at);
        }}
      />
    ),
  }));
  const buttons: PanelButton[] = [
    { id: 'deal', words: m.play_deal_deal(), primary: true, counts: null, act: go },
    ...(last
      ? [
          {
            id: 'own' as const,
            words: m.play_deal_back_to({ number: last.number }),
            short: m.play_deal_back_short(),
            counts: null,
            act: () => deal(last),
          },
        ]
      : []),
  ];
  const title = m.play_play_title({ game: kit.words.gameName() });
  const start = dealt.ok ? dealt.value : null;
  const scene = start?.scene(open.value ? 'all' : READER);
  return (
    <>
      <Screen
        crumb={title}
        title={title}
        plain
        back={{ href: link('/play/'), name: m.play_all_games() }}
        note={note}
        rules={start && <RulesLine key={JSON.stringify(options)} kit={kit} play={start} onCard={() => show('card')} />}
        board={
          scene && (
            <Board
              key={`${scene.slots.length} ${open.value}`}
              scene={bare(scene)}
              like={scene}
              shown={uncounted}
              moves={[]}
              onIntent={() => {}}
              marks={{}}
              seat={READER}
              name={m.play_board_name({ title })}
              fills
              idle
            />
          )
        }
        aside={
          <form
            class="deal-choice over-board"
            aria-label={m.play_deal_what()}
            onSubmit={(event) => {
              event.preventDefault();
              go();
            }}
          >
            <p class="deal-sentence">{filled(dealing.sentence, words)}</p>
            <p class="deal-also">
              {hidden && (
                <Pick
                  name="open"
                  legend={hidden.legend()}
                  at={open.value ? 1 : 0}
                  items={[
                    { name: hidden.closed(), word: hidden.closedWord() },
                    { name: hidden.open(), word: hidden.openWord() },
                  ]}
                  onPick={(at) => {
                    open.value = at === 1;
                  }}
                />
              )}
              {kit.opponents && (
                <Pick
                  name="player"
                  legend={m.play_deal_computer()}
                  at={names.indexOf(player.value ?? '')}
                  items={names.map((name) => ({
                    name: playerWords(kit, name),
                    word: m.play_deal_against({ player: kit.opponents?.names[name]?.() ?? name }),
                  }))}
                  onPick={(at) => {
                    player.value = names[at] ?? null;
                  }}
                />
              )}
              {player.value && (
                <span class="deal-player" aria-hidden="true">
                  {levelWords(kit, player.value)}
                </span>
              )}
              <label class="deal-number">
                {m.play_deal_number()}{' '}
                <input
                  type="text"
                  inputMode="numeric"
                  pattern="\d{1,9}"
                  placeholder={m.play_deal_random()}
                  value={number.value}
                  onInput={(event) => {
                    number.value = event.currentTarget.value.trim();
                  }}
                />
              </label>
            </p>
          </form>
        }
        verdict={
          <PanelPart
            panel={
              wrong === null
                ? says('turn', m.play_deal_ready(), [m.play_deal_ready_says()], buttons)
                : says('refused', m.play_link_broken(), [wrong], buttons)
            }
            kit={kit}
            frame={frame}
          />
        }
        line={null}
        tail={<TailLinks open={show} />}
        more={<More page={more} tools={() => null} />}
      />
      {dialog}
    </>
  );
}

/** What the reader has chosen before the page was awake: in each list by its name, and the number. */
function asLeft() {
  const form = typeof document === 'undefined' ? null : document.querySelector('.deal-choice');
  if (!form) return null;
  const lists = [...form.querySelectorAll('select')];
  const number = form.querySelector('input')?.value.trim() ?? '';
  const changed = number !== '' || lists.some(({ selectedOptions: [one] }) => one?.defaultSelected === false);
  const chosen = new Map(lists.map(({ name, selectedIndex }) => [name, selectedIndex]));
  return { pick: (name: string) => chosen.get(name), number, changed };
}

/** A word of the sentence that can be exchanged for another: a list to choose from, under its present word. */
function Pick({
  name,
  legend,
  at,
  items,
  onPick,
}: {
  name: string;
  legend: string;
  at: number;
  items: readonly { readonly name: string; readonly word: string }[];
  onPick(at: number): void;
}) {
  return (
    <label class="pick">
      <span aria-hidden="true">{unbroken(items[at]?.word ?? '')}</span>
      <select name={name} aria-label={legend} value={at} onChange={(event) => onPick(event.currentTarget.selectedIndex)}>
        {items.map((item, i) => (
          <option key={item.name} value={i} selected={i === at}>
            {item.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The sentence with its words set in, in the order of the reader's language. */
function filled(
  sentence: Dealing['sentence'],
  words: readonly { readonly id: string; readonly pick: VNode }[],
): ComponentChildren {
  const sign = '\u0000';
  const text = sentence(Object.fromEntries(words.map(({ id }) => [id, `${sign}${id}${sign}`])));
  return text.split(sign).map((part, i) => (i % 2 === 0 ? unbroken(part) : words.find(({ id }) => id === part)?.pick));
}
