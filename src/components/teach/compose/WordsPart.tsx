import { Fragment } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { tellings } from '../../links/telling.ts';
import { TellingOptions } from '../TellingOptions.tsx';
import { longest, type Words } from './work.ts';

interface Props {
  readonly words: Words;
  change(words: Words, same?: string): void;
}

/** What the pupil reads, and how they are told. */
export function WordsPart({ words, change }: Props) {
  // Room for the next hint comes with the one before it.
  const hints = Math.min(words.hints.length, words.hints.findLastIndex((hint) => hint !== '') + 2);
  const fields = [
    {
      id: 'title',
      name: m.teach_words_title(),
      value: words.title,
      most: longest.title,
      set: (title: string) => ({ ...words, title }),
    },
    {
      id: 'question',
      name: m.teach_words_question(),
      value: words.question,
      most: longest.question,
      empty: m.teach_words_question_usual(),
      set: (question: string) => ({ ...words, question }),
    },
    ...words.hints.slice(0, hints).map((hint, i) => ({
      id: `hint-${i + 1}`,
      name: m.teach_words_hint({ n: i + 1 }),
      value: hint,
      most: longest.hint,
      empty: m.teach_words_hint_place({ n: i + 1 }),
      says: 'words-hints',
      set: (text: string) => ({
        ...words,
        hints: words.hints.map((was, n) => (n === i ? text : was)) as unknown as Words['hints'],
      }),
    })),
    {
      id: 'answer',
      name: m.teach_words_answer(),
      value: words.answer,
      most: longest.answer,
      set: (answer: string) => ({ ...words, answer }),
    },
  ];
  return (
    <section class="compose-words" aria-label={m.teach_words_head()}>
      {fields.map(({ id, name, value, most, set, ...rest }) => (
        <Fragment key={id}>
          <p class="word-row">
            <label for={`words-${id}`}>{name}</label>
            <textarea
              id={`words-${id}`}
              rows={1}
              maxLength={most}
              value={value}
              placeholder={'empty' in rest ? rest.empty : ''}
              aria-describedby={'says' in rest ? rest.says : undefined}
              onInput={(event) => change(set(event.currentTarget.value), id)}
            />
          </p>
          {id === `hint-${hints}` && (
            <p class="word-says" id="words-hints">
              {m.teach_words_hints()}
            </p>
          )}
        </Fragment>
      ))}
      <p class="word-row">
        <label for="words-told">{m.teach_words_told()}</label>
        <select
          id="words-told"
          value={words.telling}
          onChange={(event) => {
            const telling = tellings.find((one) => one === event.currentTarget.value);
            if (telling) change({ ...words, telling });
          }}
        >
          <TellingOptions />
        </select>
      </p>
      <p>
        <label class="fact">
          <input
            type="checkbox"
            checked={words.explore}
            onChange={(event) => change({ ...words, explore: event.currentTarget.checked })}
          />
          {m.teach_words_explore()}
        </label>
      </p>
    </section>
  );
}
