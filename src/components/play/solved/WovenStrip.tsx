import { useMemo } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { render } from '../../board/BoardSvg.tsx';
import { node } from '../../board/svg-node.ts';
import type { Practice } from '../practice.ts';
import { type Colour, type Woven, weave, weaveHeight } from './weave.ts';
import { wovenOf } from './woven-line.ts';
import { strokeNodes } from './woven-picture.ts';
import '../over-board.css';

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

/** The line of a practice as it was played, ready to be woven. */
export const useWoven = (practice: Practice): Woven =>
  useMemo(() => wovenOf(practice.own, practice.state.peek()), [practice.own.played.value]);

/** What the bands of a woven line mean, and its gaps and notches where it has some. */
export const wovenWords = ({ gaps, notches }: Woven): string =>
  [
    m.share_woven_bands(),
    ...(gaps.length > 0 ? [m.share_woven_gaps()] : []),
    ...(notches.length > 0 ? [m.share_woven_notches()] : []),
  ].join(' ');

/** A line as a woven strip, as wide as there is room; it is drawn from the left. */
export function WovenStrip({ line }: { line: Woven }) {
  const height = weaveHeight(length);
  return render(
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
  );
}
