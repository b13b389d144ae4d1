import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { rng } from '../../engine/core/rng.ts';
import type { Scene } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { loading } from '../../site/loading.ts';
import { Board } from '../board/Board.tsx';
import type { Seated } from './deal-choice.ts';
import {
  askedOf,
  chosenIn,
  chosenOf,
  type DealChoice,
  type Dealing,
  freshNumber,
  isOffered,
  optionsOf,
  picksAsked,
  strongest,
  type Wanted,
  wantedOf,
} from './deals.ts';
import { bare, uncounted } from './empty-table.ts';
import type { GameKit } from './kit.ts';
import { type PanelButton, says } from './panel-parts.ts';
import { filled, Pick } from './parts/DealSentence.tsx';
import { asLeft, noteRules, rulesLeft } from './parts/deal-left.ts';
import { TailLinks, useDialogs } from './parts/dialogs.tsx';
import { Later } from './parts/Later.tsx';
import { More } from './parts/More.tsx';
import { PanelPart } from './parts/PanelPart.tsx';
import { RulesLine } from './parts/RulesLine.tsx';
import { useForeseen } from './parts/useForeseen.ts';
import { useFrame } from './parts/useFrame.ts';
import { useHeading } from './parts/useHeading.ts';
import { useOther } from './parts/useOther.ts';
import { isPerson, peopleOf, peoples } from './people/people.ts';
import { levelWords, playerWords, seatWords } from './player-words.ts';
import { READER } from './reader.ts';
import type { Resumed } from './resumed.ts';
import { Screen } from './Screen.tsx';
import { apart, othersAt, playersOf, seated, seatsOf, together } from './seats.ts';

interface Props {
  readonly kit: GameKit;
  readonly dealing: Dealing;
  /** What was dealt last, for its choices; null: nothing yet, or it is not known yet. */
  readonly last: DealChoice | null;
  /** The rule set that the address of the page names, and nothing besides (`rulesKey`); null: none. */
  readonly rules: string | null;
  /** Who is to have the other seats, as the address says it (`seatsKey`); null: it names nobody. */
  readonly others: string | null;
  /** Why the link of the page opens nothing; null: it has none. */
  readonly wrong: string | null;
  readonly more?: ComponentChildren;
  readonly note?: ComponentChildren;
  deal(choice: DealChoice): void;
}

/**
 * What is to be dealt, as a sentence whose words are the form, over a table on which no card lies before *Deal*. A place for
 * everything that will lie there is kept.
 */
export function DealChooser({ kit: usual, dealing, last, rules, others: named, wrong, more, note, deal }: Props): VNode {
  const { groups, hidden, taking } = dealing;
  const head = useHeading();
  const players = usual.opponents ? [...playersOf(usual.game), ...peoples] : [];
  const first = strongest(usual) ?? '';
  const left = useMemo(asLeft, []);
  const picks = useSignal<readonly number[]>(groups.map(({ id }) => left?.pick(id) ?? 0));
  /** Rules that were changed by themselves. */
  const own = useSignal<Wanted>({});
  const changing = useSignal(false);
  const final = useSignal(left?.pick('undo') === 1);
  const open = useSignal(hidden === undefined || left?.pick('open') === 1);
  /** Who has each of the other seats, as many as there ever are. */
  const seats = useSignal<readonly string[]>(seatIds.map((id) => players[left?.pick(id) ?? -1] ?? first));
  const number = useSignal(left?.number ?? '');
  const choose = (chosen: ReturnType<typeof chosenIn>) => {
    picks.value = chosen.picks;
    own.value = chosen.own;
  };
  useEffect(() => {
    const changed = rulesLeft();
    if (changed) choose(chosenIn(dealing, changed));
    if (left?.changed) return;
    if (!changed && (last !== null || rules !== null))
      choose(chosenIn(dealing, rules === null ? (last?.options ?? {}) : { rules }));
    if (last !== null) {
      open.value = last.open;
      final.value = last.final === true;
    }
    const each = apart(named ?? (last === null ? first : (last.player ?? usual.opponents?.usual ?? '')), seatIds.length);
    if (each.every((one) => players.includes(one))) seats.value = seatIds.map((_, i) => each[i] ?? first);
  }, [last, rules, named]);
  /** What can be gone back to: the last deal, unless it is over. */
  const resumed = useResumed(usual, last);
  const [second = ''] = seats.value;
  const people = isPerson(second) ? second : null;
  const chosen = picksAsked(dealing, picks.value, people);
  const options = optionsOf(dealing, chosen, own.value);
  const load = dealing.other?.(options) ?? null;
  const other = useOther(load);
  const kit = other?.kit ?? usual;
  const dealt = useMemo(() => kit.game.deal(options, rng(0)), [kit, JSON.stringify(options)]);
  // While a table of its own is on the way it is taken to be one for two.
  const others = !kit.opponents ? 0 : dealt.ok ? othersAt(dealt.value) : 1;
  const player = others > 0 ? together(seats.value.slice(0, others)) : null;
  const table = seatsOf({ player }, kit, others);
  /** Who has a seat, as a word of the form. */
  const seatWord = (one: Seated): string => {
    if (one.player === null) return choiceWords(kit, seats.value[one.seat - 2] ?? '');
    return others > 1 ? seatWords(kit, one) : m.play_deal_against({ player: one.name ?? '' });
  };
  const [dialog, show] = useDialogs(kit, dealt.ok ? dealt.value : null);
  const frame = useFrame();
  const foreseen = useForeseen(kit, dealing, options, number.value, load !== null);
  const go = async () =>
    deal({
      number: number.value === '' ? await freshNumber(kit, dealing, options) : Number(number.value),
      options,
      open: open.value,
      player,
      ...(final.value ? { final: true } : {}),
    });
  const all = wantedOf(dealing, chosen, own.value);
  const { house } = dealing;
  const words = askedOf(dealing, chosen, player === null ? null : peopleOf({ player })).map(({ id, legend, items }) => ({
    id,
    pick: (
      <Pick
        key={id}
        name={id}
        legend={legend()}
        at={chosen[groups.findIndex((group) => group.id === id)] ?? 0}
        items={items.map((item) => ({
          name: item.name(),
          word: (item.word ?? item.name)(all),
          off: !isOffered(item, people),
        }))}
        onPick={(at) => {
          picks.value = groups.map((group, i) => (group.id === id ? at : (picks.value[i] ?? 0)));
          // Another rule set has rules of its own; what is chosen of a list was not changed by itself.
          const { [id]: _, ...others } = own.value;
          own.value = id === 'rules' ? {} : others;
          if (house) noteRules(optionsOf(dealing, picks.value, own.value));
        }}
      />
    ),
  }));
  const buttons: PanelButton[] = [
    { id: 'deal', words: m.play_deal_deal(), primary: true, counts: null, act: go },
    ...(resumed
      ? [
          {
            id: 'own' as const,
            words: resumed.against
              ? m.play_deal_back_against({ player: resumed.against })
              : m.play_deal_back_to({ number: resumed.choice.number }),
            short: m.play_deal_back_short(),
            counts: resumed.stands,
            act: () => deal(resumed.choice),
          },
        ]
      : []),
  ];
  const title = m.play_play_title({ game: kit.words.gameName() });
  const start = dealt.ok ? dealt.value : null;
  const shows = (other?.dealing ?? dealing).against?.(table).shows ?? kit.shows ?? ((scene: Scene) => scene);
  const scene = start && shows(start.scene(open.value ? 'all' : READER));
  return (
    <>
      <Screen
        crumb={title}
        title={title}
        plain
        heading={head}
        back={{ href: link('/play/'), name: m.play_all_games() }}
        note={note}
        rules={
          start ? (
            <RulesLine key={JSON.stringify(options)} kit={kit} play={start} onCard={() => show('card')} />
          ) : (
            // The table is on the way: without its line the page that is woken would take the line it was built with for the form.
            <div class="rules-line" />
          )
        }
        board={
          scene && (
            <Board
              key={`${kit.chapter ?? ''} ${scene.slots.map(({ name }) => name)} ${open.value}`}
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
            <p class="deal-also wraps">
              {house && (
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    changing.value = true;
                  }}
                >
                  {m.play_deal_change_rules()}
                </button>
              )}
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
              {taking && (
                <Pick
                  name="undo"
                  legend={taking.legend()}
                  at={final.value ? 1 : 0}
                  items={[
                    { name: taking.free(), word: taking.freeWord() },
                    { name: taking.none(), word: taking.noneWord() },
                  ]}
                  onPick={(at) => {
                    final.value = at === 1;
                  }}
                />
              )}
              {others > 1 && <span>{m.play_deal_with()}</span>}
              {table.slice(1).map((one, i) => (
                <Pick
                  key={one.seat}
                  name={seatIds[i] ?? ''}
                  legend={others > 1 ? m.play_deal_seat({ seat: one.seat }) : m.play_deal_whom()}
                  at={players.indexOf(seats.value[i] ?? '')}
                  items={players.map((player) => ({ name: choiceWords(kit, player), word: seatWord(one) }))}
                  onPick={(at) => {
                    seats.value = seated(seats.value, i, players[at] ?? first);
                  }}
                />
              ))}
              {others === 1 && player !== null && !isPerson(player) && (
                <span class="deal-player" aria-hidden="true">
                  {levelWords(kit, player)}
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
              {resumed && resumed.others > 0 && (
                <a href={link('/play/')}>
                  {resumed.others === 1 ? m.play_open_more_one() : m.play_open_more({ count: resumed.others })}
                </a>
              )}
            </p>
          </form>
        }
        verdict={
          <PanelPart
            panel={
              wrong === null
                ? says('turn', m.play_deal_ready(), foreseen, buttons)
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
      {house && changing.value && (
        <Later
          load={house.load}
          with={{
            chosen: all,
            onDone(chosen) {
              choose(chosenOf(dealing, chosen));
              noteRules(optionsOf(dealing, picks.value, own.value));
            },
            onClose() {
              changing.value = false;
            },
          }}
        />
      )}
    </>
  );
}

/** A deal of a game once it is known not to be over; null: it is, or there is none. */
function useResumed(kit: GameKit, last: DealChoice | null): Resumed | null {
  const [open, setOpen] = useState<Resumed | null>(null);
  useEffect(() => {
    let gone = false;
    if (last)
      loading(() => import('./resumed.ts'))
        .then(({ resumedOf }) => resumedOf(kit, last))
        .then((found) => gone || setOpen(found));
    return () => {
      gone = true;
    };
  }, [last]);
  return open && open.choice === last ? open : null;
}

/** The lists of the other seats, by the names that they have in the form. */
const seatIds = ['player', 'player-3', 'player-4', 'player-5', 'player-6'];

/** What can be chosen for a seat, in words. */
const choiceWords = (kit: GameKit, player: string): string =>
  player === 'friend' ? m.play_deal_friend() : player === 'here' ? m.play_deal_here() : playerWords(kit, player);
