/**
 * What windows really show, by the frame that a playing screen has there: phones and a tablet; laptops without their browser's bars; a phone on its
 * side. Width and height. Within a frame only sizes differ, so that a test may open a page in the first and then change the window.
 */
export const frames = [
  [
    [360, 640],
    [390, 844],
    [768, 1024],
  ],
  [
    [1366, 657],
    [1280, 633],
    [1440, 757],
  ],
  [[740, 360]],
] as const;

export const windows = frames.flat();

/** Where no page is: a pointer that rests at a corner may rest on a board, and wakes it as soon as the page comes. */
export const away = [-9, -9] as const;
