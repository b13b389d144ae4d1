import { fitPicture } from './asleep.ts';

/** Sleeping boards are laid out for their places, now and when these change, before anything is painted. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) fitPicture(target as HTMLElement);
});
for (const board of document.querySelectorAll('.board.fills')) observer.observe(board);
