import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { parseLink, type SomeLink } from '../../links/links.ts';
import { CopyText } from '../../play/parts/CopyText.tsx';
import { useHash } from '../../play/parts/useHash.ts';
import { embedCode, formatEmbed, frameStyle } from '../links/embed.ts';
import { shownSixteen } from '../page/shown.ts';

/** Trying an embed out: a position by link, how large, in which colours; the frame as it will be, and the code for it. */
export function TryEmbed() {
  const hash = useHash('p');
  const pasted = useSignal('');
  const size = useSignal({ width: 640, height: 480 });
  const colours = useSignal<'own' | 'light' | 'dark'>('own');
  const grows = useSignal(false);
  const told = useSignal<number | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** The position that the pasted text names, by a link to it or by the address of a page that shows it; null: none. */
  const found = useSignal<{ readonly text: string; readonly fragment: string | null } | null>(null);
  const text = pasted.value.trim();
  useEffect(() => {
    if (text === '') return;
    let stale = false;
    loading(() => import('../links/on-page.ts')).then(async ({ fragmentIn }) => {
      const fragment = await fragmentIn(text);
      if (!stale) found.value = { text, fragment };
    });
    return () => {
      stale = true;
    };
  }, [text]);
  const known = text === '' || found.value?.text === text;
  const fragment = text === '' ? hash.value?.slice(1) || null : known ? (found.value?.fragment ?? null) : null;
  const read = fragment === null ? null : parseLink(fragment);
  const wrong = useSignal('');
  useEffect(() => {
    wrong.value = '';
    if (read === null || read.ok) return;
    let stale = false;
    loading(() => import('../../links/link-words.ts')).then(({ linkWords }) => {
      // A link of a set is another kind of link.
      if (!stale) wrong.value = /\/set\/?#/.test(text) ? m.teach_link_of_set() : linkWords(read.error);
    });
    return () => {
      stale = true;
    };
  }, [fragment]);
  const position: SomeLink = read?.ok ? read.value : shownSixteen;
  const options = { height: grows.value, ...(colours.value === 'own' ? {} : { colours: colours.value }) };
  const src = new URL(`${pageLink('/embed/')}#${formatEmbed(position, options)}`, location.href).href;
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === 'winnable:height') told.value = Number(data.height);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    told.value = null;
  }, [src]);
  const high = grows.value ? (told.value ?? size.value.height) : size.value.height;
  const code = embedCode({ src, title: position.text || m.teach_embed_title(), ...size.value, grows: grows.value });
  const sides = [
    ['width', m.teach_try_width(), 280, 1600],
    ['height', m.teach_try_height(), 240, 1600],
  ] as const;
  return (
    <div class="try-embed column">
      <header class="try-head">
        <h1>{m.teach_try_title()}</h1>
        <p class="lead">{m.teach_try_lead()}</p>
      </header>
      <div class="try-choices">
        <p class="field">
          <label for="try-link">{m.teach_try_link()}</label>
          <input
            id="try-link"
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={pasted.value}
            aria-invalid={read?.ok === false}
            aria-describedby="try-wrong"
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
            }}
          />
          <span id="try-wrong" role="status">
            {read?.ok === false ? wrong.value : text !== '' && known && fragment === null ? m.teach_try_no_link() : ''}
          </span>
        </p>
        <div class="try-sizes">
          {sides.map(([side, label, least, most]) => (
            <p key={side} class="field">
              <label for={`try-${side}`}>{label}</label>
              <input
                id={`try-${side}`}
                type="number"
                min={least}
                max={most}
                value={size.value[side]}
                onChange={(event) => {
                  const value = Math.min(most, Math.max(least, Math.round(Number(event.currentTarget.value) || least)));
                  event.currentTarget.value = `${value}`;
                  size.value = { ...size.value, [side]: value };
                }}
              />
            </p>
          ))}
        </div>
        <p class="field">
          <label for="try-colours">{m.teach_try_colours()}</label>
          <select
            id="try-colours"
            value={colours.value}
            onChange={(event) => {
              colours.value = event.currentTarget.value as 'own' | 'light' | 'dark';
            }}
          >
            <option value="own">{m.teach_try_colours_own()}</option>
            <option value="light">{m.teach_try_colours_light()}</option>
            <option value="dark">{m.teach_try_colours_dark()}</option>
          </select>
        </p>
        <label class="choice">
          <input
            type="checkbox"
            checked={grows.value}
            onChange={(event) => {
              grows.value = event.currentTarget.checked;
            }}
          />
          <span>{m.teach_try_grows()}</span>
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section class="try-frame" tabIndex={0} aria-label={m.teach_try_frame()}>
        <iframe
          key={src}
          ref={frame}
          src={src}
          width={size.value.width}
          height={high}
          style={frameStyle({ ...size.value, grows: grows.value })}
          title={m.teach_embed_title()}
        />
      </section>
      <div class="try-code">
        <h2>{m.teach_try_code()}</h2>
        <textarea
          rows={grows.value ? 9 : 4}
          readOnly
          aria-label={m.teach_try_code()}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p>
          <CopyText label={m.teach_share_copy()} text={() => code} className="button primary" />
        </p>
        <p class="soft">{m.teach_try_policy({ origin: location.origin })}</p>
      </div>
    </div>
  );
}
