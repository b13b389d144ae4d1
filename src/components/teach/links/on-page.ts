import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { formatLink, parseLink, type SomeLink } from '../../links/links.ts';
import { mostText, positionIn } from './in-text.ts';

/** Where on this site a position is shown: the path of a page, and the part of it, if one is named. */
export interface Place {
  readonly path: string;
  readonly id: string | null;
}

const longestAddress = 500;

/** The first address of a lesson, a rule page, a puzzle or a day in a text, whichever host is before it; null without one. */
export function placeIn(text: string): Place | null {
  for (const [word] of text.slice(0, 20 * longestAddress).matchAll(/[^\s"<>]+/g)) {
    if (word.length > longestAddress) continue;
    const [, path, id = null] = /\/((?:learn|rules|puzzles|daily)\/[a-z0-9/-]+)(?:#([a-z0-9-]+))?/.exec(word) ?? [];
    if (path !== undefined) return { path: `/${path.endsWith('/') ? path : `${path}/`}`, id };
  }
  return null;
}

/** A value as Astro writes it into the page for an island: with a number before it that says of what kind it is. */
const plain = (raw: unknown): unknown => {
  if (!Array.isArray(raw)) return undefined;
  return raw[0] === 1 && Array.isArray(raw[1]) ? raw[1].map(plain) : raw[1];
};

/** What a lesson's page is called, and the ids of its steps; null: it is no lesson's page. */
function lessonOf(page: Document): { readonly title: string; readonly steps: readonly string[] } | null {
  const title = page.querySelector('[data-lesson-page] .lesson-title')?.textContent?.trim();
  // What ends a lesson looks like a step, and asks for nothing.
  return title ? { title, steps: [...page.querySelectorAll('section.step[id]:has(.task-text)')].map(({ id }) => id) } : null;
}

/** The position that a board of the page was built with. */
function ofIsland(island: Element): SomeLink | null {
  const props: Record<string, unknown> = JSON.parse(island.getAttribute('props') ?? '{}');
  const text = (name: string) => {
    const value = plain(props[name]);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const position = text('position');
  if (position === null) return null;
  const hints = plain(props.hints);
  const answer = text('after');
  return {
    position,
    goal: text('goal'),
    text: text('task') ?? text('title'),
    hints: Array.isArray(hints) ? hints.filter((hint) => typeof hint === 'string').slice(0, 3) : [],
    ...(answer === null ? {} : { answer }),
  };
}

/** A step is called by its lesson, and what it asks for is its question. */
const titled = (link: SomeLink, title: string): SomeLink => ({
  ...link,
  text: title,
  ...(link.text ? { question: link.text } : {}),
});

/** A step of a lesson's page, in words and where it is. */
export interface Step {
  readonly task: string;
  readonly place: Place;
}

async function pageAt(path: string): Promise<Document | null> {
  try {
    const response = await fetch(pageLink(path));
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** The lesson that a place names as a whole, with its steps to choose from; null where it is none, or the page cannot be had. */
export async function lessonAt({ path, id }: Place): Promise<{ readonly title: string; readonly steps: readonly Step[] } | null> {
  const page = id === null ? await pageAt(path) : null;
  const lesson = page && lessonOf(page);
  if (!lesson) return null;
  const taskOf = (step: string) => page?.getElementById(step)?.querySelector('.task-text')?.textContent?.trim() ?? step;
  return { title: lesson.title, steps: lesson.steps.map((step) => ({ task: taskOf(step), place: { path, id: step } })) };
}

/**
 * The position that a page of this site shows at a place, with its goal and its words, as that page says it; null where there is none, or the
 * page cannot be had. Only this site is asked, whatever host the address named.
 */
export async function positionAt({ path, id }: Place): Promise<SomeLink | null> {
  try {
    const page = await pageAt(path);
    if (page === null) return null;
    const part = id === null ? page : page.getElementById(id);
    const islands = [...(part?.querySelectorAll('astro-island[props]') ?? [])].flatMap((island) => {
      const link = ofIsland(island);
      return link ? [{ link, played: island.closest('.step-board') !== null }] : [];
    });
    // A step's text may have boards of its own; a page with several boards wants one of them to be named.
    const found = islands.find(({ played }) => played) ?? islands[0];
    if (id === null) return islands.length === 1 ? (found?.link ?? null) : null;
    const lesson = lessonOf(page);
    const number = lesson ? lesson.steps.indexOf(id) + 1 : 0;
    if (found && lesson && number > 0)
      return titled(found.link, m.teach_set_step_title({ lesson: lesson.title, number: String(number) }));
    if (found) return found.link;
    const composing = part?.querySelector('a.to-composer')?.getAttribute('href') ?? '';
    const link = parseLink(composing.slice(composing.indexOf('#') + 1));
    return link.ok ? link.value : null;
  } catch {
    return null;
  }
}

/**
 * The fragment of the position that a text names: by a link to it, by the address of a page of this site that shows it, else by whatever
 * fragment there is, so that what is wrong with it can be said; null without any.
 */
export async function fragmentIn(text: string): Promise<string | null> {
  const linked = /#(\S+)/.exec(text.slice(0, mostText))?.[1] ?? null;
  const place = positionIn(text) === null ? placeIn(text) : null;
  if (place === null) return linked;
  const link = await positionAt(place);
  return link && formatLink(link);
}
