import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { read, write } from '../../site/storage.ts';
import { Board } from '../board/Board.tsx';
import { DealForm } from './DealForm.tsx';
import {
  type DealChoice,
  type Dealing,
  dealKeys,
  formatDeal,
  type Round,
  type RoundsOf,
  randomNumber,
  readDeal,
  usualDeal,
  usualOptions,
} from './deals.ts';
import type { GameKit } from './kit.ts';
import { formatLink } from './links.ts';
import { LineButtons } from './parts/Controls.tsx';
import { CopyText } from './parts/CopyText.tsx';
import { DrawOffer } from './parts/DrawOffer.tsx';
import { Icon } from './parts/icons.tsx';
import { KeysHelp } from './parts/KeysHelp.tsx';
import { useKeys } from './parts/keys.ts';
import { MoveList } from './parts/MoveList.tsx';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { Report } from './parts/Report.tsx';
import { useEngineWords } from './parts/useEngineWords.ts';
import { useHash } from './parts/useHash.ts';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import { usePractice } from './parts/usePractice.ts';
import { RefusalLine, Statement } from './parts/VerdictLine.tsx';
import { playerWords } from './player-words.ts';
import { asTell, solverFor, type Tell, TellChoice } from './TellChoice.tsx';

/** What a page hands to its island. */
export interface DealProps {
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
}

interface Props extends DealProps {
  readonly kit: GameKit;
  readonly dealing: Dealing;
  /** Where a deal is the first of several rounds. */
  readonly Rounds?: RoundsOf;
}

/** At a table with others the reader sits first. */
const READER = 1;

/** At which action of which deal a draw was agreed on. */
const asDrawn = (raw: unknown): Readonly<Record<string, number>> | null =>
  typeof raw === 'object' && raw !== null && Object.values(raw).every((at) => Number.isInteger(at)) ? { ...raw } : null;

const asText = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

/** Plays a numbered or random deal. The deal stands in the link; the line is kept in the browser. */
export function Deal({ kit, dealing, positionPage, Rounds }: Props) {
  const hash = useHash(dealKeys);
  const lastKey = `deal.${kit.id}.last`;
  const dealtBefore = useRef(false);
  const fragment = hash.value === null || hash.value.length > 1 ? hash.value : `#${read(lastKey, asText) ?? ''}`;
  const dealt = fragment === null ? null : readDeal(fragment, kit);
  const wrong = useEngineWords(dealt === null || dealt.ok ? null : dealt.error, kit);

  useEffect(() => {
    if (fragment === null) return;
    if (dealt?.ok) {
      write(lastKey, formatDeal(dealt.value.choice));
      return;
    }
    if (dealt !== null) return;
    // No deal in the link and none kept: a random one of the full game, without a new entry in the history.
    history.replaceState(null, '', `#${formatDeal(usualDeal(dealing, kit, randomNumber()))}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, [fragment]);

  if (dealt === null) return <Fresh kit={kit} dealing={dealing} />;
  if (!dealt.ok)
    return (
      <div class="position-empty">
        <div role="alert" class="verdict is-lost">
          <Icon name="no" size={24} />
          <p class="verdict-text">
            <strong>{m.play_link_broken()}</strong>
          </p>
          <p>{m.play_link_wrong_part({ part: dealt.error.field, message: wrong })}</p>
        </div>
        <DealForm kit={kit} dealing={dealing} current={usualDeal(dealing, kit, 0)} onDealt={() => {}} />
      </div>
    );
  const { choice, start } = dealt.value;
  const again = dealtBefore.current;
  dealtBefore.current = true;
  const name = formatDeal(choice);
  const common = { kit, dealing, positionPage, choice };
  if (!Rounds) return <DealtGame key={name} {...common} start={start} again={again} />;
  return (
    <Rounds
      key={name}
      choice={choice}
      first={start}
      show={(round) => (
        <DealtGame key={name + round.id} {...common} start={round.start} again={again || round.again} round={round} />
      )}
    />
  );
}

/** Before the page's script runs: the table of the full game with its urn closed, the same for every deal. */
function Fresh({ kit, dealing }: Pick<Props, 'kit' | 'dealing'>) {
  const start = kit.game.deal(usualOptions(dealing), 0);
  const name = m.play_play_title({ game: kit.words.gameName() });
  return (
    <div class="practice practice-puzzle">
      <header class="practice-head">
        <p class="label">{kit.words.gameName()}</p>
        <h1>{name}</h1>
      </header>
      <div class="practice-board">
        {start.ok && (
          <Board
            scene={start.value.scene(1)}
            moves={[]}
            onIntent={() => {}}
            marks={{}}
            seat={READER}
            name={m.play_board_name({ title: name })}
          />
        )}
      </div>
      <div class="practice-side">
        <div class="news">
          <Statement tone="quiet" head={dealing.begin()} />
        </div>
        <p class="soft">{m.play_play_about()}</p>
      </div>
    </div>
  );
}

/** One deal on the table. */
function DealtGame({
  kit,
  dealing,
  positionPage,
  choice,
  start,
  again,
  round,
}: Omit<Props, 'Rounds'> & { choice: DealChoice; start: Play; again: boolean; round?: Round }) {
  const tell = useSignal<Tell>(read('deal.tell', asTell) ?? 'blind');
  const ended = useSignal(false);
  const name = formatDeal(choice);
  const agreedAt = useSignal(read('deal.drawn', asDrawn)?.[name] ?? null);
  const choosing = useRef<HTMLDetailsElement>(null);
  const practice = usePractice(
    {
      kit,
      start,
      goal: 'win',
      // Against others nothing is judged: they play by what they may see.
      ...(kit.alone ? {} : { seat: READER, judgeStart: true, toTheEnd: true }),
      ...(choice.player === null ? {} : { player: choice.player }),
      over: (own) => ended.value || agreedAt.value === own.cursor.value,
      solver: () => (kit.alone ? solverFor(tell.peek(), choice.open, () => practice.own.now.peek().position) : noSolver()),
    },
    `deal.${kit.id}.${name}${round?.id ?? ''}`,
  );
  const root = useRef<HTMLDivElement>(null);
  const [helping, help] = useState(false);
  useKeys(practice, root, () => help(true));
  useKeptFocus(root);

  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that dealt went away with the old table.
    if (again && document.activeElement === document.body) head.current?.focus();
  }, []);

  const { own } = practice;
  const opponent = choice.player ?? kit.opponents?.usual;
  const now = own.now.value;
  const verdict = practice.verdict.value;
  const hopeless = tell.value !== 'never' && (verdict.kind === 'refuted' || verdict.kind === 'hopeless');
  const agreed = agreedAt.value === own.cursor.value;
  const over = now.outcome !== null || practice.over.value;
  const undone = own.undone.value;
  const count = own.cursor.value;
  const played = m.play_deal_on({ count });
  const turn = kit.words.turnWords?.(now, own.waiting.value) ?? null;
  const headline = count === 0 ? `${dealing.begin()} ${turn ?? ''}`.trim() : (turn ?? played);
  return (
    <div class="practice practice-puzzle" ref={root}>
      <header class="practice-head">
        <p class="label">{kit.words.gameName()}</p>
        <h1 ref={head} tabIndex={-1}>
          {m.play_deal_title({ number: choice.number })}
        </h1>
        {round && <p>{round.head}</p>}
      </header>
      <div class="practice-board">
        <PracticeBoard
          practice={practice}
          name={m.play_board_name({ title: m.play_deal_title({ number: choice.number }) })}
          eye={choice.open || over ? 'all' : READER}
        />
      </div>
      <div class="practice-side">
        <div class="news" role="status">
          {own.refusal.value ? (
            <RefusalLine session={own} kit={kit} />
          ) : now.outcome !== null ? (
            <Statement tone={isWon(now, own.seat) ? 'good' : 'bad'} head={kit.words.outcomeWords(now) ?? ''}>
              <p>{undone > 0 ? m.play_deal_done_undone({ count, undone }) : m.play_deal_done({ count })}</p>
            </Statement>
          ) : agreed ? (
            <Statement tone="quiet" head={m.play_draw_agreed()}>
              <p>{m.play_deal_on({ count })}</p>
            </Statement>
          ) : ended.value ? (
            <Statement tone="quiet" head={m.play_deal_ended()} />
          ) : hopeless ? (
            <Statement tone="bad" head={m.play_deal_hopeless()}>
              <p>{m.play_deal_hopeless_more()}</p>
            </Statement>
          ) : (
            <Statement tone="quiet" head={headline}>
              {turn !== null && count > 0 && !own.waiting.value && <p>{played}</p>}
              {undone > 0 && <p>{m.play_deal_undone({ count: undone })}</p>}
            </Statement>
          )}
        </div>
        {kit.drawOffer && !over && (
          <DrawOffer
            session={own}
            offer={kit.drawOffer}
            onAgreed={() => {
              agreedAt.value = own.cursor.peek();
              write('deal.drawn', { [name]: own.cursor.peek() });
              head.current?.focus();
            }}
          />
        )}
        {round?.sheet(now.outcome)}
        <LineButtons session={own} />
        <div class="buttons">
          {!over && count > 0 && (
            <button
              type="button"
              class={hopeless ? 'button primary' : 'button'}
              onClick={() => {
                ended.value = true;
              }}
            >
              {m.play_deal_end()}
            </button>
          )}
          {ended.value && (
            <button
              type="button"
              class="button"
              onClick={() => {
                ended.value = false;
              }}
            >
              {m.play_deal_resume()}
            </button>
          )}
          {over && !(round && now.outcome) && (
            <button
              type="button"
              class="button primary"
              onClick={() => {
                location.hash = formatDeal({ ...choice, number: randomNumber() });
              }}
            >
              {m.play_deal_another()}
            </button>
          )}
        </div>
        {kit.alone && (
          <TellChoice
            value={tell.value}
            open={choice.open}
            onChange={(value) => {
              tell.value = value;
              write('deal.tell', value);
              practice.again();
            }}
          />
        )}
        {opponent && <p class="soft">{m.play_deal_against({ player: playerWords(kit, opponent) })}</p>}
        <MoveList session={own} kit={kit} />
        <p class="more">
          <CopyText label={m.play_deal_copy()} text={() => new URL(`#${formatDeal(choice)}`, location.href).href} />
          {(choice.open || over) && (
            <CopyText
              label={m.play_copy_link()}
              text={() => new URL(`${positionPage}#${formatLink({ position: now.position })}`, location.href).href}
            />
          )}
          <button type="button" class="link" onClick={() => help(true)}>
            {m.play_keys_head()}
          </button>
        </p>
        <details class="another" ref={choosing}>
          <summary>{m.play_deal_choose()}</summary>
          <DealForm kit={kit} dealing={dealing} current={choice} onDealt={() => choosing.current?.removeAttribute('open')} />
        </details>
        <Report session={own} what={m.play_deal_title({ number: choice.number })} secret={!choice.open && !over} />
      </div>
      {helping && <KeysHelp onClose={() => help(false)} />}
    </div>
  );
}

const noSolver = (): Promise<never> => Promise.reject(new Error('not judged'));

/** Whether the reader has won: alone, or as the player whose part they play. */
const isWon = ({ outcome }: Play, seat: Play['actor']): boolean => outcome?.result === 'won' || outcome?.winner === seat;
