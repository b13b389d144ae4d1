import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { CopyText } from '../../play/parts/CopyText.tsx';
import { LinkCode, mostInCode } from '../../play/parts/LinkCode.tsx';
import { useDialog } from '../../play/parts/useDialog.ts';
import type { ResultLink } from '../links/result.ts';
import { type Written, writeResult } from '../links/write-result.ts';

/** What a result's link has no room for, and what can be done about it; nothing where all of it is in the link. */
export function roomWords({ attempts }: Pick<ResultLink, 'attempts'>, { left, fits }: Pick<Written, 'left' | 'fits'>): string {
  if (fits) return left > 0 ? m.teach_set_hand_in_left({ count: left }) : '';
  const lengths = attempts.map(({ line, slips }) => Math.max(line.length, ...slips.map(({ length }) => length)));
  const count = Math.max(...lengths);
  return m.teach_set_hand_in_too_long({ n: (attempts[lengths.indexOf(count)]?.item ?? 0) + 1, count });
}

interface Props {
  readonly result: ResultLink;
  /** How far they are, in a sentence. */
  readonly says: string;
  onClose(): void;
}

/** What a pupil has done, as a link, a code or a text to send; where no link holds it, as a text that says how far they are. */
export function HandIn({ result, says, onClose }: Props) {
  const dialog = useDialog();
  const written = writeResult(result);
  const href = new URL(`${pageLink('/result/')}#${written.fragment}`, location.href).href;
  const title = result.set?.title ?? m.teach_set_title();
  const text = () =>
    [result.name === null ? title : `${result.name}, ${title}`, says, ...(written.fits ? [href] : [])].join('\n');
  const room = roomWords(result, written);
  return (
    <dialog ref={dialog} class="keys hand-in" aria-labelledby="hand-in-head" onClose={onClose}>
      <h2 id="hand-in-head">{m.teach_set_hand_in()}</h2>
      <p>{says}</p>
      {room !== '' && <p role="alert">{room}</p>}
      {!written.fits ? (
        <p class="buttons">
          <CopyText label={m.teach_set_hand_in_text()} text={text} className="button primary" />
        </p>
      ) : (
        <>
          <p>{href.length > mostInCode ? m.teach_set_hand_in_next_long() : m.teach_set_hand_in_next()}</p>
          <p class="buttons">
            <CopyText label={m.teach_set_hand_in_link()} text={() => href} className="button primary" />
            <CopyText label={m.teach_set_hand_in_text()} text={text} className="button" />
          </p>
          {href.length > mostInCode ? (
            <p class="soft">{m.teach_set_hand_in_no_code({ count: href.length })}</p>
          ) : (
            <LinkCode text={href} name={m.teach_set_hand_in_code()} />
          )}
        </>
      )}
      <p class="caption">{m.teach_set_hand_in_says()}</p>
      <form method="dialog">
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}
