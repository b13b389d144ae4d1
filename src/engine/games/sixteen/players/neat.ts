import { evaluate } from '../solver/evaluate.ts';
import { type Code, DRAW, fromOf, isMove, type Kernel, placeOn, toOf } from '../solver/kernel.ts';

/** What the rule of thumb for consecutive runs charges for putting the drawn brick on a pile. */
export interface Placing {
  /** On an empty pile, unless it is of the top rank. */
  readonly open: number;
  /** On a brick more than one higher, and for each rank passed over. */
  readonly skip: number;
  readonly gap: number;
  /** On a brick that is not higher, with credit for each rank of that brick. */
  readonly cover: number;
  readonly top: number;
  /** There, for each brick of the pile that is not higher, and for each rank that it is lower. */
  readonly buried: number;
  readonly deeper: number;
  /** How much the looks of the piles count beside this, after the moves that the brick leads to. */
  readonly looks: number;
}

/**
 * What one does by rule of thumb with consecutive runs: places where it costs least, brings home what can go home, makes the move after
 * which the piles look best, and then draws; null at the end of the urn. Every move puts a brick on the next higher one, so it ends.
 */
export function neatStep(kernel: Kernel, placing: Placing, notices?: (code: Code) => boolean): Code | null {
  if (kernel.drawn === 0) return neatMove(kernel, notices) ?? (kernel.next < kernel.urn.length ? DRAW : null);
  const places = Array.from({ length: kernel.piles }, (_, pile) => placeOn(pile));
  const noticed = notices === undefined ? places : places.filter(notices);
  return leastBy(noticed.length > 0 ? noticed : places, (code) => {
    const cost = costOnto(kernel, code - 1, placing);
    kernel.make(code);
    let made = 1;
    for (let move = neatMove(kernel); move !== null; move = neatMove(kernel)) {
      kernel.make(move);
      made += 1;
    }
    const looks = evaluate(kernel);
    for (; made > 0; made--) kernel.undo();
    return cost + placing.looks * looks;
  });
}

function neatMove(kernel: Kernel, notices: (code: Code) => boolean = () => true): Code | null {
  const count = kernel.legal(codes);
  const moves = [...codes.subarray(0, count)].filter((code) => code !== DRAW && gets(kernel, code) && notices(code));
  const homes = moves.filter((code) => !isMove(code));
  return leastBy(homes.length > 0 ? homes : moves, (code) => {
    kernel.make(code);
    const looks = evaluate(kernel);
    kernel.undo();
    return looks;
  });
}

const codes = new Int32Array(64);

/** Whether something is gained: a brick gets home, or on the next higher one where it did not lie so before. */
const gets = (kernel: Kernel, code: Code): boolean => !isMove(code) || !kernel.reversible(fromOf(code), toOf(code));

function costOnto(kernel: Kernel, pile: number, { open, skip, gap, cover, top, buried, deeper }: Placing): number {
  const { drawn, ranks } = kernel;
  const above = kernel.top(pile);
  if (above === 0) return drawn === ranks ? 0 : open;
  if (above === drawn + 1) return 0;
  if (above > drawn) return skip + gap * (above - drawn - 1);
  let cost = cover - top * above;
  const base = pile * kernel.stride;
  for (let at = base; at < base + (kernel.height[pile] as number); at++) {
    const rank = kernel.bricks[at] as number;
    if (rank <= drawn) cost += buried + deeper * (drawn - rank);
  }
  return cost;
}

/** The first of those with the least cost; null of none. */
function leastBy(options: readonly Code[], costOf: (code: Code) => number): Code | null {
  if (options.length < 2) return options[0] ?? null;
  const costs = options.map(costOf);
  return options[costs.indexOf(Math.min(...costs))] ?? null;
}
