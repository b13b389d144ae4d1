import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameId } from '../../engine/games/ids.ts';
import { localDay } from '../../published/days/calendar.ts';
import { dueOn, ownGoal, practiceHere, recordRun } from '../../records/practice.ts';
import { isPuzzleId } from '../../records/records.ts';
import { loading } from '../../site/loading.ts';
import type { GameOffer } from '../games/wishes.ts';
import { useHash } from '../play/parts/useHash.ts';
import { askedKeys, formatAsked } from './asked.ts';
import { Chooser } from './Chooser.tsx';
import { createEndless, type EndlessOptions } from './endless.ts';
import { cleanOf } from './run.ts';
import { Searching } from './Searching.tsx';

interface Props extends Pick<EndlessOptions, 'offers' | 'taught'> {
  /** Base-prefixed address of the keys of the site's own puzzles. */
  readonly known: string;
  /** What the page has behind *More* while one plays. */
  readonly more?: ComponentChildren;
}

const go = (fragment: string): void => {
  location.hash = fragment;
};

/** Practice without end. The address says what is played. */
export function Endless({ offers, taught, known, more }: Props) {
  const hash = useHash(askedKeys);
  const endless = useMemo(
    () =>
      createEndless({
        offers,
        taught,
        finder: () => loading(() => import('../play/finder.ts')).then(({ createFinder }) => createFinder(known)),
        go,
        rename: (fragment) => history.replaceState(history.state, '', `#${fragment}`),
      }),
    [],
  );
  const { view, tried, run, left, wishHere, begin, ended, finish } = endless;
  const now = view.value;
  useEffect(() => {
    if (hash.value === null) return;
    endless.open(hash.value);
    scrollTo(0, 0);
  }, [hash.value]);
  useEffect(() => {
    // The page as it was built stands aside while a link is being opened (theme-boot.js).
    if (now.kind !== 'choice' || !hash.value) delete document.documentElement.dataset.opening;
  }, [now.kind, hash.value]);

  switch (now.kind) {
    case 'puzzle': {
      const { Puzzle, Over } = now;
      const { value } = run;
      if (value !== null && value.over !== null)
        return (
          <Over
            run={value}
            best={practiceHere().best[value.kind] ?? null}
            onShown={() => recordRun(value.kind, cleanOf(value))}
            again={() => begin()}
          />
        );
      return (
        <Puzzle
          key={now.name}
          {...now}
          next={endless.next.value}
          ready={endless.ready.value}
          run={run}
          ended={ended}
          finish={finish}
          left={(says) => {
            left.value = says;
          }}
          note={left.value}
          more={more}
        />
      );
    }
    case 'searching':
      return <Searching game={nameOf(offers, now.asked.game)} tried={tried} cancel={() => go('')} />;
    case 'nothing':
      return <now.Says why={now.why} tried={tried.value} retry={() => endless.retry(now.asked)} />;
    default:
      return (
        <Chooser
          offers={offers}
          taught={taught}
          wishHere={wishHere}
          broken={now.kind === 'broken'}
          note={left.value}
          begin={begin}
          open={(asked) => go(formatAsked(asked))}
          solveAll={() => {
            const due = dueOn(practiceHere(), localDay(new Date()));
            const found = due.flatMap(({ name }) => (isPuzzleId(name) || ownGoal(name) !== null ? [] : [name]));
            endless.solve(found);
            // Those of the library, of days and of one's own games have pages of their own; they come after the others.
            const [first] = due;
            if (found.length === 0 && first) void loading(() => import('./Due.tsx')).then(({ openFiled }) => openFiled(first));
          }}
        />
      );
  }
}

const nameOf = (offers: readonly GameOffer[], game: GameId): string => offers.find((offer) => offer.game === game)?.name ?? game;
