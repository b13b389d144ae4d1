import * as m from '../../paraglide/messages.js';
import { type Telling, tellings } from '../links/telling.ts';

const words: Readonly<Record<Telling, () => string>> = {
  'at-once': m.teach_words_told_at_once,
  'when-asked': m.teach_words_told_when_asked,
  never: m.teach_words_told_never,
};

/** The ways in which pupils may be told whether the goal can still be met, as options of a choice. */
export const TellingOptions = () => (
  <>
    {tellings.map((telling) => (
      <option key={telling} value={telling}>
        {words[telling]()}
      </option>
    ))}
  </>
);
