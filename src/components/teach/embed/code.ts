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

/** The HTML that puts a board into somebody else's page. */
export function embedCode({ src, title, width, height, grows }: Embed): string {
  const frame = `<iframe src="${attribute(src)}" width="${width}" height="${height}" title="${attribute(title)}" frameborder="0" loading="lazy"></iframe>`;
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
