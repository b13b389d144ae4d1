/**
 * The text that was packed in a link: `damaged` where something is missing or wrong, `too-long` for more than `most` bytes, however small it
 * was packed. By the browser itself: a pupil's page carries no code for it.
 */
export async function unpack(packed: string, most: number): Promise<{ readonly text: string } | 'damaged' | 'too-long'> {
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return 'damaged';
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let text = '';
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode() };
      size += value.length;
      if (size > most) {
        // What would be more is not unpacked at all.
        reader.cancel().catch(() => {});
        return 'too-long';
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return 'damaged';
  }
}
