import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { write } from '../../site/storage.ts';
import { type DealChoice, formatDeal, lineKey, type Onward } from './deals.ts';
import { type Pace, paceKey } from './pace.ts';
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
import { useDealPanel } from './parts/useDealPanel.ts';
import { type DealtProps, useDealt } from './parts/useDealt.ts';
import { useFrame } from './parts/useFrame.ts';
import { useHeading } from './parts/useHeading.ts';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import { useObjections } from './parts/useObjections.ts';
import { forTheOther } from './people/people.ts';
import { againstWords } from './player-words.ts';
import type { Practice } from './practice.ts';
import { Screen, type Way } from './Screen.tsx';
import type { Tell } from './tell.ts';

const back = (): Way => ({ href: link('/play/'), name: m.play_all_games() });

const loadFriend = () => import('./people/FriendTurn.tsx').then(({ FriendTurn }) => FriendTurn);
const loadCover = () => import('./people/Cover.tsx').then(({ Cover }) => Cover);
const loadFollow = () => import('./parts/During.tsx').then(({ FollowRow }) => FollowRow);
const loadTable = () => import('./parts/AtTable.tsx').then(({ AtTable }) => AtTable);
const loadQuick = () => import('./parts/During.tsx').then(({ QuickNote }) => QuickNote);
const loadLeft = () => import('./parts/During.tsx').then(({ Left }) => Left);
const loadEnd = () => import('./end/DealtEnd.tsx').then(({ DealtEnd }) => DealtEnd);
const loadMenu = () => import('./menus/DealMenu.tsx').then(({ DealMenu }) => DealMenu);

/** One deal on the table. */
export function DealtGame(props: DealtProps) {
  const { kit, positionPage, choice, start, table, round, more, covered = null, onBack } = props;
  const root = useRef<HTMLDivElement>(null);
  const head = useHeading();
  const dealt = useDealt(props, () => head.current?.focus());
  const { practice, people, seat, tell, ended, pace, passed, over } = dealt;
  const { own } = practice;
  /** How many moves of one's own there were after the first that went by itself. */
  const quick = useSignal<number | null>(null);
  const counts = useId();
  const [dialog, openDialog] = useDialogs(kit, start);
  useKeptFocus(root);
  const frame = useFrame();
  const wide = frame === 'beside';
  const hidden = covered !== null && !over;
  const objecting = useObjections(dealt, table[1]?.name ?? '');
  // Under the cover no key may ask, draw or take back for whoever comes next; a game given up is only looked at until it is resumed.
  useKeys(practice, root, () => openDialog('card'), over ? undefined : objecting?.object, hidden || ended !== null);
  const panel = useDealPanel(dealt, props, objecting, hidden, wide);
  /** Lessons teach two touches, so the first piece that goes by itself says why; until the next move. */
  const tellQuick = () => {
    quick.value ??= own.own.peek() + 1;
  };
  // At one screen one could go on with all hands seen. By link it is over for good on this side.
  const endable = people !== 'here' && own.cursor.value > 0 && !over && !dealt.ending;
  const askEnd = () => dealt.ask('end');
  const { number } = choice;
  const others = [...table.slice(seat), ...table.slice(0, seat - 1)];
  /** Who the other player is, where there is one. */
  const against = others.length === 1 ? others[0]?.name : null;
  const lead = againstWords(kit, others);
  const dealTitle = choice.guided ? m.play_deal_title_guided() : m.play_deal_title({ number });
  const title =
    people === 'friend'
      ? m.play_friend_title()
      : people
        ? m.play_here_title({ player: seat })
        : (round?.title ?? (against ? m.play_deal_title_against({ player: against }) : dealTitle));
  const eye: number | 'all' = dealt.open ? 'all' : seat;
  const shown: Practice = over
    ? { ...practice, kit: { ...kit, shows: (scene) => ({ ...(kit.shows?.(scene) ?? scene), actor: null }) } }
    : practice;
  const news = !hidden && <News practice={practice} eye={eye} waits={false} />;
  const count = (
    <>
      <CountNote practice={practice} />
      {quick.value === own.own.value && <Later load={loadQuick} with={{}} />}
    </>
  );
  const { outcome } = dealt;
  const onward: Onward = (round && outcome && round.onward(outcome)) || {
    words: m.play_deal_new(),
    // A game that is running is not dropped by one touch.
    act: () => (own.own.peek() > 0 && !over ? dealt.ask('new') : dealt.dealNew()),
  };
  const turn = kit.alone || over || own.waiting.value ? null : dealt.lastTurn();
  const follow = kit.alone
    ? null
    : {
        pace: pace.value,
        onPace(chosen: Pace) {
          pace.value = chosen;
          write(paceKey, chosen);
        },
        again: turn === null ? null : () => dealt.watch(turn),
      };
  const fragmentOf = async (deal: DealChoice) => {
    const { packLine, whoGaveUp } = await import('./game-link.ts');
    const line = own.line.peek().slice(0, own.cursor.peek());
    const packed = packLine({ line, ends: round?.ends ?? [], gaveUp: whoGaveUp(dealt, seat, table.length) });
    return `${formatDeal(deal)}&${lineKey}=${packed}`;
  };
  const linkOf = async (deal: DealChoice) => new URL(`#${await fragmentOf(deal)}`, location.href).href;
  /** The game as it stands, for whoever has the next turn, and to be watched again. */
  const gameLink = () => linkOf(forTheOther(choice));
  const replayLink = () => linkOf(people ? { ...forTheOther(choice), player: null } : choice);
  const end = {
    ...{ kit, choice, table, round, dealt, against, onward },
    gameLink: people === 'friend' ? gameLink : replayLink,
    // In the reader's own seat, whoever played in the others; a link with a friend would be their turn.
    reviewAt: () => fragmentOf(people === 'friend' ? { ...choice, copy: 1, player: null } : choice),
  };
  return (
    <>
      <Screen
        root={root}
        heading={head}
        crumb={round || against ? m.play_deal_crumb({ game: kit.words.gameName(), number }) : kit.words.gameName()}
        title={title}
        goal={round?.head(outcome) ?? (kit.alone ? kit.words.goalWords('win', start) : null)}
        lead={others.length > 1 ? null : lead}
        back={back()}
        rules={<RulesLine kit={kit} play={start} onCard={() => openDialog('card')} />}
        board={
          <>
            {hidden ? (
              <Later
                load={loadCover}
                with={{
                  kit,
                  player: seat,
                  stopped: objecting?.toOther() ?? null,
                  onReady: covered,
                  session: own,
                  table,
                  onBack: dealt.objections ? undefined : onBack,
                }}
              />
            ) : (
              <PracticeBoard
                practice={shown}
                // Who hears the board hears how the game has ended, and of nobody's turn.
                name={m.play_board_name({ title: over ? `${title}. ${panel.head}` : title })}
                eye={eye}
                fills
                quick
                onQuick={tellQuick}
                onWait={dealt.finish}
              />
            )}
            {over && <Later load={loadEnd} with={end} />}
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
          // Beside a board two buttons of the verdict have the room to the right edge.
          (over || !wide || panel.buttons.length < 2) && (
            <button type="button" class={over ? 'button cell is-next primary' : 'button cell is-skip'} onClick={onward.act}>
              <Icon name={over ? 'forth' : 'skip'} size={22} />
              <span>{wide ? onward.words : (onward.short ?? onward.words)}</span>
            </button>
          )
        }
        line={<LineCells session={own} floor={ended ? own.cursor.value : people || choice.final ? practice.floor.value : null} />}
        hint={
          ended && !choice.final && !people ? (
            <Cell icon="restart" onClick={dealt.resume}>
              {wide ? m.play_deal_resume() : m.play_deal_resume_short()}
            </Cell>
          ) : (
            <>
              <Cell icon="hint" off={hidden || !practice.hintable.value} onClick={practice.moreHint} describedBy={counts}>
                {m.play_hint()}
              </Cell>
              {wide && people !== 'here' && (
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
                  open: dealt.open,
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
