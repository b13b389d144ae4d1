import type { ComponentChildren } from 'preact';
import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { link as pageLink } from '../../site/i18n.ts';
import type { GameKit } from './kit.ts';
import { formatLink, type PositionLink } from './links.ts';
import { Playing } from './Playing.tsx';
import { Later } from './parts/Later.tsx';
import { usePractice } from './parts/usePractice.ts';
import { pageSolver } from './solver.ts';

const loadMenu = () => import('./menus/PositionMenu.tsx').then(({ PositionMenu }) => PositionMenu);

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  readonly link: PositionLink;
  /** What the page itself has behind *More*. */
  readonly more?: ComponentChildren;
}

/** A position that could be read. */
export function OpenedPosition({ kit, start, link, more }: Props) {
  const goal = link.goal ?? 'win';
  const practice = usePractice(
    {
      kit,
      start,
      goal,
      hints: link.hints,
      judgeStart: true,
      telling: 'at-once',
      solver: pageSolver,
    },
    `position.${formatLink({ position: link.position, goal, line: link.line })}`,
    link.line,
  );
  const title = link.text ?? kit.words.goalWords(goal, start);
  return (
    <Playing
      practice={practice}
      crumb={m.play_position_crumb({ game: kit.words.gameName() })}
      title={title}
      goal={link.text === null ? null : kit.words.goalWords(goal, start)}
      back={{ href: pageLink('/position/'), name: m.play_position_title() }}
      opening={m.play_position_proved()}
      ways={[{ href: pageLink('/position/'), name: m.play_position_another() }]}
      tools={(close) => <Later load={loadMenu} with={{ practice, link, title, close }} />}
      page={more}
    />
  );
}
