import { loadMaking, loadProver, parseState } from '../games/registry.ts';

/** A position and its game, for those who mine. Text that cannot be read throws. */
export async function opened(position: string) {
  const read = await parseState(position);
  if (!read.ok) throw new Error(`${position}: ${read.error.field} ${read.error.code}`);
  const { id, game, state } = read.value;
  return {
    id,
    game,
    start: state,
    /** The actions that words name. */
    actions: (words: readonly string[]) =>
      words.map((word) => {
        const action = game.action.parse(word);
        if (!action.ok) throw new Error(`${position}: ${action.error.code}`);
        return action.value;
      }),
    /** How the game looks at puzzles; one that has none throws. */
    async look() {
      const making = await loadMaking(id);
      if (making === null) throw new Error(`there are no puzzles of ${id}`);
      return making.look;
    },
    /**
     * Questions with a goal. What is asked elsewhere is not remembered here, so that the same question always costs the same. A goal that
     * cannot be read, and a game without a solver, throw.
     */
    async asked(text: string) {
      const goal = game.goal(text, state);
      const inquiry = (await loadProver(id))?.inquire(state, text);
      if (!goal.ok || !inquiry?.ok) throw new Error(`nothing can be asked of ${position} with ${text}`);
      return { goal: goal.value, inquiry: inquiry.value };
    },
  };
}
