import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import type { Seated } from '../deal-choice.ts';
import { type DealChoice, type Dealing, formatDeal, type RoundsOf } from '../deals.ts';
import { recordWords } from '../done.ts';
import { openLine, type PlayedLine } from '../game-link.ts';
import type { GameKit } from '../kit.ts';
import { says } from '../panel-parts.ts';
import { TailLinks, useDialogs } from '../parts/dialogs.tsx';
import { Later } from '../parts/Later.tsx';
import { More } from '../parts/More.tsx';
import { PanelPart } from '../parts/PanelPart.tsx';
import { PracticeBoard } from '../parts/PracticeBoard.tsx';
import { RulesLine } from '../parts/RulesLine.tsx';
import { SaidScreen } from '../parts/SaidScreen.tsx';
import { SolutionRow } from '../parts/StageRows.tsx';
import { useFrame } from '../parts/useFrame.ts';
import { useHeading } from '../parts/useHeading.ts';
import { usePractice } from '../parts/usePractice.ts';
import { canGiveUp } from '../people/arrival.ts';
import { forTheOther, peopleOf } from '../people/people.ts';
import { READER } from '../reader.ts';
import { createReplay, replayInterval } from '../replay.ts';
import { lookedAt, noteLook, takeWish } from '../review/wanted.ts';
import { Screen } from '../Screen.tsx';
import { othersAt } from '../seats.ts';
import { lengthWords, watchedKit } from '../watched-kit.ts';
import { spoiledBy } from './spoils.ts';

interface Props {
  readonly kit: GameKit;
  readonly dealing: Pick<Dealing, 'against'>;
  readonly choice: DealChoice;
  readonly start: Play;
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
  /** The line, as its link has it. */
  readonly packed: string;
  readonly Rounds?: RoundsOf;
  /** Who sits at the table of such a deal. */
  readonly table: readonly Seated[];
  readonly more?: ComponentChildren;
}

/** A game as its link has it, to be watched again: nothing of it is kept, and everything lies open. */
export function Replay({ packed, Rounds, ...given }: Props) {
  const kit = useMemo(() => watchedKit(given), [given.kit, given.choice.player]);
  const props = { ...given, kit };
  const [opened, open] = useState<PlayedLine | 'damaged' | null>(null);
  useEffect(() => {
    openLine(packed).then((line) => open(line ?? 'damaged'));
  }, [packed]);
  if (opened === null) return null;
  if (opened === 'damaged') return <Broken {...props} words={m.play_replay_damaged()} />;
  const { line, gaveUp = null } = opened;
  if (!Rounds) return <Watched {...{ ...props, line, gaveUp }} />;
  return (
    <Rounds
      choice={props.choice}
      first={props.start}
      given={opened.ends}
      {...(props.choice.player === null ? {} : { table: props.table })}
      show={(round) => <Watched {...{ ...props, line, gaveUp }} start={round.start} />}
    />
  );
}

const back = () => ({ href: link('/play/'), name: m.play_all_games() });

/** Why nothing is shown; the deal itself can be played all the same. */
function Broken({ words, ...props }: Omit<Props, 'packed' | 'Rounds'> & { words: string }) {
  const panel = says('refused', m.play_link_broken(), [words], [ownCards(props.choice)]);
  return <SaidScreen {...props} panel={panel} title={m.play_replay_title()} />;
}

const ownCards = (choice: DealChoice) => ({
  id: 'deal' as const,
  words: m.play_replay_own(),
  counts: null,
  act() {
    location.hash = formatDeal(forTheOther(choice));
  },
});

function Watched(props: PlayerProps) {
  const { kit, start, line, gaveUp } = props;
  const played = useMemo(() => kit.game.replay(start.position, line), [start, line]);
  if (!played.ok) return <Broken {...props} words={m.play_replay_illegal({ number: played.error.index + 1 })} />;
  if (gaveUp !== null && !canGiveUp(played.value, gaveUp, othersAt(start) + 1))
    return <Broken {...props} words={m.play_link_gave_up({ player: gaveUp })} />;
  return <WatchedOrReviewed {...props} />;
}

interface PlayerProps extends Omit<Props, 'packed' | 'Rounds'> {
  readonly line: readonly string[];
  /** The seat of whoever gave it up after the line; null: nobody did. */
  readonly gaveUp: number | null;
}

const loadReview = () => import('../review/ReviewPage.tsx').then(({ ReviewPage }) => ReviewPage);

function WatchedOrReviewed(props: PlayerProps) {
  const [wished] = useState(takeWish);
  const [reviewed, review] = useState(() => wished || lookedAt() !== null);
  const { kit, choice, start } = props;
  /** The reader's own game, which this one would give away; null: there is none, or they want to see it all the same. */
  const [spoiled, spoil] = useState(() => (reviewed ? null : spoiledBy(kit.id, choice, start, new Date())));
  const leave = () => {
    noteLook(null);
    review(false);
  };
  if (spoiled !== null) {
    const ways = [
      {
        ...ownCards(choice),
        primary: true,
        act() {
          location.hash = spoiled;
        },
      },
      { id: 'own' as const, words: m.play_spoils_watch(), counts: null, act: () => spoil(null) },
    ];
    return (
      <SaidScreen {...props} panel={says('asks', m.play_spoils(), [m.play_spoils_says()], ways)} title={m.play_replay_title()} />
    );
  }
  return reviewed ? (
    <Later load={loadReview} with={{ ...props, fromEnd: wished, leave }} />
  ) : (
    <Player {...props} onReview={() => review(true)} />
  );
}

function Player({ kit, choice, start, line, gaveUp, more, onReview }: PlayerProps & { onReview(): void }) {
  const { seat = READER } = choice;
  const practice = usePractice(
    {
      kit,
      start,
      goal: 'win',
      seat,
      toTheEnd: true,
      over: () => true,
      solver: () => Promise.reject(new Error('not judged')),
    },
    null,
    line,
  );
  const { own } = practice;
  const replay = useMemo(() => createReplay(own, replayInterval), [own]);
  useEffect(() => {
    own.goTo(0);
    return () => replay.stop();
  }, [own, replay]);
  const frame = useFrame();
  const head = useHeading();
  const [dialog, show] = useDialogs(kit, start);
  const title = m.play_replay_title();
  const at = own.cursor.value;
  const of = line.length;
  /** Such a link names nobody, and who opens it may have sat in any seat or in none. */
  const amongPeople = choice.player === null && !kit.alone;
  const ways = [
    ...(of > 0 ? [{ id: 'review' as const, words: m.review_open(), primary: true, counts: null, act: onReview }] : []),
    ownCards(choice),
  ];
  const panel =
    at === 0
      ? says(
          'unasked',
          lengthWords(kit, choice, own.at(of) ?? start, gaveUp, of),
          amongPeople ? [m.play_replay_seat({ player: seat })] : [],
          ways,
        )
      : says(
          'unasked',
          m.play_replay_at({ at, of }),
          [
            recordWords(kit, own, at - 1, 'all'),
            ...(at === of && gaveUp !== null ? [m.play_replay_gave_up({ player: gaveUp })] : []),
            ...(at === of
              ? [kit.words.outcomeWords(own.now.value, amongPeople || peopleOf(choice) === 'here' ? 0 : seat) ?? '']
              : []),
          ].filter((words) => words !== ''),
          at === of ? ways : [],
        );
  return (
    <>
      <Screen
        crumb={m.play_deal_crumb({ game: kit.words.gameName(), number: choice.number })}
        heading={head}
        title={title}
        back={back()}
        rules={<RulesLine kit={kit} play={start} onCard={() => show('card')} />}
        board={<PracticeBoard practice={practice} name={m.play_board_name({ title })} eye="all" fills />}
        verdict={<PanelPart panel={panel} kit={kit} frame={frame} />}
        line={<SolutionRow stage={{ session: own, replay }} />}
        tail={<TailLinks open={show} />}
        more={<More page={more} tools={() => null} />}
      />
      {dialog}
    </>
  );
}
