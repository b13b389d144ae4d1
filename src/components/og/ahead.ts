/**
 * Makes things one after another on request, and the few that will be asked for next at the same time: what is made off the
 * main thread keeps the other cores busy while a build asks for one thing only.
 */
export class Ahead<T> {
  readonly #makers: ReadonlyMap<string, () => Promise<T>>;
  readonly #order: readonly string[];
  readonly #count: number;
  readonly #begun = new Map<string, Promise<T>>();

  /** In: what can be made, by name, in the order in which it will be asked for; how many are made ahead. */
  constructor(makers: ReadonlyMap<string, () => Promise<T>>, count: number) {
    this.#makers = makers;
    this.#order = [...makers.keys()];
    this.#count = count;
  }

  #begin(name: string): Promise<T> {
    let begun = this.#begun.get(name);
    if (!begun) {
      const make = this.#makers.get(name);
      begun = make ? make() : Promise.reject(new Error(`nothing to be made is called “${name}”`));
      // Whoever asks for it hears of its error.
      begun.catch(() => {});
      this.#begun.set(name, begun);
    }
    return begun;
  }

  /** One of them. Its error, or that of a name nobody knows, is thrown here. */
  async get(name: string): Promise<T> {
    const own = this.#begin(name);
    const at = this.#order.indexOf(name);
    if (at >= 0) for (const next of this.#order.slice(at + 1, at + 1 + this.#count)) this.#begin(next);
    try {
      return await own;
    } finally {
      // Asked for once; a build need not hold them all.
      this.#begun.delete(name);
    }
  }
}
