/** So many milliseconds at a stretch are worked: half a frame. */
const stretch = 8;

/** What lets the page do something else now and then, wherever long work waits for it: the work goes on in a task of its own. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    since = performance.now();
  };
}
