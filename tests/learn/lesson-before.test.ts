import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLessonBefore, lessonBefore } from '../../src/site/lesson-before.ts';
import { writeSession } from '../../src/site/session.ts';
import { FakeStorage } from '../site/browser.ts';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
});
afterEach(() => vi.unstubAllGlobals());

test('a position knows the lesson that led to it, and no other position does', () => {
  expect(lessonBefore('#p=x')).toBeNull();
  keepLessonBefore('/learn/russian-bank/the-table/', '#p=x');
  expect(lessonBefore('#p=x')).toBe('/learn/russian-bank/the-table/#end');
  expect(lessonBefore('#p=y')).toBeNull();
  keepLessonBefore('/sub/learn/sixteen/runs/', '#p=x');
  expect(lessonBefore('#p=x')).toBe('/sub/learn/sixteen/runs/#end');
});

test('what is no lesson of this site leads nowhere', () => {
  const hostile = [
    '//evil.example/learn/a/b/',
    'https://evil.example/learn/a/b/',
    'javascript:1/learn/a/b/',
    '/learn/',
    '',
    7,
    null,
  ];
  for (const path of hostile) {
    writeSession('lesson.before', { path, fragment: '#p=x' });
    expect(lessonBefore('#p=x'), String(path)).toBeNull();
  }
  for (const raw of [null, 7, 'x', []]) {
    writeSession('lesson.before', raw);
    expect(lessonBefore('#p=x')).toBeNull();
  }
});
