import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { widthOf as widthIn, wrap } from '../../src/components/og/text.ts';
import * as m from '../../src/paraglide/messages.js';
import type { Lesson } from '../../src/published/lesson-schema.ts';
import { courses, lessonFiles, read } from './courses.ts';

/**
 * What is said on the smallest phone has three lines beside its sign, and beside its buttons where it has some (screen.css); what is longer
 * ends in “more”. What is read all the time is not longer.
 */
const strip = { width: 360, padding: 16 + 12, sign: 24 + 10, gap: 8, rows: 3, size: 14.5, button: 15, counts: 12.5, sides: 22 };

/** How wide a text would be: the font of the page has no suits, and a head is set bolder. */
const plain = (text: string): string => text.replace(/[♠♥♦♣]/g, 'w');
const widthOf = (text: string, size: number): number => widthIn(`${text} .`, 'text', size);

interface Button {
  readonly words: string;
  readonly counts?: string;
}
const room = (buttons: readonly Button[]): number =>
  buttons.reduce(
    (left, { words, counts = '' }) =>
      left - strip.gap - strip.sides - Math.max(widthOf(words, strip.button), widthOf(counts, strip.counts)),
    strip.width - strip.padding - strip.sign,
  );

/** How many lines it takes: the head, which is bolder by about a letter in sixteen, and what follows. */
function rows(head: string, says: string, buttons: readonly Button[] = []): number {
  const bold = head + 'i'.repeat(Math.ceil(head.length / 16));
  return wrap(plain(`${bold} ${says}`), 'text', strip.size, room(buttons)).length;
}

/** What stands in a sentence, in a usual form that is rather long than short. */
const usual: Readonly<Record<string, string>> = {
  ...{
    to: '4',
    from: '4',
    n: '4',
    player: '3',
    turn: '3',
    piles: '5',
    run: '12-9-6',
    top: 'an 11',
    need: 'a 10',
    brick: 'an 11',
  },
  ...{
    head: 'a 13',
    above: 'a 14',
    highest: 'a 16',
    drawn: '13',
    lower: '12',
    upper: '14',
    wanted: '10',
    card: '10♥',
    piece: '10♥',
    home: '90',
    all: '96',
    count: '12',
    rank: '13',
    pile: '4',
    beneath: '12',
    suit: 'Diamonds',
    slot: 'opponent’s reserve',
  },
  ...{ seven: '7♦', six: '6♦', eight: '8♦', cards: '10♥ and J♥', low: '6♦', high: '10♦' },
};
const sentences = (all: Record<string, unknown>): [string, string][] =>
  Object.entries(all).flatMap(([key, value]) => {
    const forms =
      typeof value === 'string'
        ? [value]
        : (value as { match: Record<string, string> }[]).flatMap((one) => Object.values(one.match));
    return forms.map((form): [string, string] => [
      key,
      form.replace(/\{(\w+)\}/g, (_, name: string) => usual[name] ?? `{${name}}`),
    ]);
  });

describe('what the strip of a phone has room for', () => {
  it('why a try is refused, in every game', () => {
    const found = readdirSync('messages/en').flatMap((file) =>
      sentences(JSON.parse(readFileSync(`messages/en/${file}`, 'utf8'))).filter(([key]) => /_rule_.*_says|_no_try/.test(key)),
    );
    expect(found.length).toBeGreaterThan(60);
    for (const [key, says] of found) {
      expect(says, key).not.toContain('{');
      expect(rows(m.play_panel_refused_piece(), says), `${key}: ${says}`).toBeLessThanOrEqual(strip.rows);
    }
  });

  test.each(courses)('$course: each answer of a lesson, and each of its hints', ({ course }) => {
    for (const path of lessonFiles(course)) {
      const { steps, later = [] } = read(path).data as Lesson;
      const said = [
        ...later.map(({ say }) => [m.play_panel_refused_piece(), say]),
        ...steps.flatMap(({ wrong = [], hints, after = '' }) => [
          ...wrong.map((one) => ['illegal' in one ? m.play_panel_refused_piece() : m.play_step_missed(), one.say]),
          ...hints.map((hint) => [m.play_hint(), hint]),
          [m.play_step_done(), after],
        ]),
      ];
      for (const [head = '', says = ''] of said) expect(rows(head, says), `${path}: ${says}`).toBeLessThanOrEqual(strip.rows);
    }
  });

  it('what spoils a line, in every game, with whether it is proved and that it is only shown', () => {
    const obstacles = readdirSync('messages/en').flatMap((file) =>
      sentences(JSON.parse(readFileSync(`messages/en/${file}`, 'utf8'))).filter(([key]) => /_(obstacle|furthest)_/.test(key)),
    );
    // Where each head stands beside each sentence nothing is longer than in play.
    const heads = obstacles.filter(([, says]) => !says.endsWith('.'));
    const said = obstacles.filter(([, says]) => says.endsWith('.'));
    expect(heads.length).toBeGreaterThan(12);
    const ends = {
      furthest: `${m.play_spoilt_furthest_found()} ${m.play_panel_shown()}`,
      obstacle: m.play_spoilt_nothing_says(),
    };
    for (const [key, says] of said) {
      const [game, kind = ''] = key.split(/_(furthest|obstacle)_/);
      for (const [of, head] of heads.filter(([of]) => of.startsWith(`${game}_${kind}_`)))
        expect(rows(head, `${says} ${ends[kind as 'furthest']}`), `${of}, ${key}: ${says}`).toBeLessThanOrEqual(strip.rows);
    }
    const reply = 'The opponent plays 10♥ from the reserve to their pile 3.';
    expect(rows(m.play_spoilt_reply(), `${reply} ${m.play_spoilt_reply_says()} ${m.play_panel_shown()}`)).toBeLessThanOrEqual(
      strip.rows,
    );
  });

  test.each(courses)(
    '$course: the titles of its lessons, in two lines between the way back and the number of the step',
    ({ course }) => {
      for (const path of lessonFiles(course)) {
        const { title } = read(path).data as Lesson;
        expect(wrap(plain(title), 'display', 16, strip.width - 44 - 164).length, title).toBeLessThanOrEqual(2);
      }
    },
  );

  const count = 12;
  const action = 'Pile 2 to pile 4';
  const long = 'You play 10♥ from the reserve to the opponent’s pile 3.';
  const back = { words: m.play_panel_back() };
  const why = { words: m.play_show_why_short() };
  test.each<[string, string[], Button[]]>([
    [m.play_winnable(), [m.play_panel_winnable({ count })], []],
    [m.play_panel_lost(), [m.play_panel_lost_now({ told: long })], [why]],
    [m.play_refuted(), [m.play_panel_lost_ago({ told: `${action}.` })], [back, why]],
    [m.play_panel_lost_last(), ['You pass and keep the token.'], [back, why]],
    [m.play_panel_played({ count }), [m.play_panel_never()], []],
    [
      m.play_panel_unasked(),
      [m.play_panel_played({ count }), m.play_panel_unasked_says()],
      [{ words: m.play_panel_question_short(), counts: m.play_panel_counts_question() }],
    ],
    [m.play_winnable_start(), [m.play_telling_ask()], [{ words: m.play_telling_yes() }, { words: m.play_telling_no() }]],
    [m.play_hopeless(), [m.play_hopeless_more()], []],
    [m.play_panel_clean(), [m.play_panel_actions({ count }), m.play_panel_clean_says()], []],
    [m.play_step_out_of_reach(), [m.play_step_take_back()], []],
    [m.play_deal_new_ask(), [m.play_deal_new_ask_more()], [{ words: m.play_deal_new() }, { words: m.play_deal_end_keep() }]],
    [m.play_deal_end_ask(), [m.play_deal_end_ask_more()], [{ words: m.play_deal_end_yes() }, { words: m.play_deal_end_keep() }]],
    [m.play_advice_head({ player: 'planner' }), [m.play_hint_move({ action }), m.play_advice_says()], []],
  ])('%s', (head, lines, buttons) => {
    expect(rows(head, lines.join(' '), buttons)).toBeLessThanOrEqual(strip.rows);
  });
});
