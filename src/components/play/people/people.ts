import type { DealChoice } from '../deal-choice.ts';

/** Who has the other seats where no computer plays: a friend to whom each turn is sent by link, or people on this screen. */
export const peoples = ['friend', 'here'] as const;
export type People = (typeof peoples)[number];

/** Whether a seat is a person's, by what a deal's link says of it. */
export const isPerson = (player: string): player is People => peoples.some((one) => one === player);

/** How people play at the table of a deal, where some of the other seats (`here`, `friend.planner`) are theirs; else null. */
export const peopleOf = ({ player }: Pick<DealChoice, 'player'>): People | null => player?.split('.').find(isPerson) ?? null;

/** The deal as the other side has it: without whose seat it is here and which of several games it is. */
export const forTheOther = ({ seat: _, copy: __, ...choice }: DealChoice): DealChoice => choice;
