import * as m from '../../paraglide/messages.js';
import { isolated } from '../../site/isolated.ts';
import { type LinkError, longestText } from './fragment.ts';

const parts: Readonly<Record<string, () => string>> = {
  p: m.play_link_part_p,
  g: m.play_link_part_g,
  l: m.play_link_part_l,
  t: m.play_link_part_t,
  q: m.play_link_part_q,
  h: m.play_link_part_h,
  a: m.play_link_part_a,
  z: m.play_link_part_z,
  d: m.play_link_part_d,
  x: m.play_link_part_x,
  v: m.play_link_part_v,
};

const kinds: Readonly<Record<LinkError['kind'], (value: string, part: string) => string>> = {
  missing: (_, part) => (part === 'p' ? m.play_link_missing() : m.play_link_damaged()),
  escape: (value) => m.play_link_escape({ value }),
  twice: () => m.play_link_twice(),
  version: (value) => m.play_link_version({ value }),
  'too-long': (_, part) => ('tqhabi'.includes(part) ? m.play_link_text_too_long({ most: longestText }) : m.play_link_too_long()),
  choice: (value) => (value === '' ? m.play_link_choice_nothing() : m.play_link_choice({ value })),
  'no-room': () => m.play_link_no_room(),
  damaged: () => m.play_link_damaged(),
  'too-many': (_, part) => (part === 'h' ? m.play_link_too_many_hints() : m.play_link_too_many()),
};

/** The part of a position's link that a key is, in words. */
export const partWords = (key: string): string => parts[key]?.() ?? key;

/** What is wrong with a link, as a sentence. */
export const linkWords = ({ kind, part, value }: LinkError): string => kinds[kind](isolated(value), isolated(part));
