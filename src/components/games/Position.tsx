import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Coded } from '../../engine/core/codes.ts';
import type { Play } from '../../engine/core/play.ts';
import { gameOf, loadTaughtGame } from '../../engine/games/registry.ts';
import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { loading } from '../../site/loading.ts';
import { type PositionLink, parseLink, positionKeys } from '../links/links.ts';
import type { GameKit } from '../play/kit.ts';
import type { OpenedPosition } from '../play/OpenedPosition.tsx';
import { PositionForm } from '../play/PositionForm.tsx';
import { Later } from '../play/parts/Later.tsx';
import { useHash } from '../play/parts/useHash.ts';
import { lookedAt, noteLook, takeWish } from '../play/review/wanted.ts';
import { loadKit, loadSentences } from './index.ts';

/** What a link turned out to be. */
type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly part: string; readonly message: string }
  | {
      readonly kind: 'read';
      readonly kit: GameKit;
      readonly start: Play;
      readonly link: PositionLink;
      /** The end of the lesson that has led here; null: none has. */
      readonly lesson: string | null;
      /** Loaded with the game: a page without a board carries none. */
      readonly Opened: typeof OpenedPosition;
    };

/** Reads a fragment all the way to a position one can play on, or says which part is wrong. */
async function readFragment(hash: string): Promise<Reading> {
  if (hash === '') return { kind: 'none' };
  const words = () => import('../links/link-words.ts');
  const broken = async (part: string, message: string): Promise<Reading> => ({
    kind: 'broken',
    part: (await words()).partWords(part),
    message,
  });
  const parsed = parseLink(hash);
  if (!parsed.ok) return broken(parsed.error.part, (await words()).linkWords(parsed.error));
  const link = parsed.value;
  const game = gameOf(link.position);
  const refused = async (part: string, error: Coded, around = (sentence: string) => sentence) => {
    const { engineWords } = await import('../play/engine-words.ts');
    const sentences = async () => (game.ok ? loadSentences(game.value) : {});
    return broken(part, around(await engineWords(error, { sentences })));
  };
  if (!game.ok) return refused('p', game.error);
  const text = await loadTaughtGame(game.value, link.position);
  const start = text.open(link.position);
  if (!start.ok) {
    const { field } = start.error;
    // Where the fields themselves cannot be told apart there is none to name.
    return refused('p', start.error, (reason) => (field === 'fields' ? reason : m.play_link_field({ field, reason })));
  }
  if (link.goal !== null) {
    const goal = text.checkGoal(link.goal);
    if (!goal.ok) return refused('g', goal.error);
  }
  const replayed = text.replay(link.position, link.line);
  if (!replayed.ok) {
    const { error } = replayed;
    return refused('l', error, (reason) => m.play_link_line({ number: error.index + 1, reason }));
  }
  const [{ OpenedPosition: Opened }, { lessonBefore }, kit] = await Promise.all([
    import('../play/OpenedPosition.tsx'),
    import('../../site/lesson-before.ts'),
    loadKit(game.value, link.position),
  ]);
  return { kind: 'read', kit, start: start.value, link, lesson: lessonBefore(location.hash), Opened };
}

const loadReview = () => import('../play/review/ReviewPage.tsx').then(({ ReviewPage }) => ReviewPage);

/** The position page: any position by link, to be played on from, judged and shared. */
export function Position({ more }: { readonly more?: ComponentChildren }) {
  const hash = useHash(positionKeys.keys);
  const reading = useSignal<Reading | null>(null);
  /** The moves of the link are looked at, not played on from. */
  const reviewing = useSignal(false);
  /** The fragment that the form made: what is wrong with it is not a link's fault. */
  const typed = useRef('');
  useEffect(() => {
    const fragment = hash.value;
    if (fragment === null) return;
    let stale = false;
    const wished = takeWish() || lookedAt() !== null;
    loading(() => readFragment(fragment)).then((result) => {
      if (stale) return;
      reviewing.value = wished && result.kind === 'read' && result.link.line.length > 0;
      reading.value = result;
      // The page as it was built stands aside while a link is being opened (theme-boot.js).
      delete document.documentElement.dataset.opening;
    });
    return () => {
      stale = true;
    };
  }, [hash.value]);

  const result = reading.value;
  const byForm = hash.value !== null && hash.value === typed.current;
  if (result === null && hash.value !== null && hash.value.length > 1) return <p class="soft">{m.play_position_loading()}</p>;
  if (result?.kind === 'read' && reviewing.value)
    return (
      <Later
        key={hash.value}
        load={loadReview}
        with={{
          kit: result.kit,
          choice: null,
          start: result.start,
          line: result.link.line,
          positionPage: link('/position/'),
          leave() {
            noteLook(null);
            reviewing.value = false;
          },
        }}
      />
    );
  if (result?.kind === 'read') {
    const review = () => {
      reviewing.value = true;
    };
    const ways = result.link.line.length > 0 ? { review } : {};
    return <result.Opened key={hash.value} {...result} {...ways} more={more} />;
  }
  return (
    <div class="position-empty">
      <h1>{m.play_position_title()}</h1>
      {result?.kind === 'broken' ? (
        <div role="alert" class="verdict is-lost">
          {/* Drawn signs are fetched with a board, and here is none. */}
          <span class="verdict-mark" aria-hidden="true">
            ×
          </span>
          <p class="verdict-text">
            <strong>{byForm ? m.play_form_wrong() : m.play_link_broken()}</strong>
          </p>
          <p>{m.play_link_wrong_part({ part: result.part, message: result.message.replace(/(?<![.!?])$/, '.') })}</p>
          <p>{byForm ? m.play_form_wrong_now() : m.play_link_what_now()}</p>
        </div>
      ) : (
        <p class="lead">{m.play_position_lead()}</p>
      )}
      <PositionForm typed={typed} />
    </div>
  );
}
