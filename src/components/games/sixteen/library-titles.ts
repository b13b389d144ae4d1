import { type Action, parseGoal, rankOf, type State } from '../../../engine/games/sixteen/index.ts';
import { capital, inWords, type LibraryTitles } from '../title-words.ts';

export const libraryTitles: LibraryTitles<State, Action> = function* (
  { goal, themes },
  { state: { params, piles, drawn, urn } },
) {
  const asked = parseGoal(goal);
  const brick = drawn === null ? null : rankOf(drawn);
  const left = urn.length;
  const out = left + (drawn === null ? 0 : 1) + piles.reduce((sum, pile) => sum + pile.length, 0);
  const toCome = left === 0 ? 'an empty urn' : `${inWords(left)} to come`;
  if (asked.ok && asked.value.kind === 'empty') {
    const what = asked.value.piles === 1 ? 'a pile' : `${inWords(asked.value.piles)} piles`;
    if (brick !== null) yield `The ${brick} waits, and ${what} to empty`;
    yield `Empty ${what} with ${toCome}`;
    yield `Empty ${what} of ${inWords(piles.length)}, with ${toCome}`;
  } else if (asked.ok && asked.value.kind === 'home') {
    const what = `${inWords(asked.value.bricks)} bricks`;
    yield `${capital(what)} home`;
    if (brick !== null) yield `${capital(what)} home, and the ${brick} comes first`;
    yield `${capital(what)} home with ${toCome}`;
  } else if (themes.includes('small-deal')) {
    yield `${capital(inWords(left))} bricks on ${inWords(piles.length)} piles${params.runs === 'consecutive' ? ', one by one' : ''}`;
    yield `${capital(inWords(left))} bricks, and first the ${rankOf(urn[0] as number)}`;
  } else if (brick !== null) {
    // Where it goes is a question only where one place wins and another loses.
    if (themes.includes('where-does-it-go')) {
      yield `Where does the ${brick} go?`;
      yield `Where does the ${brick} go, with ${toCome}?`;
    } else {
      yield `Place the ${brick}, then bring all ${inWords(out)} bricks home`;
      yield `The ${brick} first, then all ${inWords(out)} bricks home, with ${toCome}`;
    }
    yield `The ${brick}, ${inWords(piles.length)} piles, ${toCome}`;
  } else {
    yield `Nothing waits, and ${toCome}`;
    yield `${capital(inWords(piles.length))} piles, and ${toCome}`;
  }
};
