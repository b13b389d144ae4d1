import * as m from '../../../paraglide/messages.js';
import { type Practice, resultOf } from '../practice.ts';
import { puzzleName, resultWords } from './share.ts';
import { useWoven, WovenStrip, wovenWords } from './WovenStrip.tsx';
import { picturePng, pictureSvg } from './woven-picture.ts';

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
}

/** The line of a solved puzzle as a woven strip, what its signs mean, its themes, and the picture to keep. */
export function Woven({ id, title, practice, themes }: Props) {
  const line = useWoven(practice);
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
      <WovenStrip line={line} />
      <p class="caption">{wovenWords(line)}</p>
      {themes.length > 0 && <p class="caption">{m.share_woven_themes({ list: themes.join(', ') })}</p>}
      <p class="ways woven-ways no-print">
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
    </div>
  );
}
