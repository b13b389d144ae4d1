import { expect, it } from 'vitest';
import { embedCode, frameStyle, parseEmbed } from '../../src/components/teach/links/embed.ts';
import { addresses, worked, workedSet } from '../../src/components/teach/page/examples.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { solve } from '../../src/engine/solve/verdicts.ts';

const embed = { src: 'https://winnable.example/embed/#p=x&t="><script>', title: 'a "b" <c>', width: 640, height: 480 };

it('the code for an embed holds nothing but the frame, whatever the link says', () => {
  const code = embedCode({ ...embed, grows: false });
  expect(code.match(/</g)).toHaveLength(2);
  expect(code).toContain('src="https://winnable.example/embed/#p=x&amp;t=&quot;&gt;&lt;script&gt;"');
  expect(code).not.toContain('<script>');
});

it('a frame is never wider than the page around it, and on a phone as high as board and panel need', () => {
  expect(embedCode({ ...embed, grows: false })).toContain(
    'width="640" height="480" style="max-width:100%;height:clamp(480px,(600px - 100vw)*999,560px)"',
  );
  expect(frameStyle({ ...embed, grows: true })).toBe('max-width:100%');
  // High enough, or narrow where it was tried out: as chosen.
  expect(frameStyle({ width: 640, height: 700, grows: false })).toBe('max-width:100%');
  expect(frameStyle({ width: 320, height: 480, grows: false })).toBe('max-width:100%');
});

it('the code of a frame that grows hears only what its own frame says', () => {
  expect(embedCode({ ...embed, grows: true })).toContain('frame.contentWindow === source');
});

it('what the page for teachers shows is proved, and its addresses can be read', async () => {
  for (const { position, goal } of Object.values(worked())) {
    const answer = await solve(position, goal);
    expect(answer.ok && answer.value.result).toBe('win');
    if (answer.ok) expect(parseLine(answer.value.line ?? '').length).toBeGreaterThan(1);
  }
  expect(parseEmbed(addresses().compose.split('#')[1] ?? '')).toMatchObject({ ok: true, value: { link: worked().sixteen } });
  expect(workedSet().items).toHaveLength(3);
});
