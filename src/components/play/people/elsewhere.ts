import type { DealChoice } from '../deal-choice.ts';
import { forTheOther } from './people.ts';

/** A deal for a friend who is elsewhere: whoever shares a screen here would play with them by link. */
export function forFriend(choice: DealChoice): DealChoice {
  const bare = forTheOther(choice);
  return { ...bare, player: bare.player?.replace(/\bhere\b/g, 'friend') ?? null };
}
