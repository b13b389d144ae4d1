import { formatEmbed } from '../../src/components/teach/links/embed.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { exampleSet } from '../teach/links.ts';

/** One page of each kind that the site has: what every test that goes over the whole site visits. */
export interface PageKind {
  readonly name: string;
  /** From the root of the site. */
  readonly path: string;
  /**
   * `live`: has a board that one may touch; `opened`: its address itself opens a board; `prose`: text and pictures only;
   * `tool`: has scripts, and no board.
   */
  readonly kind: 'live' | 'opened' | 'prose' | 'tool';
  /** HTTP status, where it is not 200. */
  readonly status?: number;
}

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', kind: 'live' },
  { name: 'lessons', path: '/learn/sixteen/', kind: 'tool' },
  { name: 'lesson', path: '/learn/sixteen/bricks-and-urn/', kind: 'live' },
  { name: 'first game', path: '/learn/russian-bank/first-game/', kind: 'prose' },
  { name: 'rules', path: '/rules/sixteen/', kind: 'live' },
  { name: 'puzzles', path: '/puzzles/sixteen/', kind: 'tool' },
  { name: 'Russian Bank puzzles', path: '/puzzles/russian-bank/', kind: 'tool' },
  { name: 'puzzle', path: '/puzzles/sixteen/s-0001/', kind: 'live' },
  { name: 'play', path: '/play/sixteen/#n=7', kind: 'opened' },
  { name: 'choice of a deal', path: '/play/sixteen/', kind: 'tool' },
  { name: 'position', path: '/position/#p=sixteen:g/8543.g36.-.-/100000/-/7a&v=1', kind: 'opened' },
  { name: 'broken link', path: '/position/#p=sixteen:g/8543&v=1', kind: 'tool' },
  { name: 'position form', path: '/position/', kind: 'tool' },
  { name: 'composer', path: '/compose/', kind: 'tool' },
  { name: 'set', path: `/set/#${formatSet(exampleSet)}`, kind: 'tool' },
  { name: 'position of a set', path: `/set/#${formatSet(exampleSet)}&at=2`, kind: 'opened' },
  { name: 'set being collected', path: '/set/', kind: 'tool' },
  { name: 'results', path: '/result/', kind: 'tool' },
  { name: 'embed', path: `/embed/#${formatEmbed(exampleSet.items[1] ?? { position: '' })}`, kind: 'opened' },
  { name: 'practice', path: '/practice/', kind: 'tool' },
  { name: 'puzzle of practice', path: '/practice/#s=sixteen&g=home&d=1&n=126', kind: 'opened' },
  { name: 'games to learn', path: '/learn/', kind: 'tool' },
  { name: 'puzzles of all games', path: '/puzzles/', kind: 'tool' },
  { name: 'rules of all games', path: '/rules/', kind: 'prose' },
  { name: 'games to play', path: '/play/', kind: 'tool' },
  { name: 'Ristiseiska lesson', path: '/learn/ristiseiska/holding-back/', kind: 'live' },
  { name: 'Ristiseiska puzzle', path: '/puzzles/ristiseiska/r-0001/', kind: 'live' },
  { name: 'Ristiseiska rules', path: '/rules/ristiseiska/', kind: 'live' },
  { name: 'Russian Bank lesson', path: '/learn/russian-bank/long-turns/', kind: 'live' },
  { name: 'Russian Bank puzzle', path: '/puzzles/russian-bank/b-0001/', kind: 'live' },
  { name: 'Russian Bank rules', path: '/rules/russian-bank/', kind: 'live' },
  { name: 'Russian Bank lessons', path: '/learn/russian-bank/', kind: 'tool' },
  { name: 'Crapette rules', path: '/rules/crapette/', kind: 'live' },
  { name: 'stop or not', path: '/learn/crapette/stop-or-not/', kind: 'tool' },
  { name: 'Russian Bank at play', path: '/play/russian-bank/#n=5&rules=free', kind: 'opened' },
  { name: 'daily puzzles', path: '/daily/', kind: 'tool' },
  { name: 'daily puzzle', path: '/daily/1/ristiseiska/', kind: 'live' },
  { name: 'calendar of daily puzzles', path: '/daily/calendar/', kind: 'tool' },
  { name: 'teachers', path: '/teachers/', kind: 'prose' },
  { name: 'notation', path: '/teachers/notation/', kind: 'prose' },
  { name: 'embed, tried out', path: '/teachers/embed/', kind: 'tool' },
  { name: 'settings', path: '/settings/', kind: 'tool' },
  { name: 'statistics', path: '/statistics/', kind: 'tool' },
  { name: 'about', path: '/about/', kind: 'prose' },
  { name: 'search', path: '/search/?q=reserve', kind: 'tool' },
  { name: 'offline', path: '/offline/', kind: 'tool' },
  { name: 'missing page', path: '/offline/missing/', kind: 'tool' },
  { name: 'not found', path: '/no-such-page/', kind: 'prose', status: 404 },
];

export const livePages: readonly PageKind[] = pageKinds.filter(({ kind }) => kind === 'live' || kind === 'opened');
