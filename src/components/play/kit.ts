import type { Play, Table } from '../../engine/core/play.ts';

/** A rule that refused a try, in words. `number` is its section on the rule page. */
export interface RuleWords {
  readonly name: string;
  readonly number: number | string;
  readonly says: string;
}

/** A game's actions, rules, goals and ends in the reader's language. */
export interface GameWords {
  gameName(): string;
  /** Why a try was refused; `action` is what was tried, for games in which the two slots do not tell. */
  ruleWords(rule: string, play: Play, from: string, to: string | null, action: string): RuleWords;
  /** What an action does, from the position before it. */
  actionWords(action: string, play: Play): string;
  /** What an action has done, where that says more than what it does: which piece came out of a hidden place. */
  doneWords?(action: string, before: Play): string;
  /** What another player has just done, as a whole sentence that names them; `eye` is who reads it. */
  happenedWords?(action: string, before: Play, eye: number | 'all'): string;
  goalWords(goal: string, play: Play): string;
  /** null while play goes on. */
  outcomeWords(play: Play): string | null;
  /** The name of a slot as it stands in a sentence: "pile 2", "the urn". */
  slotWords(slot: string, play: Play): string;
}

/** Everything that the player components need of one game, loaded together. */
export interface GameKit {
  readonly id: string;
  /** Nobody but the reader acts. */
  readonly alone: boolean;
  /** A sensible action for whoever is to act, from what that player may see; null where nobody is. */
  ruleOfThumb?(play: Play): Promise<string | null>;
  readonly table: Table;
  readonly words: GameWords;
}
