import { expect, test } from 'vitest';
import { kit } from '../../src/components/games/sixteen/kit.ts';
import { play } from '../engine/open.ts';

const idea = async (action: string, position: string, goal = 'win') =>
  (await kit.ideas?.())?.ideaWords([action], play(position) as never, goal) ?? null;

test.each([
  ['a higher top takes it', 'p1', 'sixteen:8/76.84.63/00/4/-', 'win', 'Look for a top that is higher than the 4.'],
  [
    'what must stay free is named',
    'p2',
    'sixteen:8/1.5.2/00/8/-',
    'win',
    'Next to go home is a 1. Don’t put the 8 on top of it.',
  ],
  ['where that is no reason, it is not', 'p1', 'sixteen:8/1.5.2/00/8/-', 'win', 'Look at what the 8 would cover on each pile.'],
  ['nor where nothing goes home', 'p2', 'sixteen:8/1.5.2/00/8/-', 'top:58', 'Look at what the 8 would cover on each pile.'],
  ['an empty pile is no top', 'p3', 'sixteen:8/4.5.-/00/8/-', 'win', 'Look at what the 8 would cover on each pile.'],
  ['what goes home', '2-f', 'sixteen:8/53.71.62/00/-/-', 'win', 'Next to go home is a 1.'],
  ['what goes home, with its article', '2-f', 'sixteen:8/8.8.-/77/-/-', 'win', 'Next to go home is an 8.'],
  [
    'what is wanted, and covered',
    '1-2',
    'sixteen:8/12.3.-/00/-/-',
    'win',
    'Next to go home is the 1 on pile 1, and it is covered.',
  ],
  ['what is under a run', '1-2', 'sixteen:8/72.3.-/00/-/-', 'win', 'Look under the run on pile 1: there is a 7.'],
  ['a pile that becomes empty', '1-2', 'sixteen:8/2.3.-/00/-/-', 'win', 'One pile can be emptied.'],
] as const)('%s', async (_, action, position, goal, words) => {
  expect(await idea(action, position, goal)).toBe(words);
});

test('where drawing is right, the next brick is named', async () => {
  expect(await idea('draw', 'sixteen:8/-.-.-/00/-/582')).toBe('Nothing has to move before the next brick, a 5.');
});
