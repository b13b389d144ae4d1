import { gameIds } from '../../engine/games/ids.ts';
import { loadDeals, loadKit } from '../games/index.ts';
import { askedOf, chosenIn, type DealChoice, type Dealing, optionsIn, parseDeal, wantedOf } from '../play/deals.ts';
import { peopleOf } from '../play/people/people.ts';

/** A word of the form, which stands there by itself, within a list. */
const small = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);

/** The rules of a deal in a few words each: what was chosen of each group, whether it is open, and where nothing is taken back. */
export function rulesSaid(
  dealing: Dealing,
  { options, open, final, player }: Pick<DealChoice, 'options' | 'open' | 'final' | 'player'>,
): readonly string[] {
  const { picks, own } = chosenIn(dealing, options);
  const all = wantedOf(dealing, picks, own);
  const words = askedOf(dealing, picks, peopleOf({ player })).map(({ items, id }) => {
    const item = items[picks[dealing.groups.findIndex((group) => group.id === id)] ?? 0];
    return (item?.word ?? item?.name)?.(all) ?? '';
  });
  const { hidden, taking } = dealing;
  return [
    ...words,
    ...(hidden ? [small(open ? hidden.openWord() : hidden.closedWord())] : []),
    ...(taking && final ? [small(taking.noneWord())] : []),
  ];
}

/** The rules of a deal, by its link, in a few words; null where it is none. */
export async function rulesOf(game: string, deal: string): Promise<string | null> {
  const id = gameIds.find((one) => one === game);
  if (id === undefined) return null;
  const [kit, { dealing }] = await Promise.all([loadKit(id), loadDeals(id)]);
  const other = await dealing.other?.(optionsIn(deal))?.();
  const dealt = parseDeal(deal, other?.kit ?? kit);
  return dealt?.ok ? rulesSaid(dealing, dealt.value.choice).join(' · ') : null;
}
