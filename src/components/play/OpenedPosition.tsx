import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { kindOf } from '../../records/cleanness.ts';
import { link as pageLink } from '../../site/i18n.ts';
import { loading } from '../../site/loading.ts';
import { formatLink, type PositionLink } from '../links/links.ts';
import { askedWords } from './asked.ts';
import { keeperOf } from './keeper.ts';
import type { GameKit } from './kit.ts';
import { Playing } from './Playing.tsx';
import { Later } from './parts/Later.tsx';
import { usePractice } from './parts/usePractice.ts';
import { resultOf } from './practice.ts';
import type { Way } from './Screen.tsx';
import { pageSolver } from './solver.ts';

const loadMenu = () => import('./menus/PositionMenu.tsx').then(({ PositionMenu }) => PositionMenu);
const loadWon = () => import('./solved/Won.tsx').then(({ Won }) => Won);

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  readonly link: PositionLink;
  /** What the page itself has behind *More*. */
  readonly more?: ComponentChildren;
  /** Looks at the moves of the link instead; left out: it has none. */
  readonly review?: () => void;
  /** The end of the lesson that has led here; left out: none has. */
  readonly lesson?: string | null;
  /** Where it is one of a set: under which name its line is kept, what it is called there, and the ways back and on. */
  readonly within?: { readonly keep: string; readonly crumb: string; readonly back: Way; readonly ways: readonly Way[] };
}

/** A position that could be read. */
export function OpenedPosition({ kit, start, link, more, review, lesson = null, within }: Props) {
  const goal = link.goal ?? 'win';
  const practice = usePractice(
    {
      kit,
      start,
      goal,
      hints: link.hints,
      judgeStart: true,
      telling: link.telling ?? 'at-once',
      told: link.telling !== undefined,
      secret: link.telling !== undefined,
      solver: pageSolver,
    },
    keeperOf(within?.keep ?? `position.${formatLink({ position: link.position, goal, line: link.line })}`),
    link.line,
  );
  const met = practice.met.value;
  const wasMet = useRef<boolean | null>(null);
  useEffect(() => {
    // A line that comes back solved is not solved again.
    if (wasMet.current === false && met) {
      const clean = kindOf(resultOf(practice)) === 'clean';
      loading(() => import('../../records/ended.ts'))
        .then(({ recordOwnMet }) => recordOwnMet(link.position, goal, clean, new Date()))
        .catch(() => {});
    }
    wasMet.current = met;
  }, [met]);
  // One of a set is handed in with the set.
  const handIn = within?.back.href ?? `${pageLink('/set/')}#${formatLink(link)}`;
  // Whoever says how one is told has handed it out, and waits for what comes of it.
  const back =
    lesson === null
      ? { href: pageLink('/position/'), name: m.play_position_title() }
      : { href: lesson, name: m.play_position_lesson() };
  const way =
    link.telling !== undefined
      ? { href: handIn, name: m.play_hand_in(), always: m.play_hand_in_short() }
      : lesson === null
        ? { href: back.href, name: m.play_position_another() }
        : back;
  const goalWords = kit.words.goalWords(goal, start);
  const title = link.text ?? goalWords;
  return (
    <Playing
      practice={practice}
      crumb={within?.crumb ?? m.play_position_crumb({ game: kit.words.gameName() })}
      title={title}
      goal={askedWords(title, link.question, goalWords, goal)}
      back={within?.back ?? back}
      {...(link.telling === undefined ? {} : { tell: <p class="told-so">{m.play_telling_author({ how: link.telling })}</p> })}
      opening={m.play_position_proved()}
      ways={within?.ways ?? [way]}
      tools={(close) => <Later load={loadMenu} with={{ practice, link, title, handIn, close, ...(review ? { review } : {}) }} />}
      page={more}
      won={<Later load={loadWon} with={{ practice, filed: [], gains: [] }} />}
      note={link.answer !== undefined && practice.met.value && <p class="position-answer">{link.answer}</p>}
    />
  );
}
