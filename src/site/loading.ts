/**
 * Says on the page that a part of it has not come, and offers to load it again; said once more, it is read out once more.
 * The words stand in every page (`layouts/Unloaded.astro`), since what cannot be loaded cannot bring them.
 */
export function sayUnloaded(): void {
  const { dataset } = document.documentElement;
  delete dataset.unloaded;
  requestAnimationFrame(() => {
    dataset.unloaded = '';
  });
}

/**
 * Loads a part of the page's script: every `import()` of a page goes through this. In: the import. Out: what it brings;
 * where it cannot be had, the page says so, and the promise stays open: browsers remember a failed import for as long as
 * the page is open, so that only loading the page again helps, which happens by itself once there is a network.
 */
export async function loading<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === 'undefined') throw error;
    // A script that came and failed by itself is a fault of ours; one that did not come is a TypeError.
    if (!(error instanceof TypeError)) reportError(error);
    sayUnloaded();
    return new Promise(() => {});
  }
}
