/** At which action of which deal, by its link, a draw was agreed on, or somebody gave up; the latest last. */
export type Drawn = Readonly<Record<string, number>>;

/** Under this it is kept where those at the table agreed that a deal has ended: a draw, or an end that somebody might have objected to. */
export const drawnKey = 'deal.drawn';
/** Under this it is kept where a reader gave up. */
export const givenUpKey = 'deal.given-up';

/** Stands behind the link of a deal there where a friend gave up, whose link has said so. */
export const byFriendMark = '&by=friend';

const mostDrawn = 100;
/** The longest link of a deal, without `#`, that is kept. */
const longestDeal = 300;
const mostActions = 100_000;

/** The link of a deal as it is kept; null where a value is none. Whether it can be dealt its game says. */
export const asDealText = (raw: unknown): string | null =>
  typeof raw === 'string' && raw.length <= longestDeal && /^n=\d{1,10}(?:&|$)/.test(raw) ? raw : null;

/** Deals that have ended so, as they are kept; null where a value is none. */
export function asDrawn(raw: unknown): Drawn | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const entries = Object.entries(raw);
  const good = entries.every(
    ([deal, at]) => asDealText(deal) !== null && Number.isInteger(at) && (at as number) >= 0 && (at as number) <= mostActions,
  );
  return good && entries.length <= mostDrawn ? Object.fromEntries(entries) : null;
}

/** With one more; of very many the oldest goes. */
export const withDrawn = (drawn: Drawn, deal: string, at: number): Drawn => {
  const { [deal]: _, ...others } = drawn;
  return Object.fromEntries([...Object.entries(others), [deal, at] as const].slice(-mostDrawn));
};

/** Without some: what they tell of is played on, or anew. */
export const withoutDrawn = (drawn: Drawn, ...names: readonly string[]): Drawn =>
  Object.fromEntries(Object.entries(drawn).filter(([name]) => !names.includes(name)));
