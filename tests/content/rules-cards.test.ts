import { describe, expect, test } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { puzzleLead, rulesInForce } from '../../src/components/games/titles.ts';
import { presets } from '../../src/engine/games/ristiseiska/params.ts';
import { beginningOf, type CourseId, gameOfCourse } from '../../src/published/course-ids.ts';
import { courses, lessonFiles, read, replay } from './courses.ts';

const loadCard = async (course: CourseId) => (await loadKit(gameOfCourse(course), beginningOf(course))).card();
const at = (rules: string) => replay(`ristiseiska:${rules}/67.--.--.--/8c.9c/1/play/-/-/-/0/-`, '');
const names = async (position: string): Promise<string> => {
  const play = replay(position, '');
  const card = await loadCard(position.split(':', 1)[0] as 'sixteen');
  return card
    .inForce(play)
    .map(({ name }) => name)
    .join(' · ');
};

describe('the line of rules in force', () => {
  const taught = async (position: string) => {
    const order = Array.from({ length: 12 }, (_, i) => i + 1);
    const lines = await Promise.all(order.map((n) => rulesInForce(position, n)));
    return lines.map((line) => line.length);
  };

  test('names in a lesson no rule that a later one teaches, and in a puzzle all', async () => {
    const pantti = 'ristiseiska:pantti/67.--.--.--/8c.9c/1/play/-/-/-/0/-';
    expect(await taught(pantti)).toEqual([0, 0, 0, 2, 3, 4, 4, 4, 4, 4, 4, 4]);
    expect(await rulesInForce(pantti, 4)).toEqual(['Pantti', 'ace low']);
    expect(await rulesInForce(pantti)).toHaveLength(4);
    expect(await taught(pantti.replace('pantti', 'begging~give=unplayable-first'))).toEqual([0, 0, 0, 2, 3, 3, 4, 4, 5, 5, 5, 5]);
    // A rule set that is named by what happens when nothing fits says it once.
    expect(await rulesInForce(pantti.replace('pantti', 'begging'))).not.toContain('begging');
    expect(await rulesInForce(pantti.replace('pantti', 'pantti~unable=beg'))).toContain('begging');
    expect((await taught('sixteen:8/8.-.-/00/-/-')).slice(0, 3)).toEqual([0, 0, 1]);
    expect((await taught('sixteen:8~runs=consecutive/8.-.-/00/-/-')).slice(7, 9)).toEqual([0, 1]);
  });

  test.each(courses)('$course: what teaches a rule is a lesson', async ({ course }) => {
    const card = await loadCard(course);
    const lessons = lessonFiles(course);
    const positions = lessons.flatMap((path) => (read(path).data as { steps: { position: string }[] }).steps);
    for (const { position } of positions)
      for (const { name, lesson } of card.inForce(replay(position, ''))) {
        expect(name).not.toBe('');
        expect(lesson >= 1 && lesson <= lessons.length, name).toBe(true);
      }
  });
});

describe('what is said under the title of a puzzle', () => {
  test('says of a brick that is drawn that it waits; a card that waits is told beside the board, and only there', () => {
    const lead = (position: string) => puzzleLead({ position, goal: 'win' });
    expect(lead('sixteen:8/8.6.-/00/5/4')).toMatch(/^You have drawn the 5\. Choose a pile for it\.$/);
    expect(lead('sixteen:8/8.6.-/00/-/54')).not.toContain('drawn');
    expect(lead('russian-bank:free/1/Kh;4sTd.8hQs.2c7s.Ks5d;9cKd;6h/8c;Jd.3c.2h.5s;4dTh;-/--.--.--.--/d/10')).not.toContain(
      'drawn',
    );
  });
});

describe('the rules in short', () => {
  test.each(courses)('$course: some ten lines at every table of its lessons', async ({ course }) => {
    const card = await loadCard(course);
    for (const path of lessonFiles(course)) {
      const { steps } = read(path).data as { steps: { position: string }[] };
      for (const { position } of steps) {
        const lines = card.lines(replay(position, ''));
        expect(lines.length).toBeGreaterThanOrEqual(9);
        expect(lines.length).toBeLessThanOrEqual(13);
        expect(new Set(lines).size).toBe(lines.length);
        for (const line of lines) expect(line).toMatch(/^\S.*\.$/);
      }
    }
  });

  test('rule sets that differ have cards that differ', async () => {
    const card = await loadCard('ristiseiska');
    const all = Object.keys(presets).map((set) => card.lines(at(set)).join(' '));
    expect(new Set(all).size).toBe(all.length);
    expect(card.lines(at('pantti~ace=closes')).join(' ')).toContain('closes its suit');
    expect(card.lines(at('begging~give=unplayable-first')).join(' ')).toContain('cannot be played');
    expect(card.lines(at('pantti~five-needs-eight=no'))).not.toEqual(card.lines(at('pantti')));
    expect(card.lines(at('pantti~token-points=10')).join(' ')).toContain('costs 10 points');
  });

  test('each rule set says in a sentence of its own what it is', async () => {
    const card = await loadCard('ristiseiska');
    const all = Object.keys(presets).map((set) => card.inForce(at(set))[0]?.says ?? '');
    expect(new Set(all.map((says) => says.split('. ', 1)[0])).size).toBe(Object.keys(presets).length);
    expect(all[1]).toMatch(/^Pantti has a token: a player who can’t play takes it\. The round ends /);
  });

  test('before its lesson the token is neither named nor counted', async () => {
    const kit = await loadKit('ristiseiska');
    const whole = await kit.card();
    const lesser = await kit.without?.token?.card?.();
    const told = (card: typeof whole) =>
      [...card.inForce(at('pantti')).flatMap(({ name, says }) => [name, says]), ...card.lines(at('pantti'))].join(' ');
    expect(told(whole)).toContain('take the token');
    expect(lesser && told(lesser)).not.toContain('token');
    expect(lesser?.lines(at('pantti'))).toContain('If you can’t play, you pass.');
  });

  test('the highest brick has its article', async () => {
    const { lines } = await loadCard('sixteen');
    expect(lines(replay('sixteen:8/1.-/00/-/-', '')).join(' ')).toContain('Only an 8 moves');
    expect(lines(replay('sixteen:g/1.-/00/-/-', '')).join(' ')).toContain('Only a 16 moves');
  });

  test('the rules in force have the names that lessons use', async () => {
    expect(await names(at('pantti').position)).toBe('Pantti · ace low · after A or K: any card · token');
    expect(await names(at('duel').position)).toBe('Duel · ace closes the suit · A or K ends the turn · a random card');
    expect(await names('sixteen:8~runs=consecutive/1.-/0/-/2')).toBe('runs one by one');
    expect(await names('sixteen:8/1.-/0/-/2')).toBe('runs with gaps');
  });
});
