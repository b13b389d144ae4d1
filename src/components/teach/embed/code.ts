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
