import { expect, it } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { parseDeal } from '../../src/components/play/deals.ts';
import { wrongDeal } from '../../src/components/play/wrong-deal.ts';

const said = async (position: string, fragment: string) => {
  const kit = await loadKit(position.startsWith('ristiseiska') ? 'ristiseiska' : 'russian-bank', position);
  const dealt = parseDeal(fragment, kit);
  if (!dealt || dealt.ok) throw new Error(fragment);
  return (await wrongDeal(dealt.error, kit)).replace(/[\u2066-\u2069]/g, '');
};

it('a wrong link of a deal names what is wrong in words, and what it may be', async () => {
  expect(await said('russian-bank:crapette/', 'n=99999999999')).toBe(
    'The number of the deal, n, must be a whole number from 0 to 4294967295, not “99999999999”.',
  );
  for (const target of ['150', '0', '-1', '1e9'])
    expect(await said('russian-bank:crapette/', `n=7&rules=crapette~score%3Dcount~target%3D${target}`)).toBe(
      `What is wrong is the rules (rules): “${target}” is no target: 100, 200, 300.`,
    );
  // A page that has not loaded the other rule set knows that there is one.
  expect(await said('russian-bank:free/', 'n=7&rules=Crapette')).toBe(
    'What is wrong is the rules (rules): “Crapette” is not a rule set of this game: free, crapette.',
  );
  expect(await said('ristiseiska:pantti/', 'n=7&rules=pantti~target%3D0')).toBe(
    'What is wrong is the rules (rules): “0” is no target: a whole number from 1 to 100000.',
  );
  expect(await said('ristiseiska:pantti/', 'n=7&rules=pantti&players=9')).toContain('the number of players (players)');
  expect(await said('ristiseiska:pantti/', 'n=7&target=100')).toContain('this game has no option “target”.');
});
