import { useMemo } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { render } from '../../board/BoardSvg.tsx';
import { node } from '../../board/svg-node.ts';
import { type Practice, resultOf } from '../practice.ts';
import { puzzleName, resultWords } from './share.ts';
import { type Colour, weave, weaveHeight } from './weave.ts';
import { wovenOf } from './woven-line.ts';
import { picturePng, pictureSvg, strokeNodes } from './woven-picture.ts';
import './woven.css';

const length = 380;
const fringe = 14;

/** Colours of the page, by its own names. */
const pageColour = (name: Colour): string =>
  ({
    paper: 'var(--paper)',
    ink: '#1a2328',
    red: 'var(--suit-red)',
    birch: '#efdfbf',
    spruce: '#1d5a4a',
    stitch: '#f1e7cd',
    thread: '#c9a066',
    grey: 'var(--soft)',
    amber: 'var(--amber)',
  })[name as string] ?? `var(--${name})`;

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly practice: Practice;
  /** What the puzzle was about, in words. */
  readonly themes: readonly string[];
  /** Beside the board, where there is little room: the picture to keep is offered with the result to share. */
  readonly brief?: boolean;
}

/** The line of a solved puzzle as a woven strip, what its signs mean, its themes, and the picture to keep. */
export function Woven({ id, title, practice, themes, brief = false }: Props) {
  const line = useMemo(() => wovenOf(practice.own, practice.state.peek()), [practice.own.played.value]);
  const height = weaveHeight(length);
  const says = [
    m.share_woven_bands(),
    ...(line.gaps.length > 0 ? [m.share_woven_gaps()] : []),
    ...(line.notches.length > 0 ? [m.share_woven_notches()] : []),
  ].join(' ');
  const words = () => ({
    site: m.site_name(),
    name: puzzleName(id, practice.kit.words.gameName()).replace(m.site_name(), '').replace(/^ · /, '').trim(),
    title,
    result: sentence(resultWords(resultOf(practice))),
    below: m.share_woven_below(),
  });
  const file = `winnable-${id}`;
  return (
    <div class="woven">
      {render(
        node(
          'svg',
          {
            class: 'woven-strip',
            viewBox: `${-fringe} 0 ${length + 2 * fringe} ${height}`,
            width: String(length + 2 * fringe),
            height: String(height),
            role: 'img',
            'aria-label': m.share_woven_label({ count: line.bands.length }),
          },
          ...strokeNodes(weave(line, length), pageColour),
        ),
      )}
      {brief || <p class="caption">{says}</p>}
      {themes.length > 0 && <p class="caption">{m.share_woven_themes({ list: themes.join(', ') })}</p>}
      {!brief && (
        <p class="woven-ways">
          <button
            type="button"
            class="link"
            onClick={() => picturePng(line, words()).then((blob) => blob && save(blob, `${file}.png`))}
          >
            {m.share_woven_png()}
          </button>
          <button
            type="button"
            class="link"
            onClick={() => save(new Blob([pictureSvg(line, words())], { type: 'image/svg+xml' }), `${file}.svg`)}
          >
            {m.share_woven_svg()}
          </button>
        </p>
      )}
    </div>
  );
}
