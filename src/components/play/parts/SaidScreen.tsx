import type { ComponentChildren } from 'preact';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import { Board } from '../../board/Board.tsx';
import type { DealChoice } from '../deal-choice.ts';
import { bare, uncounted } from '../empty-table.ts';
import type { GameKit } from '../kit.ts';
import type { Panel } from '../panel-parts.ts';
import { READER } from '../reader.ts';
import { Screen } from '../Screen.tsx';
import { TailLinks, useDialogs } from './dialogs.tsx';
import { More } from './More.tsx';
import { PanelPart } from './PanelPart.tsx';
import { RulesLine } from './RulesLine.tsx';
import { useFrame } from './useFrame.ts';
import { useHeading } from './useHeading.ts';
import '../over-board.css';

interface Props {
  readonly kit: GameKit;
  readonly choice: DealChoice;
  readonly start: Play;
  readonly title: string;
  readonly panel: Panel;
  readonly more?: ComponentChildren;
}

/** A playing screen on which nothing lies yet, for a link to a game of which something is to be said first. */
export function SaidScreen({ kit, choice, start, title, panel, more }: Props) {
  const frame = useFrame();
  const head = useHeading();
  const scene = start.scene(READER);
  const [dialog, show] = useDialogs(kit, start);
  return (
    <>
      <Screen
        crumb={m.play_deal_crumb({ game: kit.words.gameName(), number: choice.number })}
        heading={head}
        title={title}
        back={{ href: link('/play/'), name: m.play_all_games() }}
        rules={<RulesLine kit={kit} play={start} onCard={() => show('card')} />}
        board={
          <Board
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
        }
        verdict={
          <div class="said-verdict">
            <PanelPart panel={panel} kit={kit} frame={frame} />
          </div>
        }
        line={null}
        tail={<TailLinks open={show} />}
        more={<More page={more} tools={() => null} />}
      />
      {dialog}
    </>
  );
}
