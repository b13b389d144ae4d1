import { gameIds, isGameId } from '../../engine/games/ids.ts';
import type { ReadNote } from '../../records/file.ts';
import { finishedGamesKey, readFinished } from '../../records/finished-games.ts';
import { asGame, lastGameKey } from '../../records/last-game.ts';
import { openGamesKey, readOpenGames } from '../../records/open-games.ts';
import { practiceKey, readPractice } from '../../records/practice.ts';
import { isRecord } from '../../site/raw.ts';
import { asChoice, choiceKey } from '../endless/choice.ts';
import type { GameComposer } from '../games/composing.ts';
import { loadComposer } from '../games/index.ts';
import { answersKey, asAnswered } from '../games/stop-answers.ts';
import { asAsked, askedKey } from '../play/ask-telling.ts';
import { asSetText, collectingKey } from '../play/collecting.ts';
import { asDealText, asDrawn, drawnKey, givenUpKey } from '../play/deal-notes.ts';
import { asPace, paceKey } from '../play/pace.ts';
import { asTurned, turnedKey } from '../play/people/turned.ts';
import { asRemarking, remarksKey } from '../play/remarks.ts';
import { asEnds } from '../play/rounds/ends.ts';
import { asTell } from '../play/tell.ts';
import { draftsKey, isOfGame, sortDrafts } from '../teach/compose/drafts.ts';
import { asName, nameKey, oursKey, parseOurs } from '../teach/set/kept.ts';

/** One kind of note: which keys are of it, and what reads its value; null: the value is not one of the kind. */
export interface Kind {
  readonly keys: RegExp;
  parse(raw: unknown): unknown;
}

const only = (key: string): RegExp => new RegExp(`^${key.replaceAll('.', '\\.')}$`);
const ofGame = (before: string, after: string): RegExp => new RegExp(`^${before}\\.(?:${gameIds.join('|')})\\.${after}$`);

/** The good drafts of a list: by their form, and by the game they are of. */
function draftsOf(composers: ReadonlyMap<string, GameComposer>, raw: unknown): unknown {
  const drafts = sortDrafts(raw)?.good.filter((kept) => {
    const composer = composers.get(kept.work.game);
    return composer !== undefined && isOfGame(composer, kept);
  });
  return drafts && drafts.length > 0 ? drafts : null;
}

/** The open games of the games of this site; whatever else names a game takes no place among them. */
const openOfOurs = (raw: unknown) =>
  isRecord(raw)
    ? readOpenGames(Object.fromEntries(Object.entries(raw).filter(([key]) => isGameId(key.split('#', 1)[0] ?? ''))))
    : null;

/** The text of a set; one without any position would bring nothing. */
const withPositions = (raw: unknown): string | null => (asSetText(raw)?.includes('\n') ? (raw as string) : null);

/**
 * All that is kept in a browser beside records, lines and settings (which `records.ts` and `settings.ts` read): each through the very
 * parser that its page opens it with. Loads the games' composers, which alone know what a draft may have.
 */
export async function noteKinds(): Promise<readonly Kind[]> {
  const composers = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadComposer(id)] as const)));
  return [
    { keys: only(collectingKey), parse: withPositions },
    { keys: only(draftsKey), parse: (raw) => draftsOf(composers, raw) },
    { keys: only(practiceKey), parse: readPractice },
    { keys: only(choiceKey), parse: asChoice },
    { keys: only(askedKey), parse: asAsked },
    { keys: only(nameKey), parse: asName },
    { keys: only(oursKey), parse: parseOurs },
    { keys: only(lastGameKey), parse: asGame },
    { keys: only(openGamesKey), parse: openOfOurs },
    { keys: only(finishedGamesKey), parse: readFinished },
    { keys: only(paceKey), parse: asPace },
    { keys: only(remarksKey), parse: asRemarking },
    { keys: only(turnedKey), parse: asTurned },
    { keys: only(answersKey), parse: asAnswered },
    { keys: only('deal.tell'), parse: asTell },
    { keys: only(drawnKey), parse: asDrawn },
    { keys: only(givenUpKey), parse: asDrawn },
    { keys: ofGame('deal', 'last'), parse: asDealText },
    { keys: ofGame('match', 'n=[\\x21-\\x7e]{1,300}'), parse: asEnds },
  ];
}

/** What reads the notes of a file. A key that is none of the kinds is not taken, and a value whose parser throws is none of its kind. */
export async function noteReader(): Promise<ReadNote> {
  const kinds = await noteKinds();
  return (key, raw) => {
    const kind = kinds.find(({ keys }) => keys.test(key));
    try {
      return kind?.parse(raw) ?? null;
    } catch {
      return null;
    }
  };
}
