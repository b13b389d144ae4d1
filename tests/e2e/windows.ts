/** What windows really show: phones, a tablet, laptops without their browser's bars, a phone on its side. Width and height. */
export const windows = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 633],
  [1366, 657],
  [1440, 757],
  [740, 360],
] as const;

/** Where no page is: a pointer that rests at a corner may rest on a board, and wakes it as soon as the page comes. */
export const away = [-9, -9] as const;
