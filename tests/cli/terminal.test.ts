import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playTerminal } from '../../src/engine/cli/terminal.ts';

async function* typed(lines: readonly string[]) {
  yield* lines;
}

/** Plays with these arguments what is typed. Out: all that is written, and whether it could be played. */
async function plays(args: string, lines: readonly string[] = []): Promise<{ said: string; played: boolean }> {
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const played = await playTerminal(args.split(' '), { lines: typed(lines), write }, () => 7);
  return { said, played };
}

/** The arguments of the command that a game is gone on with by. */
const onward = (said: string): string =>
  /To go on with this game:\n.*play-terminal (.*)\n/.exec(said)?.[1]?.replaceAll("'", '') ?? '';

describe('a game in a terminal', () => {
  it('takes moves as their notation has them or by number, and shows the table after each', async () => {
    const { said, played } = await plays('sixteen', ['draw', '3', 'quit', 'draw']);
    expect(played).toBe(true);
    expect(said).toContain('sixteen, deal 7. Type help for help.');
    expect(said).toContain('(96 face down)');
    expect(said).toMatch(/drawn {2}10\n/);
    expect(said).toMatch(/p3 {5}10\n/);
    expect(onward(said)).toBe('sixteen --seed 7 --player planner --line draw,p3');
  });

  it('refuses what is not legal in words and goes on', async () => {
    const { said } = await plays('sixteen --seed 7', ['p1', 'castle', '99', '', 'draw']);
    expect(said).toContain('“p1” is not legal here (rule nothing-drawn)');
    expect(said).toContain('“castle” is not an action of Sixteen');
    expect(said).toContain('“99” is not an action of Sixteen');
    expect(onward(said)).toBe('sixteen --seed 7 --player planner --line draw');
  });

  it('has help, the moves, a hint, and takes back', async () => {
    const { said } = await plays('sixteen --seed 7', ['help', 'draw', 'moves', 'hint', 'undo', 'undo', 'line']);
    expect(said).toContain('undo    back to your move before');
    expect(said).toContain('1 p1   2 p2   3 p3   4 p4\n> ');
    expect(said).toMatch(/A strong player would play p[1-4]\./);
    expect(said).toContain('There is nothing to take back.');
    expect(onward(said)).toBe('sixteen --seed 7 --player planner');
  });

  it('is played by others in their seats, whose cards are not seen, and goes on from its line as if it had not been left', async () => {
    const args = 'ristiseiska --seed 5 --players 3 --rules pantti --player planner~easy.thumb';
    const whole = await plays(args, ['1', '1', '1', '1']);
    const first = await plays(args, ['1', '1']);
    const second = await plays(onward(first.said), ['1', '1']);
    expect(onward(second.said)).toBe(onward(whole.said));
    expect(whole.said).toMatch(/Player 2: \w+/);
    expect(whole.said).toMatch(/hand-2 {2}\(\d+ face down\)/);
    expect(whole.said).toMatch(/hand-1 {2}(?:[A-K2-9T][cdhs] )+/);
    expect((await plays(`${args} --open`)).said).toMatch(/hand-2 {2}(?:[A-K2-9T][cdhs] )+/);
  });

  it('names the places of Russian Bank as its moves do', async () => {
    const { said } = await plays('russian-bank --seed 5 --player greedy', ['r-o3']);
    expect(said).toMatch(/\n {2}o3 +8d\n/);
    expect(said).toMatch(/\n {2}their r +6d \(12 in all\)\n/);
    expect(said).toMatch(/\n {2}o3 +8d 9d\n/);
    expect(said).toMatch(/\n {2}h +\(36 face down\)\n/);
  });

  it('ends with the game, and says how', async () => {
    const lines = Array.from({ length: 200 }, () => '1');
    const { said } = await plays('ristiseiska --seed 3 --players 2 --rules duel --player thumb', lines);
    expect(said).toMatch(/You have (won|lost)\.\n$/);
    expect(said).not.toContain('To go on');
  });

  it.each([
    ['chess', /^game: “chess” is not a game of this site/],
    ['sixteen russian-bank', /^game: /],
    ['sixteen --seed x', /^seed: /],
    ['sixteen --player bob', /^player: “bob” is not a computer player of this game: thumb, planner/],
    ['sixteen --player thumb~best', /^player: /],
    ['sixteen --fun 3', /^arguments: /],
    ['russian-bank --ranks 3', /^ranks: /],
    ['sixteen --line draw,draw', /^line, move 2: “draw” is not legal here/],
    ['sixteen --line __proto__', /^line, move 1: /],
  ])('refuses %s with the reason', async (args, why) => {
    const { said, played } = await plays(args, ['draw']);
    expect(played).toBe(false);
    expect(said).toMatch(why);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('is driven by what comes on standard input, and ends with it', async () => {
    const main = fileURLToPath(new URL('../../src/engine/cli/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'play-terminal', 'sixteen', '--seed', '7'], { stdio: 'pipe' });
    child.stdin.end('draw\np2\n');
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    expect(onward(said)).toBe('sixteen --seed 7 --player planner --line draw,p2');
  });
});
