/** How many bytes may still be unpacked of several texts together. */
export interface Room {
  left: number;
}

/**
 * The text that was packed in a link: `damaged` where something is missing or wrong, `too-long` for more than `most` bytes, however small it
 * was packed, `no-room` where those before it have taken the room. By the browser itself: a pupil's page carries no code for it.
 */
export async function unpack(
  packed: string,
  most: number,
  room: Room = { left: most },
): Promise<{ readonly text: string } | 'damaged' | 'too-long' | 'no-room'> {
  if (room.left <= 0) return 'no-room';
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
      room.left -= value.length;
      if (size > most || room.left < 0) {
        // What would be more is not unpacked at all.
        reader.cancel().catch(() => {});
        return size > most ? 'too-long' : 'no-room';
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return 'damaged';
  }
}
