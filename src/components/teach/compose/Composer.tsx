import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TextGame } from '../../../engine/core/play.ts';
import type { GameId } from '../../../engine/games/ids.ts';
import { gameOf, loadTextGame } from '../../../engine/games/registry.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameComposer } from '../../games/composing.ts';
import { loadComposer, loadKit } from '../../games/index.ts';
import type { GameKit } from '../../play/kit.ts';
import { parseLink, type SomeLink } from '../../play/links.ts';
import { type Kept, keepDraft, keptDrafts, newId } from './drafts.ts';
import { Workbench } from './Workbench.tsx';
import { noWords, type Work, wordsOf } from './work.ts';

/** What composing a game takes, loaded together. */
export interface Tools {
  readonly kit: GameKit;
  readonly game: TextGame;
  readonly composer: GameComposer;
}

async function toolsOf(game: GameId): Promise<Tools> {
  const [kit, text, composer] = await Promise.all([loadKit(game), loadTextGame(game), loadComposer(game)]);
  return { kit, game: text, composer };
}

/** A work that begins from a link or position; null where that cannot be read. */
export async function workOf(link: SomeLink): Promise<Work | null> {
  const game = gameOf(link.position);
  if (!game.ok) return null;
  const { game: text, composer } = await toolsOf(game.value);
  const opened = text.open(link.position);
  if (!opened.ok) return null;
  const goal = link.goal && text.checkGoal(link.goal).ok ? link.goal : 'win';
  return { game: game.value, draft: composer.read(opened.value), goal, words: wordsOf(link) };
}

/** A work that begins from nothing. */
export async function emptyWork(game: GameId): Promise<Work> {
  const { composer } = await toolsOf(game);
  return { game, draft: composer.empty, goal: 'win', words: noWords };
}

/** The composer: finds the draft to go on with, and loads what its game takes. */
export function Composer({ first }: { first: GameId }) {
  const opened = useSignal<{ readonly kept: Kept; readonly tools: Tools } | null>(null);
  const open = async (kept: Kept) => {
    keepDraft(kept);
    opened.value = { kept, tools: await toolsOf(kept.work.game) };
  };
  const begin = async (work: Work) => open({ id: newId(), work });
  useEffect(() => {
    const start = async () => {
      const link = location.hash.length > 1 ? parseLink(location.hash) : null;
      const work = link?.ok ? await workOf(link.value) : null;
      // The position is a draft now: a reload goes on with it.
      if (link) history.replaceState(null, '', location.pathname);
      const latest = keptDrafts()[0];
      if (work) await begin(work);
      else if (latest) await open(latest);
      else await begin(await emptyWork(first));
    };
    void start();
    const again = () => location.hash.length > 1 && void start();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  const now = opened.value;
  if (!now) return <p class="soft">{m.teach_compose_loading()}</p>;
  return <Workbench key={now.kept.id} kept={now.kept} tools={now.tools} open={open} begin={begin} />;
}
