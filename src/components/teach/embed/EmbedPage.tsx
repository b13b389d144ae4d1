import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { formatLink } from '../../links/links.ts';
import { panelOf } from '../../play/panel.ts';
import { Icon } from '../../play/parts/icons.tsx';
import { useKeys } from '../../play/parts/keys.ts';
import { PanelPart } from '../../play/parts/PanelPart.tsx';
import { PracticeBoard } from '../../play/parts/PracticeBoard.tsx';
import { CountNote, News } from '../../play/parts/SaidActions.tsx';
import { useHash } from '../../play/parts/useHash.ts';
import { usePractice } from '../../play/parts/usePractice.ts';
import { pageSolver } from '../../play/solver.ts';
import { parseEmbed } from '../links/embed.ts';
import { openToPlay, type Playable, titleOf } from '../opened.ts';

type Reading =
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'read'; readonly opened: Playable; readonly height: boolean };

/** A position that stands in somebody else's page: the board, the verdict, undo and hint. */
export function EmbedPage() {
  const hash = useHash('p');
  const reading = useSignal<Reading | null>(null);
  useEffect(() => {
    if (hash.value === null) return;
    let stale = false;
    const read = async (fragment: string): Promise<Reading> => {
      const embed = parseEmbed(fragment);
      if (!embed.ok) {
        const { linkWords } = await loading(() => import('../../links/link-words.ts'));
        return { kind: 'broken', message: linkWords(embed.error) };
      }
      if (embed.value.colours) document.documentElement.dataset.theme = embed.value.colours;
      const opened = await openToPlay(embed.value.link);
      if (opened === null) return { kind: 'broken', message: m.teach_embed_unreadable() };
      return { kind: 'read', opened, height: embed.value.height };
    };
    read(hash.value).then((result) => {
      if (!stale) reading.value = result;
    });
    return () => {
      stale = true;
    };
  }, [hash.value]);
  const result = reading.value;
  if (result === null) return <p class="soft">{m.play_position_loading()}</p>;
  if (result.kind === 'broken')
    return (
      <div role="alert" class="embed-broken">
        <h1>{m.play_link_broken()}</h1>
        <p>{m.teach_set_broken({ message: result.message })}</p>
      </div>
    );
  return <Embedded key={hash.value} {...result} />;
}

function Embedded({ opened, height }: Extract<Reading, { kind: 'read' }>) {
  const { link, kit, start, goal } = opened;
  const asked = [link.question, link.text && !goal.startsWith('do:') && kit.words.goalWords(goal, start)]
    .filter(Boolean)
    .join(' ');
  const practice = usePractice(
    {
      kit,
      start,
      goal,
      hints: link.hints,
      judgeStart: true,
      telling: link.telling ?? 'when-asked',
      told: true,
      secret: link.telling !== undefined,
      solver: pageSolver,
    },
    null,
    link.line,
  );
  const root = useRef<HTMLDivElement>(null);
  useKeys(practice, root, () => {});
  useEffect(() => {
    // Whoever asked is told how high this would like to be: nothing else ever leaves the frame.
    if (!height || parent === window || !root.current) return;
    const observer = new ResizeObserver(([entry]) =>
      parent.postMessage({ type: 'winnable:height', height: Math.ceil(entry?.contentRect.height ?? 0) }, '*'),
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [height]);
  const title = titleOf(opened);
  const met = practice.met.value;
  // Something else than the reader's own game.
  const shows = practice.stage.value.kind !== 'own';
  return (
    <div class={height ? 'embed says-height' : 'embed'} ref={root}>
      <div class="embed-board">
        <PracticeBoard practice={practice} name={m.play_board_name({ title })} fills={!height} />
      </div>
      <div class="embed-side">
        <h1>{title}</h1>
        {asked && <p class="embed-goal">{asked}</p>}
        <PanelPart panel={panelOf(practice, m.play_position_proved())} kit={kit} frame="beside" />
        {height || <News practice={practice} />}
        {height || <CountNote practice={practice} />}
        {met && link.answer && <p class="embed-answer">{link.answer}</p>}
        <p class="embed-acts">
          <button type="button" class="button" disabled={shows || practice.own.cursor.value === 0} onClick={practice.own.undo}>
            <Icon name="undo" /> {m.play_undo()}
          </button>
          <button
            type="button"
            class="button"
            disabled={!shows && !practice.hintable.value}
            onClick={shows ? practice.backToOwn : practice.moreHint}
          >
            <Icon name={shows ? 'own' : 'hint'} /> {shows ? m.play_panel_own() : m.play_hint()}
          </button>
        </p>
        <p class="embed-foot apart">
          <span class="embed-mark">{m.site_name()}</span>
          <a href={`${pageLink('/position/')}#${formatLink(link)}`} target="_blank" rel="noopener">
            {m.teach_embed_open()}
          </a>
        </p>
      </div>
    </div>
  );
}
