import type { Page } from '@playwright/test';

/** Lines of a playing screen's words that are cut through, end in dots, or lie under the button that shows the rest. */
export const cutLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const more = document.querySelector('.verdict-box:not(.is-opened) > .verdict-more')?.getBoundingClientRect();
    for (const root of document.querySelectorAll('.screen-head h1, .screen-goal, .rules-line, .screen-verdict, .screen-aside')) {
      const { overflow } = getComputedStyle(root);
      const [wide, tall] = [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
      if (overflow === 'hidden' && (wide > 1 || tall > 8)) found.push(`dots: ${root.textContent}`);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const line of range.getClientRects()) {
          // Letters fill less than what their font takes; those of a heading reach nearly as far down.
          const below = root.matches('h1') ? 0.06 : 0.12;
          let [top, bottom] = [line.top + 0.18 * line.height, line.bottom - below * line.height];
          const high = bottom - top;
          for (let box = walker.currentNode.parentElement; box && box !== root.parentElement; box = box.parentElement) {
            if (getComputedStyle(box).overflowY === 'visible' || getComputedStyle(box).display === 'inline') continue;
            const edge = box.getBoundingClientRect();
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
          }
          const shown = bottom - top;
          if (shown <= 1) continue;
          if (shown < high - 1) found.push(`cut: ${range}`);
          const under =
            more && line.right > more.left + 1 && line.left < more.right && bottom > more.top + 3 && top < more.bottom - 3;
          if (under && !walker.currentNode.parentElement?.closest('.verdict-more')) found.push(`under more: ${range}`);
        }
      }
    }
    return found;
  });
