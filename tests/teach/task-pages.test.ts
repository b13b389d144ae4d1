import { expect, it } from 'vitest';
import { openLink } from '../../src/components/teach/opened.ts';
import { taskPages } from '../../src/components/teach/set/TaskSheet.tsx';

const wide = 'sixteen:5/2.53/51/4/-';
const high = 'ristiseiska:pantti/--.--.--.--/7c9d5s.8c7h6s.7d6hTs/1/play/-/123/-/0/-';

/** Of which ranks would be too small on a quarter of a page. */
const tall =
  'russian-bank:free/2/-;7s6s.KcQd.9s8s9s8d9dTdJdTdJdQdKd.Kd;Kh;-/-;5h6h7h8h9hThJhTs.QsJsQsKsQhJsTs.Ks.4s5s4h3h;2h;Qc/KJ.97.KA.83/-/278';

/** The numbers of each page's tasks, those of tall ones doubled. */
async function pagesOf(positions: readonly string[]) {
  const items = await Promise.all(
    positions.map((position) => openLink({ position, goal: null, line: [], text: null, hints: [] })),
  );
  const opened = items.map((item) => {
    if (item === null) throw new Error('a position that cannot be read');
    return item;
  });
  const pages = await taskPages(opened, async () => {});
  return pages.map((tasks) => tasks.map(({ number, tall }) => (tall ? `${number}${number}` : `${number}`)).join(' '));
}

it('the quarter that three leave goes to the one that stands high, and to none where none does', async () => {
  expect(await pagesOf([wide, wide, high])).toEqual(['1 2 33']);
  expect(await pagesOf([high, wide, wide])).toEqual(['11 2 3']);
  expect(await pagesOf([wide, wide, wide])).toEqual(['1 2 3']);
  expect(await pagesOf([wide, high, wide, wide])).toEqual(['1 2 3 4']);
});

it('a tall one at the end for which three leave no room takes one of them along', async () => {
  expect(await pagesOf([wide, wide, wide, tall])).toEqual(['1 2', '3 44']);
  expect(await pagesOf([tall, wide, tall])).toEqual(['11 2', '33']);
  expect(await pagesOf([wide, wide, tall])).toEqual(['1 2 33']);
  expect(await pagesOf([wide, wide, wide, wide, tall])).toEqual(['1 2 3 4', '55']);
});
