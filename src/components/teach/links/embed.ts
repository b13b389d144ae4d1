import { choiceOf, LINK_VERSION, parseValues, type Read } from '../../links/fragment.ts';
import { formatPositionPart, type PositionLink, positionKeys, positionOf, type SomeLink } from '../../links/links.ts';

/** A position to stand in somebody else's page. */
export interface EmbedLink {
  readonly link: PositionLink;
  /** Light or dark, where the page around it is; else as the reader has it. */
  readonly colours?: 'light' | 'dark';
  /** Tells the page around it how high it would like to be. */
  readonly height: boolean;
}

/** Reads the fragment of an embed, with or without its `#`: that of a position, with `c` and `y`. */
export function parseEmbed(fragment: string): Read<EmbedLink> {
  const values = parseValues(fragment, { ...positionKeys, keys: `${positionKeys.keys}cy`, longest: 20_000, blame: 'p' });
  if (!values.ok) return values;
  const link = positionOf(values.value);
  if (!link.ok) return link;
  const colours = choiceOf(values.value, 'c', ['light', 'dark']);
  if (!colours.ok) return colours;
  const height = choiceOf(values.value, 'y', ['0', '1']);
  if (!height.ok) return height;
  return {
    ok: true,
    value: {
      link: link.value,
      ...(colours.value === undefined ? {} : { colours: colours.value }),
      height: height.value === '1',
    },
  };
}

/** The fragment, without `#`, of an embed. */
export const formatEmbed = (link: SomeLink, { colours, height = false }: Partial<Omit<EmbedLink, 'link'>> = {}): string =>
  [formatPositionPart(link, 'withheld'), colours && `c=${colours}`, height && 'y=1', `v=${LINK_VERSION}`]
    .filter(Boolean)
    .join('&');

interface Embed {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** With the few lines that make the frame as high as it asks to be. */
  readonly grows: boolean;
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Below this width of the window the frame is a phone's: the panel stands below the board, and both take so much height. */
const narrow = 600;
const stacked = 560;

/**
 * How a frame of a size fits where there is less room: never wider than the page around it, and on a phone as high as board and panel
 * need one below the other (but where it grows by itself). A page whose policy refuses styles has the plain size.
 */
export function frameStyle({ width, height, grows }: Pick<Embed, 'width' | 'height' | 'grows'>): string {
  const high = !grows && width >= stacked && height < stacked;
  // No rule for the window's width can stand in an attribute: the middle is enormous on the one side of it and nothing on the other.
  return `max-width:100%${high ? `;height:clamp(${height}px,(${narrow}px - 100vw)*999,${stacked}px)` : ''}`;
}

/** The HTML that puts a board into somebody else's page. */
export function embedCode({ src, title, ...size }: Embed): string {
  const { width, height, grows } = size;
  const frame = `<iframe src="${attribute(src)}" width="${width}" height="${height}" style="${frameStyle(size)}" title="${attribute(title)}" frameborder="0" loading="lazy"></iframe>`;
  if (!grows) return frame;
  return `${frame}
<script>
  addEventListener('message', ({ source, data }) => {
    if (data?.type !== 'winnable:height') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;
}
