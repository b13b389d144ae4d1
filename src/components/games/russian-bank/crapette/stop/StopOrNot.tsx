import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Action, crapette, justAfter, type Table } from '../../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../../paraglide/messages.js';
import { link } from '../../../../../site/i18n.ts';
import { read, remove, write } from '../../../../../site/storage.ts';
import { Board } from '../../../../board/Board.tsx';
import type { GameKit } from '../../../../play/kit.ts';
import { says } from '../../../../play/panel-parts.ts';
import { More } from '../../../../play/parts/More.tsx';
import { PanelPart } from '../../../../play/parts/PanelPart.tsx';
import { useFrame } from '../../../../play/parts/useFrame.ts';
import { Screen, type Way } from '../../../../play/Screen.tsx';
import { answersKey, asAnswered } from '../../../stop-answers.ts';
import { ruleTable } from '../rule-words.ts';
import { cardAt, type Here } from '../words.ts';
import { questions } from './questions.ts';
import { afterStop, askedWords, rulingOf } from './ruling.ts';
import { withWay } from './way.ts';

/** The reader, to whom the opponent's moves are shown. */
const seat = 1;

export interface StopProps {
  /** The position whose board is shown first. */
  readonly position: string;
  readonly back: Way;
}

/** What the page itself has behind *More*, and what it may have to say at once. */
interface Slots {
  readonly more?: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** What is asked: the opponent's move, told and shown, before anybody says anything about it. */
function opened(kit: GameKit, n: number) {
  const { position, action } = questions[n] as (typeof questions)[number];
  const start = kit.game.open(position);
  if (!start.ok) throw new Error(start.error.code);
  const before = start.value as unknown as Here;
  const done: Action = before.read(action);
  const after: Table = justAfter(before.state, done);
  const scene = crapette.scene(after, seat);
  const carry = crapette.carry(before.state, done);
  const arrived = scene.slots.find(({ id }) => id === carry?.to)?.pieces.at(-1);
  const waits = done.kind === 'discard' || action.startsWith('h-') ? null : cardAt(before.state, 'h');
  return {
    action,
    before,
    scene,
    last: carry && arrived ? { ...carry, pieces: [arrived.id] } : null,
    shown: carry ? withWay(carry.from, carry.to, done.kind !== 'play') : undefined,
    title: askedWords(before, action),
    lead: waits === null ? null : m.crapette_stop_waits({ card: waits }),
    ruling: rulingOf(before, action),
  };
}

/**
 * *Stop or not?*: the opponent's moves one after another, each to be stopped or let pass. The engine knows which. What was answered is kept
 * in the browser until one begins again.
 */
export function StopOrNot({ kit, back, more, note }: StopProps & Slots & { kit: GameKit }) {
  const at = useSignal(0);
  /** What has been said of each, as far as one has got: whether it was right. */
  const answers = useSignal<readonly boolean[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useFrame();
  // The page was built for whoever has answered nothing yet.
  useLayoutEffect(() => {
    const kept = read(answersKey, asAnswered);
    if (kept === null || kept.at >= questions.length) return;
    at.value = kept.at;
    answers.value = kept.right;
  }, []);
  const keep = () =>
    answers.value.length === 0 ? remove(answersKey) : write(answersKey, { at: at.value, right: answers.value });
  const n = at.value;
  const asked = useMemo(() => opened(kit, n), [n]);
  const { ruling } = asked;
  const right = answers.value.filter((answer) => answer).length;
  const answer = answers.value[n];
  const over = answers.value.length === questions.length && n === questions.length - 1;
  const say = (stop: boolean) => {
    answers.value = [...answers.value, stop === ruling.stop];
    keep();
  };
  const go = (to: number) => {
    if (to === 0) answers.value = [];
    at.value = to;
    keep();
    heading.current?.focus({ preventScroll: true });
  };
  const counts = { n: n + 1, of: questions.length };
  const head = ruling.stop
    ? answer
      ? m.crapette_stop_seen()
      : m.crapette_stop_missed()
    : answer
      ? m.crapette_stop_granted()
      : m.crapette_stop_wronged();
  const panel =
    answer === undefined
      ? says('asks', m.crapette_stop_ask())
      : says(answer ? 'met' : 'lost', head, [ruling.says, ...(ruling.stop ? [afterStop(asked.before, asked.action)] : [])]);
  const { number, name } = ruleTable[ruling.rule];
  return (
    <div class="stop-or-not">
      <Screen
        crumb={`${m.crapette_stop_title()} ${m.crapette_stop_score({ ...counts, right, answered: answers.value.length === 0 ? 'none' : 'some' })}`}
        title={asked.title}
        heading={heading}
        goal={asked.lead}
        back={back}
        board={
          <Board
            key={n}
            scene={kit.shows?.(asked.scene) ?? asked.scene}
            moves={[]}
            onIntent={() => {}}
            marks={{ last: asked.last }}
            shown={asked.shown}
            name={m.play_board_name({ title: asked.title })}
            seat={seat}
            idle
            instant
            fills
          />
        }
        aside={
          <p class="soft">
            {m.crapette_stop_to_say()} <a href={link('/rules/crapette/#compulsory-reserve')}>{m.crapette_stop_order()}</a>
          </p>
        }
        verdict={
          <PanelPart
            panel={
              answer === undefined ? panel : { ...panel, rule: { id: ruling.rule, number, name: name(), says: ruling.says } }
            }
            kit={kit}
            frame={frame}
          >
            {over && (
              <p class="stop-over">
                <strong>{m.crapette_stop_done({ right, of: questions.length })}.</strong>{' '}
                {right === questions.length ? m.crapette_stop_all() : m.crapette_stop_some()}
              </p>
            )}
          </PanelPart>
        }
        line={
          answer === undefined ? (
            <>
              <button type="button" class="button cell" onClick={() => say(true)}>
                {m.crapette_stop_say()}
              </button>
              <button type="button" class="button cell" onClick={() => say(false)}>
                {m.crapette_stop_go_on()}
              </button>
            </>
          ) : over ? (
            <>
              <button type="button" class="button cell" onClick={() => go(0)}>
                {m.crapette_stop_again()}
              </button>
              <a class="button cell primary" href={link('/learn/crapette/first-game/')}>
                {m.play_learn_course_deal()}
              </a>
            </>
          ) : (
            <>
              <a class="button cell" href={link(`/rules/crapette/#${ruling.rule}`)}>
                {m.crapette_stop_rule()}
              </a>
              <button type="button" class="button cell primary" onClick={() => go(n + 1)}>
                {m.crapette_stop_next({ n: n + 2, of: questions.length })}
              </button>
            </>
          )
        }
        note={note}
        more={<More page={more} tools={() => null} />}
      />
    </div>
  );
}
