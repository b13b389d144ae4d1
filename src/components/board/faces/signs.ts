import * as m from '../../../paraglide/messages.js';

/** The ranks that have letters, in the order of `cards_letters`. */
export const lettered: readonly number[] = [1, 11, 12, 13];

/** The letters in place of A, J, Q and K, as the language has them on its cards. */
export const signs = (): readonly string[] => m.cards_letters().split(' ');

/** Whether the reader has chosen the language's own letters. */
export const ownShown = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset.letters === 'own';
