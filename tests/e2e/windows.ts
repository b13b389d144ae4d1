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
