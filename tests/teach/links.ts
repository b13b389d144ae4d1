import type { SetLink } from '../../src/components/teach/links/set.ts';

/** A position of each game that somebody might hand out. */
export const examples = [
  { position: 'sixteen:g/8543.g36.-.-/100000/-/7a', goal: 'home:2', line: ['draw', 'p1'] },
  {
    position: 'russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12',
    goal: 'reserve:1',
    line: ['r-f', 'r-o2', 'draw', 'w-t1', 'draw'],
  },
  { position: 'ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-', goal: 'win', line: [] },
] as const;

/** A set of them with all that a set may say. */
export const exampleSet: SetLink = {
  title: 'Doors, and what shuts them',
  by: 'A. Lindqvist',
  intro: 'Take your time: 100 % of them can be solved & proved.',
  telling: 'when-asked',
  explore: false,
  items: examples.map(({ position, goal }, i) => ({
    position,
    goal,
    line: [],
    text: `Number ${i + 1} – ärlig ♣`,
    hints: i === 0 ? ['Look up', 'At the 7', 'Draw'] : [],
    question: 'What now?\nThink.',
    answer: 'So & so = 1 + 1.',
  })),
};
