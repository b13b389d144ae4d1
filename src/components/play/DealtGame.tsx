import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { GameResult } from '../../records/finished-games.ts';
import { link } from '../../site/i18n.ts';
import { reducedMotion } from '../../site/settings.ts';
import { read, update, watch, write } from '../../site/storage.ts';
import type { Seated } from './deal-choice.ts';
import { asDrawn, withDrawn, withoutDrawn } from './deal-notes.ts';
import { type DealFacts, dealPanel, resultFor } from './deal-panel.ts';
import { type DealChoice, type Dealing, formatDeal, lineKey, type Round, randomNumber } from './deals.ts';
import { keeperOf } from './keeper.ts';
import type { GameKit } from './kit.ts';
import { asPace, delayOf, lastTurnOf, type Pace, paceKey } from './pace.ts';
import { refusalOf, says } from './panel-parts.ts';
import { Cell } from './parts/Cell.tsx';
import { TailLinks, useDialogs } from './parts/dialogs.tsx';
import { Icon } from './parts/icons.tsx';
import { useKeys } from './parts/keys.ts';
import { Later } from './parts/Later.tsx';
import { LineCells } from './parts/LineCells.tsx';
import { More } from './parts/More.tsx';
import { PanelPart } from './parts/PanelPart.tsx';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { RulesLine } from './parts/RulesLine.tsx';
import { CountNote, News } from './parts/SaidActions.tsx';
import { useDrawOffer } from './parts/useDrawOffer.ts';
import { useFrame } from './parts/useFrame.ts';
import { useFrozen } from './parts/useFrozen.ts';
import { useKeptDeal } from './parts/useKeptDeal.ts';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import { slower, useObjections } from './parts/useObjections.ts';
import { usePractice } from './parts/usePractice.ts';
import { useRemarks } from './parts/useRemarks.ts';
import { forTheOther, peopleOf } from './people/people.ts';
import { againstWords } from './player-words.ts';
import { READER } from './reader.ts';
import { Screen, type Way } from './Screen.tsx';
import { isPersons } from './seats.ts';
import { readerOf } from './session.ts';
import { asTell, solverFor, type Tell } from './tell.ts';

export interface DealtProps {
  readonly kit: GameKit;
  readonly dealing: Dealing;
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
  /** What the page itself has behind *More*. */
  readonly more?: ComponentChildren;
  readonly choice: DealChoice;
  readonly start: Play;
  /** Who sits at the table; nobody in a game for one. */
  readonly table: readonly Seated[];
  /** A deal was on this table before: the heading takes the focus that the old one had. */
  readonly again: boolean;
  readonly round?: Round;
  /** The seat of the reader; left out: as the deal's link has it. */
  readonly seat?: number;
  /** The board is covered until whoever sits here says so; null: it is seen. */
  readonly covered?: (() => void) | null;
  /** It is somebody else's turn on this screen. */
  readonly onPass?: (seat: number) => void;
}

const back = (): Way => ({ href: link('/play/'), name: m.play_all_games() });

const loadFriend = () => import('./people/FriendTurn.tsx').then(({ FriendTurn }) => FriendTurn);
const loadCover = () => import('./people/Cover.tsx').then(({ Cover }) => Cover);
const loadFollow = () => import('./parts/During.tsx').then(({ FollowRow }) => FollowRow);
const loadTable = () => import('./parts/AtTable.tsx').then(({ AtTable }) => AtTable);
const loadLeft = () => import('./parts/During.tsx').then(({ Left }) => Left);
const loadEnd = () => import('./end/GameEnd.tsx').then(({ GameEnd }) => GameEnd);
const loadMenu = () => import('./menus/DealMenu.tsx').then(({ DealMenu }) => DealMenu);

/** What is said while the board is covered (whose turn it is, and nothing of the cards), or a friend is waited for. */
const hiddenPanel = (hidden: boolean, player: number, sent: boolean) =>
  hidden ? says('turn', m.play_cover_head({ player })) : sent ? says('thinking', m.play_friend_waits()) : null;

/** One deal on the table. */
export function DealtGame({
  kit,
  dealing,
  positionPage,
  choice,
  start,
  table,
  again,
  round,
  more,
  seat = choice.seat ?? READER,
  covered = null,
  onPass,
}: DealtProps) {
  const people = peopleOf(choice);
  const tell = useSignal<Tell>(read('deal.tell', asTell) ?? 'blind');
  const ended = useSignal(false);
  /** How many moves of one's own there were after the first that went by itself. */
  const quick = useSignal<number | null>(null);
  const asked = useSignal<DealFacts['asked']>(null);
  const name = formatDeal(choice);
  const agreedAt = useSignal(read('deal.drawn', asDrawn)?.[name] ?? null);
  const pace = useSignal<Pace>(read(paceKey, asPace) ?? 'normal');
  /** What the reader may object to in what the computer does. */
  const objections = people === null && table.length === 2 && kit.objections?.at(start) ? kit.objections : null;
  /** The position of which it is proved that nobody can win any more. */
  const frozen = useSignal('');
  /** The reader wants to see the end of the others' turn at once; they are to wait. */
  const hurried = useSignal(false);
  const paused = useSignal(false);
  const practice = usePractice(
    {
      kit,
      start,
      goal: 'win',
      // Against others nothing is judged: they play by what they may see.
      ...(kit.alone ? {} : { seat, judgeStart: true, toTheEnd: true }),
      ...(people ? { people: true } : {}),
      ...(choice.final ? { final: true } : {}),
      players: (place) => table[place - 1]?.player ?? null,
      adviser: { player: Object.keys(kit.game.players).at(-1) ?? '', always: !choice.open },
      pace: {
        delay() {
          const delay = hurried.value ? 0 : delayOf(pace.value, reducedMotion());
          return objections ? slower(delay) : delay;
        },
        paused: () => paused.value,
      },
      over: (own) => ended.value || agreedAt.value === own.cursor.value || frozen.value === own.now.value.position,
      solver: () => (kit.alone ? solverFor(tell.peek(), choice.open, () => practice.own.now.peek().position) : noSolver()),
    },
    keeperOf(`deal.${kit.id}.${name}${round?.id ?? ''}`),
  );
  useEffect(() => {
    const stops = [
      watch('deal.tell', () => {
        tell.value = read('deal.tell', asTell) ?? 'blind';
        practice.again();
      }),
      watch('deal.drawn', () => {
        agreedAt.value = read('deal.drawn', asDrawn)?.[name] ?? null;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [practice]);
  const root = useRef<HTMLDivElement>(null);
  const counts = useId();
  const [dialog, openDialog] = useDialogs(kit, start);
  useKeptFocus(root);
  const frame = useFrame();
  const wide = frame === 'beside';

  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that dealt went away with the old table.
    if (again && document.activeElement === document.body) head.current?.focus();
  }, []);

  const { own } = practice;
  const waiting = own.waiting.value;
  useEffect(() => {
    if (!waiting) hurried.value = paused.value = false;
  }, [waiting]);
  /** What is in the line already is shown first: then it is really somebody else's turn. */
  const passed =
    waiting &&
    // Whoever may only object has not been passed the turn, and nothing shows that they may.
    own.now.value.silence === null &&
    isPersons(table, own.now.value.actor) &&
    own.cursor.value === own.line.value.length;
  useEffect(() => {
    const { actor } = own.now.peek();
    if (passed && typeof actor === 'number') onPass?.(actor);
  }, [passed]);
  const now = own.now.value;
  const verdict = practice.verdict.value;
  const agreed = agreedAt.value === own.cursor.value;
  const drawn = frozen.value === now.position;
  const over = now.outcome !== null || practice.over.value;
  // Under the cover no key may ask, draw or take back for whoever comes next.
  const objecting = useObjections(practice, objections, table[1]?.name ?? '', paused);
  useKeys(covered !== null && !over ? null : practice, root, () => openDialog('card'), over ? undefined : objecting?.object);
  /** How it has ended; null while it goes on. Who gives up has lost. */
  const result: GameResult | null =
    now.outcome !== null ? resultFor(now, own.seat) : agreed || drawn ? 'drawn' : over ? 'lost' : null;
  // In the middle of a match the same cards are not played again.
  const between = now.outcome !== null && round?.anew(now.outcome, () => {}) === null;
  useKeptDeal(practice, { name, round: round?.id, people, over, between, result });
  const offer = useDrawOffer(own, over || people ? undefined : dealing.drawOffer, () => {
    agreedAt.value = own.cursor.peek();
    update('deal.drawn', asDrawn, (before) => withDrawn(before ?? {}, name, agreedAt.peek() ?? 0));
    head.current?.focus();
  });
  useFrozen(own, dealing.drawOffer, frozen);
  const guide = useRemarks(own, kit, choice.guided === true);
  const giveUp = () => {
    ended.value = true;
  };
  const resume = () => {
    ended.value = false;
    asked.value = null;
  };
  const ask = (what: 'end' | 'new') => {
    own.forget();
    asked.value = { what, at: own.own.peek() };
  };
  /** What has been seen cannot be unseen: where something is hidden it is asked first. */
  const askEnd = () => (choice.open ? giveUp() : ask('end'));
  const dealNew = () => {
    location.hash = formatDeal({ ...forTheOther(choice), number: randomNumber() });
  };
  const finish = () => {
    if (objections) paused.value = !paused.value;
    else {
      paused.value = false;
      hurried.value = true;
    }
  };
  const panel =
    hiddenPanel(covered !== null && !over, seat, people === 'friend' && passed && !over) ??
    (over ? null : objecting?.panel) ??
    refusalOf(own, practice) ??
    dealPanel(practice, {
      begin: choice.final ? `${dealing.begin()} ${m.play_deal_final()}` : dealing.begin(),
      final: choice.final === true,
      byLink: people === 'friend',
      next: dealing.next?.(practice.own.now.value) ?? null,
      agreed,
      frozen: drawn,
      ended: ended.value,
      guide,
      scored: round !== undefined,
      asked: asked.value,
      hopeless: tell.value !== 'never' && (verdict.kind === 'refuted' || verdict.kind === 'hopeless'),
      endAtHand: wide,
      offer,
      follow:
        !waiting || passed
          ? null
          : {
              words: paused.value ? m.play_follow_paused() : (objections?.waitWords() ?? m.play_follow_tap()),
              buttons: objecting
                ? objecting.buttons
                : !wide
                  ? []
                  : [
                      { id: 'finish', words: m.play_follow_finish(), counts: null, act: finish },
                      {
                        id: 'pause',
                        words: paused.value ? m.play_follow_go_on() : m.play_pause(),
                        counts: null,
                        act: () => {
                          paused.value = !paused.value;
                        },
                      },
                    ],
            },
      end: giveUp,
      dealNew,
      keep: resume,
    });
  /** Lessons teach two touches, so the first piece that goes by itself says why; until the next move. */
  const tellQuick = () => {
    quick.value ??= own.own.peek() + 1;
  };
  // Where people play nobody would hear that one has given up, and one could go on with all hands seen.
  const endable = people === null && own.cursor.value > 0 && !over;
  const { number } = choice;
  const others = [...table.slice(seat), ...table.slice(0, seat - 1)];
  /** The other player, where there is one. */
  const [opponent] = others.length === 1 ? others : [];
  const against = opponent?.name;
  const lead = againstWords(kit, others);
  const title =
    people === 'friend'
      ? m.play_friend_title()
      : people
        ? m.play_here_title({ player: seat })
        : (round?.title ?? (against ? m.play_deal_title_against({ player: against }) : m.play_deal_title({ number })));
  const eye: number | 'all' = choice.open || over ? 'all' : seat;
  const hidden = covered !== null && !over;
  const news = !hidden && <News practice={practice} eye={eye} waits={false} />;
  const count = (
    <>
      <CountNote practice={practice} />
      {quick.value === own.own.value && (
        <p class="board-note">
          {m.play_deal_quick()} <a href={link('/settings/')}>{m.play_deal_quick_settings()}</a>
        </p>
      )}
    </>
  );
  const onward = (round && now.outcome && round.onward(now.outcome)) || {
    words: over && wide ? m.play_deal_another() : m.play_deal_new(),
    // A game that is running is not dropped by one touch.
    act: () => (own.own.peek() > 0 && !over ? ask('new') : dealNew()),
  };
  const restart = () => {
    resume();
    update('deal.drawn', asDrawn, (before) => withoutDrawn(before ?? {}, name));
    agreedAt.value = null;
    practice.restore([], 0);
    head.current?.focus();
  };
  const turn =
    kit.alone || over || waiting
      ? null
      : lastTurnOf(
          own.played.value.map((_, at) => own.at(at)?.actor),
          own.seat,
        );
  const follow = kit.alone
    ? null
    : {
        pace: pace.value,
        onPace(chosen: Pace) {
          pace.value = chosen;
          write(paceKey, chosen);
        },
        // The others do the same once more: their moves are still in the line.
        again: turn === null ? null : () => own.goTo(turn),
      };
  const { outcome } = now;
  const fragmentOf = async (deal: DealChoice) => {
    const { packLine } = await import('./game-link.ts');
    const packed = packLine({ line: own.line.peek().slice(0, own.cursor.peek()), ends: round?.ends ?? [] });
    return `${formatDeal(deal)}&${lineKey}=${packed}`;
  };
  const linkOf = async (deal: DealChoice) => new URL(`#${await fragmentOf(deal)}`, location.href).href;
  /** The game as it stands, for whoever has the next turn, and to be watched again. */
  const gameLink = () => linkOf(forTheOther(choice));
  const replayLink = () => linkOf(people ? { ...forTheOther(choice), player: null } : choice);
  const end = !over
    ? null
    : {
        practice,
        choice,
        result: result ?? 'lost',
        round: round?.id,
        says:
          outcome !== null
            ? (kit.words.outcomeWords(now, readerOf(own), round !== undefined) ?? '')
            : drawn
              ? `${m.play_draw_frozen()} ${m.play_draw_frozen_why()}`
              : agreed
                ? m.play_draw_agreed()
                : m.play_end_given_up(),
        opponent: against ? { name: against, id: choice.player ?? kit.opponents?.usual ?? '' } : null,
        sheet: round?.sheet(outcome),
        next: round && outcome && round.goesOn(outcome) ? onward : null,
        again: people ? null : round && outcome ? round.anew(outcome, restart) : restart,
        deal: dealNew,
        dealLink: () => new URL(`#${formatDeal(forTheOther(choice))}`, location.href).href,
        gameLink: people === 'friend' ? gameLink : replayLink,
        // In the reader's own seat, whoever played in the others.
        reviewAt: () => fragmentOf(people ? { ...choice, player: null } : choice),
      };
  return (
    <>
      <Screen
        root={root}
        heading={head}
        crumb={round || against ? m.play_deal_crumb({ game: kit.words.gameName(), number }) : kit.words.gameName()}
        title={title}
        goal={round?.head ?? (kit.alone ? kit.words.goalWords('win', start) : null)}
        lead={others.length > 1 ? null : lead}
        back={back()}
        rules={<RulesLine kit={kit} play={start} onCard={() => openDialog('card')} />}
        board={
          <>
            {covered && !over ? (
              <Later load={loadCover} with={{ player: seat, onReady: covered }} />
            ) : (
              <PracticeBoard
                practice={practice}
                name={m.play_board_name({ title })}
                eye={eye}
                fills
                quick
                onQuick={tellQuick}
                onWait={finish}
              />
            )}
            {end && <Later load={loadEnd} with={end} />}
            {people === 'friend' && passed && !over && (
              <Later load={loadFriend} with={{ link: gameLink, moves: own.cursor.value }} />
            )}
          </>
        }
        aside={
          <>
            {!over && round?.sheet(null)}
            {wide && others.length > 1 && <Later load={loadTable} with={{ kit, session: own, others }} />}
            {wide && !round && against && !hidden && own.cursor.value > 0 && (
              <Later load={loadLeft} with={{ session: own, kit, opponent: against }} />
            )}
            {wide && news}
            {wide && count}
          </>
        }
        tell={follow && wide && !hidden && own.cursor.value > 0 && <Later load={loadFollow} with={follow} />}
        verdict={
          <PanelPart panel={panel} kit={kit} frame={frame} news={!wide && news}>
            {!wide && count}
          </PanelPart>
        }
        way={
          <button type="button" class={over ? 'button cell is-next primary' : 'button cell is-skip'} onClick={onward.act}>
            <Icon name={over ? 'forth' : 'skip'} size={22} />
            <span>{onward.words}</span>
          </button>
        }
        line={<LineCells session={own} floor={people || choice.final ? practice.floor.value : null} />}
        hint={
          ended.value && !choice.final ? (
            <Cell icon="restart" onClick={resume}>
              {wide ? m.play_deal_resume() : m.play_deal_resume_short()}
            </Cell>
          ) : (
            <>
              <Cell icon="hint" off={hidden || !practice.hintable.value} onClick={practice.moreHint} describedBy={counts}>
                {m.play_hint()}
              </Cell>
              {wide && people === null && (
                <Cell icon="no" off={!endable} onClick={askEnd}>
                  {m.play_deal_end()}
                </Cell>
              )}
              <span class="visually-hidden" id={counts}>
                {m.play_panel_counts_hint()}
              </span>
            </>
          )
        }
        tail={<TailLinks open={openDialog} />}
        more={
          <More
            page={more}
            tools={(close) => (
              <Later
                load={loadMenu}
                with={{
                  practice,
                  eye,
                  choice,
                  lead,
                  positionPage,
                  open: choice.open || over,
                  tell: tell.value,
                  onTell(value: Tell) {
                    tell.value = value;
                    write('deal.tell', value);
                    practice.again();
                  },
                  follow: wide ? null : follow,
                  sheet: wide ? null : round?.sheet(null),
                  end: !wide && endable ? askEnd : null,
                  close,
                }}
              />
            )}
          />
        }
      />
      {dialog}
    </>
  );
}

const noSolver = (): Promise<never> => Promise.reject(new Error('not judged'));
