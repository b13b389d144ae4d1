import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { GameResult } from '../../../records/finished-games.ts';
import { loading } from '../../../site/loading.ts';
import { reducedMotion } from '../../../site/settings.ts';
import { read, update, watch } from '../../../site/storage.ts';
import type { Seated } from '../deal-choice.ts';
import { asDrawn, byFriendMark, drawnKey, givenUpKey, withDrawn, withoutDrawn } from '../deal-notes.ts';
import type { DealFacts } from '../deal-panel.ts';
import { type DealChoice, type Dealing, formatDeal, freshNumber, type Round } from '../deals.ts';
import { doersOf } from '../doers.ts';
import { keeperOf } from '../keeper.ts';
import type { GameKit } from '../kit.ts';
import { asPace, delayOf, lastTurnOf, type Pace, paceKey, timeToObject } from '../pace.ts';
import { isEnding, isUnheard } from '../people/ending.ts';
import { forTheOther, peopleOf } from '../people/people.ts';
import { READER } from '../reader.ts';
import { resultFor } from '../result-for.ts';
import { isPersons } from '../seats.ts';
import type { Session } from '../session.ts';
import { asTell, solverFor, type Tell } from '../tell.ts';
import { useFrozen } from './useFrozen.ts';
import { useKeptDeal } from './useKeptDeal.ts';
import { usePractice } from './usePractice.ts';

/** A deal, and the table it is played at. */
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
  readonly round?: Round;
  /** The seat of the reader; left out: as the deal's link has it. */
  readonly seat?: number;
  /** The board is covered until whoever sits here says so; null: it is seen. */
  readonly covered?: (() => void) | null;
  /** It is somebody else's turn on this screen. */
  readonly onPass?: (seat: number) => void;
  /** Whoever sat in that seat takes their last move back; left out: what they did may have been seen. */
  readonly onBack?: ((seat: number) => void) | undefined;
}

/**
 * What is true of a deal on the table, and what can be done with it: its practice, what the reader has chosen for it, how it has ended. The
 * line and the end are kept. In: the deal; `toHeading` gives the heading the focus, where what was pressed goes away.
 */
export function useDealt(props: DealtProps, toHeading: () => void) {
  const { kit, dealing, choice, start, table, round, seat = choice.seat ?? READER, onPass } = props;
  const people = peopleOf(choice);
  const name = formatDeal(choice);
  /** The deal, and which of several rounds it is. */
  const named = `${name}${round?.id ?? ''}`;
  /** After how many actions of this deal something was noted of it; null: it was not. */
  const noted = (key: string, of = named): number | null => read(key, asDrawn)?.[of] ?? null;
  /** The same of giving up, the reader first. */
  const notedEnd = () => noted(givenUpKey) ?? noted(givenUpKey, named + byFriendMark);
  const chosenTell = (): Tell => read('deal.tell', asTell) ?? 'blind';
  const tell = useSignal(chosenTell());
  /** After how many actions the reader gave up, or a friend did; null: nobody has. */
  const endedAt = useSignal(notedEnd());
  const asked = useSignal<DealFacts['asked']>(null);
  /** Where those at the table agreed that it has ended: a draw, or that an end to which somebody could have objected stands. */
  const agreedAt = useSignal(noted(drawnKey));
  const pace = useSignal<Pace>(read(paceKey, asPace) ?? 'normal');
  /** What may be objected to in what is done. */
  const objections = table.length === 2 && kit.objections?.at(start) ? kit.objections : null;
  /** The position of which it is proved that nobody can win any more. */
  const frozen = useSignal('');
  /** The reader wants to see the end of the others' turn at once; they are to wait. */
  const hurried = useSignal(false);
  // Until what knows of objections is there nobody goes on, past a word for the reader or one that they might have.
  const paused = useSignal(objections !== null);
  /** How much of the line is only watched again. */
  const watched = useSignal(0);
  /** Where somebody gave up, which is known once what was kept is on the board. */
  const gaveUp = ({ at }: Pick<Session, 'at'>): Play | null => at(endedAt.value ?? -1) ?? null;
  const practice = usePractice(
    {
      kit,
      start,
      goal: 'win',
      // Against others nothing is judged: they play by what they may see.
      ...(kit.alone ? {} : { seat, judgeStart: true, toTheEnd: true }),
      people: people !== null,
      closed: !choice.open,
      // Who may object has seen what was done.
      ...(choice.final || (objections && people === 'here') ? { final: true } : {}),
      players: (place) => table[place - 1]?.player ?? null,
      adviser: { player: Object.keys(kit.game.players).at(-1) ?? '', always: !choice.open },
      pace: {
        delay(theirs) {
          // A friend is not there to wait: what went by too fast to be read could not be objected to.
          if (objections && theirs) return timeToObject(people === 'friend' && pace.value === 'at-once' ? 'fast' : pace.value);
          return hurried.value ? 0 : delayOf(pace.value, reducedMotion());
        },
        paused: () => paused.value,
        watched: () => watched.value,
      },
      over: (own) => gaveUp(own) !== null || agreedAt.value === own.cursor.value || frozen.value === own.now.value.position,
      solver: () => (kit.alone ? solverFor(tell.peek(), choice.open, () => practice.own.now.peek().position) : noSolver()),
    },
    keeperOf(`deal.${kit.id}.${named}`),
  );
  /** Notes it, or that it is so no more. */
  const note = (key: string, where: Signal<number | null>, at: number | null): void => {
    where.value = at;
    update(key, asDrawn, (before) =>
      at === null ? withoutDrawn(before ?? {}, named, named + byFriendMark) : withDrawn(before ?? {}, named, at),
    );
  };
  const { own } = practice;
  /** The reader was asked whether they mean to end it, or to leave it, and has not answered yet. */
  const asking = asked.value?.at === own.own.value && !practice.over.value;
  const resume = () => {
    asked.value = null;
    note(givenUpKey, endedAt, null);
  };
  useEffect(() => {
    const stops = [
      watch('deal.tell', () => {
        tell.value = chosenTell();
        practice.again();
      }),
      watch(drawnKey, () => {
        agreedAt.value = noted(drawnKey);
      }),
      watch(givenUpKey, () => {
        endedAt.value = notedEnd();
      }),
    ];
    // Its line is not kept any more: nothing was given up in the one that is played now.
    if (endedAt.peek() !== null && gaveUp(own) === null) resume();
    return () => {
      for (const stop of stops) stop();
    };
  }, [practice]);
  const waiting = own.waiting.value;
  useEffect(() => {
    if (waiting) return;
    hurried.value = paused.value = false;
    watched.value = 0;
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
  const ended = gaveUp(own);
  /** It was a friend who gave up. */
  const byFriend = ended !== null && noted(givenUpKey) === null;
  const agreed = agreedAt.value === own.cursor.value;
  const drawn = frozen.value === now.position;
  /** It has ended unless somebody objects to what was done last: until they let it stand, no card is shown that was not seen before. */
  const ending = !agreed && isEnding(own, objections, people);
  const over = (now.outcome !== null && !ending) || practice.over.value;
  /** The reader has led to an end that a friend has still to let stand: until they say that it does, the friend's cards are not seen. */
  const unheard = over && !agreed && isUnheard(own, objections, people);
  /** What giving up comes to in a match, here or where it was done; null where it only ends. */
  const givenUp = round?.givenUp?.(ended ?? now, Number(own.seat)) ?? null;
  /** What it comes to; null while it goes on, and where it was given up for nothing. */
  const outcome = ending
    ? null
    : (now.outcome ??
      ((agreed || drawn) && round?.drawn ? round.drawn(now) : ended !== null ? (givenUp?.outcome ?? null) : null));
  /** How it has ended; null while it goes on. Who gives up has lost, and everybody else has won. */
  const result: GameResult | null = ending
    ? null
    : now.outcome !== null
      ? resultFor(now, own.seat)
      : agreed || drawn
        ? 'drawn'
        : over
          ? byFriend
            ? 'won'
            : 'lost'
          : null;
  // In the middle of a match the same cards are not played again.
  const between = outcome !== null && round?.anew(outcome, () => {}) === null;
  useKeptDeal(practice, {
    ...{ name, round: round?.id, people, over, begun: round?.begun === true, between, result },
    objects: objections !== null,
  });
  useFrozen(own, dealing.drawOffer, frozen);
  /** Breaks off what is only watched again, where the reader had come to. */
  const stopWatching = () => own.show(Math.max(own.cursor.peek(), watched.peek()));
  const ask = (what: 'end' | 'new') => {
    stopWatching();
    own.forget();
    void loading(() => import('../ask-end.ts')).then(({ askedPanel, onEscape }) => {
      const now = { what, at: own.own.peek(), panel: askedPanel };
      asked.value = now;
      onEscape(() => asked.peek() === now && own.own.peek() === now.at && !practice.over.peek(), resume);
    });
  };
  const giveUp = () => {
    stopWatching();
    note(givenUpKey, endedAt, own.cursor.peek());
  };
  return {
    ...{
      practice,
      people,
      seat,
      objections,
      tell,
      ended,
      byFriend,
      asked,
      asking,
      pace,
      paused,
      passed,
      agreed,
      drawn,
      givenUp,
      ending,
      over,
      unheard,
      outcome,
      result,
    },
    /** Everything lies open. */
    open: choice.open || (over && !unheard),
    ...{ ask, giveUp, resume },
    agree() {
      note(drawnKey, agreedAt, own.cursor.peek());
      toHeading();
    },
    restart() {
      resume();
      note(drawnKey, agreedAt, null);
      watched.value = 0;
      practice.restore([], 0);
      toHeading();
    },
    /** Shows the end of the others' turn at once; where the reader may object, has them wait or go on. */
    finish() {
      if (objections) paused.value = !paused.value;
      else {
        paused.value = false;
        hurried.value = true;
      }
    },
    /** After how many actions the others began to act last; null: they have not. Signals are read. */
    lastTurn: () => lastTurnOf(doersOf(own.played.value, own.at), own.seat),
    /** The others do once more what they did after so many actions: it is in the line. */
    watch(from: number) {
      watched.value = own.cursor.peek();
      own.show(from);
    },
    async dealNew() {
      location.hash = formatDeal({ ...forTheOther(choice), number: await freshNumber(kit, dealing, choice.options) });
    },
  };
}

/** A deal on the table, as `useDealt` has it. */
export type Dealt = ReturnType<typeof useDealt>;

const noSolver = (): Promise<never> => Promise.reject(new Error('not judged'));
