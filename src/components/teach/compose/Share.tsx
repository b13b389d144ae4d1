import { useSignal } from '@preact/signals';
import type { Play } from '../../../engine/core/play.ts';
import type { Scene } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { layOut } from '../../board/layout/index.ts';
import { light } from '../../board/paint.ts';
import { serialise, svgOf } from '../../board/svg.ts';
import { formatLink } from '../../links/links.ts';
import { askedWords } from '../../play/asked.ts';
import { CopyText } from '../../play/parts/CopyText.tsx';
import { LargeCode, LinkCode, mostInCode, mostInMessage } from '../../play/parts/LinkCode.tsx';
import { pageSolver } from '../../play/solver.ts';
import { embedCode, formatEmbed } from '../links/embed.ts';
import { openLink } from '../opened.ts';
import type { Proved } from './checked.ts';
import { Panel } from './Panel.tsx';
import { linkOf, type Tools, type Work } from './work.ts';

/** A board as a picture that stands alone, in light colours: the text of an SVG file, and its size. */
function boardPicture(scene: Scene, seat: number): { readonly svg: string; readonly width: number; readonly height: number } {
  const layout = layOut(scene, { width: 760, seat, flat: true });
  const { width, height } = layout;
  const svg = serialise(svgOf(layout, [], light, { prefix: 'picture' }));
  const ground = `<rect width="${width}" height="${height}" rx="8" fill="${light.board}"/>`;
  return { svg: svg.replace(/^(<svg[^>]*>)/, `$1${ground}`), width, height };
}

/** The same as a PNG file, at twice the size; null where the browser makes none. */
async function pngOf({ svg, width, height }: ReturnType<typeof boardPicture>): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * 2, height * 2];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to the reader. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What a link of so many characters is too long for, and what would shorten it; or that it fits anywhere. */
export function lengthWords(count: number): string {
  if (count <= mostInCode) return m.teach_share_signs({ count });
  const code = m.teach_share_no_code({ count, most: mostInCode.toLocaleString(getLocale()) });
  return [code, ...(count > mostInMessage ? [m.teach_share_signs_long()] : []), m.teach_share_shorten()].join(' ');
}

interface Props {
  readonly work: Work;
  readonly play: Play | null;
  readonly proof: Proved;
  readonly tools: Tools;
  close(): void;
}

/** All ways to hand a position out. */
export function Share({ work, play, proof, tools, close }: Props) {
  const failed = useSignal(false);
  if (play === null) return null;
  const own = linkOf(work, play.position);
  const fragment = formatLink(own);
  const address = (path: string, hash: string) => new URL(`${pageLink(path)}#${hash}`, location.href).href;
  const href = address('/position/', fragment);
  const tooLong = fragment.length > 20_000;
  const goal = tools.kit.words.goalWords(work.goal, play);
  const title = work.words.title.trim() || goal;
  const inWords = () =>
    [
      title,
      askedWords(title, work.words.question, goal, work.goal) ?? '',
      tools.kit.board.words.describe(play.scene('all'), Number(play.actor ?? 1)),
      href,
    ]
      .filter((line) => line !== '')
      .join('\n');
  const picture = () => boardPicture(play.scene('all'), Number(play.actor ?? 1));
  const proved = proof.kind === 'winnable' && proof.line.length > 0;
  const lost = proof.kind === 'lost';
  const onPaper = async (line: readonly string[] | null) => {
    const opened = await openLink(own);
    if (!opened) return;
    const [{ printSheets }, { solutionOf }] = await loading(() =>
      Promise.all([import('../set/Worksheet.tsx'), import('../set/solution.ts')]),
    );
    const solutions = line && [await solutionOf(opened, await pageSolver(), new AbortController().signal, line)];
    // Its one position has the title already.
    await printSheets({ title: '', by: null, intro: null, items: [opened], solutions, href });
  };
  return (
    <Panel title={m.teach_share_head()} kind="share" close={close}>
      {tooLong ? (
        <p class="bad">{m.teach_share_too_long({ count: fragment.length, most: 20_000 })}</p>
      ) : (
        <>
          <div class="share-code">
            {href.length <= mostInCode && <LinkCode text={href} name={m.teach_share_code()} />}
            <div>
              <p>
                <strong>{proved ? m.teach_share_proved() : lost ? m.teach_share_lost() : m.teach_share_unproved()}</strong>{' '}
                {proved || lost ? m.teach_share_told({ how: work.words.telling }) : m.teach_share_unproved_says()}
                {lost && <> {m.teach_lost_pupils()}</>}
              </p>
              <p class="soft">{lengthWords(href.length)}</p>
              {href.length <= mostInCode && <LargeCode text={href} title={title} />}
            </div>
          </div>
          <div class="share-link">
            <input
              type="text"
              readOnly
              aria-label={m.teach_share_link()}
              value={href}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyText label={m.teach_share_copy()} text={() => href} className="button primary" />
          </div>
          <ul class="share-rows">
            <li>
              <span>
                {m.teach_share_picture()} <span class="soft">{m.teach_share_picture_of()}</span>
              </span>
              <span>
                <button
                  type="button"
                  class="link"
                  onClick={async () => {
                    const png = await pngOf(picture());
                    failed.value = png === null;
                    if (png) save(png, 'board.png');
                  }}
                >
                  PNG
                </button>{' '}
                <button
                  type="button"
                  class="link"
                  onClick={() => save(new Blob([picture().svg], { type: 'image/svg+xml' }), 'board.svg')}
                >
                  SVG
                </button>
              </span>
            </li>
            <li>
              <span>
                {m.teach_share_words()} <span class="soft">{m.teach_share_words_says()}</span>
              </span>
              <CopyText label={m.teach_share_copy()} text={inWords} />
            </li>
            <li>
              <span>
                {m.teach_share_embed()} <span class="soft">{m.teach_share_embed_says()}</span>
              </span>
              <span>
                <CopyText
                  label={m.teach_share_copy()}
                  text={() =>
                    embedCode({ src: address('/embed/', formatEmbed(own)), title, width: 640, height: 480, grows: false })
                  }
                />{' '}
                <a class="link" href={`${pageLink('/teachers/embed/')}#${fragment}`}>
                  {m.teach_share_try()}
                </a>
              </span>
            </li>
            <li>
              <span>
                {m.teach_paper_head()} <span class="soft">{m.teach_paper_one()}</span>
              </span>
              <span>
                <button type="button" class="link" onClick={() => void onPaper(null)}>
                  {m.teach_paper_print()}
                </button>{' '}
                {proof.kind === 'winnable' && proved && (
                  <button type="button" class="link" onClick={() => void onPaper(proof.line)}>
                    {m.teach_paper_print_solution()}
                  </button>
                )}
              </span>
            </li>
          </ul>
          {failed.value && <p role="alert">{m.teach_share_failed()}</p>}
        </>
      )}
      <p class="soft">{m.teach_share_privacy()}</p>
    </Panel>
  );
}
