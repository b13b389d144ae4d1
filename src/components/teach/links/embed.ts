import { choiceOf, LINK_VERSION, parseValues, type Read } from '../../links/fragment.ts';
import { formatPositionPart, type PositionLink, positionKeys, positionOf, type SomeLink } from '../../links/links.ts';

/** A position to stand in somebody else's page. */
export interface EmbedLink {
  readonly link: PositionLink;
  /** Light or dark, where the page around it is; else as the reader has it. */
  readonly colours?: 'light' | 'dark';
  /** Tells the page around it how high it would like to be. */
  readonly height: boolean;
}

/** Reads the fragment of an embed, with or without its `#`: that of a position, with `c` and `y`. */
export function parseEmbed(fragment: string): Read<EmbedLink> {
  const values = parseValues(fragment, { ...positionKeys, keys: `${positionKeys.keys}cy`, longest: 20_000, blame: 'p' });
  if (!values.ok) return values;
  const link = positionOf(values.value);
  if (!link.ok) return link;
  const colours = choiceOf(values.value, 'c', ['light', 'dark']);
  if (!colours.ok) return colours;
  const height = choiceOf(values.value, 'y', ['0', '1']);
  if (!height.ok) return height;
  return {
    ok: true,
    value: {
      link: link.value,
      ...(colours.value === undefined ? {} : { colours: colours.value }),
      height: height.value === '1',
    },
  };
}

/** The fragment, without `#`, of an embed. */
export const formatEmbed = (link: SomeLink, { colours, height = false }: Partial<Omit<EmbedLink, 'link'>> = {}): string =>
  [formatPositionPart(link, 'withheld'), colours && `c=${colours}`, height && 'y=1', `v=${LINK_VERSION}`]
    .filter(Boolean)
    .join('&');
