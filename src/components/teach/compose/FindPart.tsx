import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { faultOf } from '../../../engine/worker/fault.ts';
import * as m from '../../../paraglide/messages.js';
import { gradeWords } from '../../../published/grades.ts';
import type { Draft } from '../../games/composing.ts';
import { type GameOffer, isOffered, type Word } from '../../games/wishes.ts';
import { randomNumber } from '../../play/deals.ts';
import { createFinder, type Finder, mostTried } from '../../play/finder.ts';
import { type Reason, reasonWords } from '../../play/reason-words.ts';
import { pageSolver } from '../../play/solver.ts';
import { findOne, mostTries } from './find.ts';
import type { Tools } from './work.ts';

export interface Finding {
  readonly tools: Tools;
  readonly draft: Draft;
  readonly goal: string;
  /** What is made of the game; absent: nothing. */
  readonly offer: GameOffer | undefined;
  /** Base-prefixed address of the keys of the site's own puzzles. */
  readonly known: string;
  accept(draft: Draft, goal: string): void;
}

/** How a search ended; a reason: it broke off. */
type Ended = 'none' | 'found' | 'nothing' | 'never' | Reason;

/**
 * Looks for a puzzle of the kind of the table at hand: mined where puzzles are made by its rules; else its own pieces are dealt
 * anew until one is proved.
 */
export function FindPart(props: Finding) {
  const { tools, draft, goal, offer, accept } = props;
  const { rules, size } = tools.composer.kind(draft);
  const mined = offer !== undefined && rules !== null && isOffered(offer, { rules, goal: '', theme: '' });
  const sized = mined && isOffered(offer, { rules, goal: '', theme: '', size });
  const wished = {
    goal: useSignal(goal.split(':', 1)[0] ?? ''),
    theme: useSignal(''),
    grade: useSignal(''),
    size: useSignal(true),
  };
  const own = sized && wished.size.value ? size : '';
  const fits = (more: { goal?: string; theme?: string }) =>
    mined && isOffered(offer, { rules, goal: '', theme: '', size: own, ...more });
  // What does not go with what stands before it gives way.
  const kind = fits({ goal: wished.goal.value }) ? wished.goal.value : '';
  const theme = fits({ goal: kind, theme: wished.theme.value }) ? wished.theme.value : '';
  const grade = Number(wished.grade.value) || null;

  const tried = useSignal<number | null>(null);
  const ended = useSignal<Ended>('none');
  const stopping = useRef(new AbortController());
  const finder = useRef<Finder | null>(null);
  useEffect(
    () => () => {
      stopping.current.abort();
      finder.current?.close();
    },
    [],
  );
  const mine = async (signal: AbortSignal, tell: (count: number) => void): Promise<Ended> => {
    finder.current ??= createFinder(props.known);
    const wish = { rules, size: own || null, goal: kind || null, theme: theme || null, grade };
    const { found, none } = await finder.current.find({ game: tools.kit.id, wish, number: null }, signal, tell);
    const play = found === null ? null : tools.game.open(found.position);
    if (found === null || !play?.ok) return none ? 'never' : 'nothing';
    if (!signal.aborted) accept(tools.composer.read(play.value), found.goal);
    return 'found';
  };
  const deal = async (signal: AbortSignal, tell: (count: number) => void): Promise<Ended> => {
    const { composer, game } = tools;
    const client = await pageSolver();
    const found = await findOne(draft, { goal, grade }, randomNumber(), { composer, game, client, signal, tell });
    if (found && !signal.aborted) accept(found, goal);
    return found ? 'found' : 'nothing';
  };
  const find = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    tried.value = 0;
    ended.value = 'none';
    const tell = (count: number) => {
      if (!signal.aborted) tried.value = count;
    };
    const came = await (mined ? mine : deal)(signal, tell).catch(faultOf);
    if (signal.aborted) return;
    tried.value = null;
    ended.value = came;
  };
  const cancel = () => {
    stopping.current.abort();
    tried.value = null;
  };
  const most = mined ? mostTried : mostTries;
  const says: Readonly<Record<Exclude<Ended, Reason>, () => string>> = {
    none: () => '',
    found: m.teach_find_found,
    nothing: () => m.teach_find_nothing({ count: most }),
    never: m.teach_find_never,
  };
  const said = (end: Ended) => (typeof end === 'string' ? says[end]() : m.endless_failed_why({ reason: reasonWords(end) }));
  return (
    <form
      class="compose-find"
      aria-label={m.teach_find_head()}
      onSubmit={(event) => {
        event.preventDefault();
        if (tried.value === null) void find();
        else cancel();
      }}
    >
      <p class="caption">{mined ? (sized ? m.teach_find_says() : m.teach_find_says_other_size()) : m.teach_find_says_dealt()}</p>
      {mined && (
        <>
          <Choice
            name={m.endless_goal()}
            any={m.endless_any_goal()}
            words={offer.goals.filter(({ id }) => fits({ goal: id }))}
            shown={kind}
            to={wished.goal}
          />
          <Choice
            name={m.endless_theme()}
            any={m.endless_any_theme()}
            words={offer.themes.filter(({ id }) => fits({ goal: kind, theme: id }))}
            shown={theme}
            to={wished.theme}
          />
        </>
      )}
      <Choice
        name={m.endless_grade()}
        any={m.endless_any_grade()}
        words={[1, 2, 3, 4, 5].map((one) => ({ id: `${one}`, name: gradeWords(one) }))}
        shown={wished.grade.value}
        to={wished.grade}
      />
      {sized && (
        <label class="fact apart">
          <input
            type="checkbox"
            checked={wished.size.value}
            onChange={(event) => {
              wished.size.value = event.currentTarget.checked;
            }}
          />
          {m.teach_find_size()}
        </label>
      )}
      <button type="submit" class="button">
        {tried.value === null ? m.teach_find_go() : m.teach_proof_cancel()}
      </button>
      {tried.value !== null && (
        <>
          <progress aria-label={m.endless_searching()} max={most} value={tried.value} />
          <p class="caption">{m.teach_find_tried({ count: tried.value, most })}</p>
        </>
      )}
      <p role="status" class="caption">
        {tried.value === null ? said(ended.value) : m.endless_searching()}
      </p>
    </form>
  );
}

/** One thing that may be wished, or any. */
function Choice({
  name,
  any,
  words,
  shown,
  to,
}: {
  name: string;
  any: string;
  words: readonly Word[];
  shown: string;
  to: Signal<string>;
}) {
  return (
    <label class="fact apart">
      {name}
      <select
        value={shown}
        onChange={(event) => {
          to.value = event.currentTarget.value;
        }}
      >
        <option value="">{any}</option>
        {words.map(({ id, name: word }) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
