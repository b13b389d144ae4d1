/**
 * Makes things on request, and meanwhile those nobody has asked for yet: what is made off the main thread keeps the other cores
 * busy while a build does something else.
 */
export class Ahead<T> {
  readonly #makers: ReadonlyMap<string, () => Promise<T>>;
  readonly #made = new Map<string, Promise<T>>();
  readonly #waiting: string[];

  /** In: what can be made, by name, in the order in which it will be asked for; how many are made at a time unasked, 0 for none. */
  constructor(makers: ReadonlyMap<string, () => Promise<T>>, count: number) {
    this.#makers = makers;
    this.#waiting = [...makers.keys()].reverse();
    for (let i = 0; i < count; i++) void this.#goOn();
  }

  async #goOn(): Promise<void> {
    for (let name = this.#waiting.pop(); name !== undefined; name = this.#waiting.pop())
      // Whoever asks for it hears of its error.
      await this.#begin(name).catch(() => {});
  }

  #begin(name: string): Promise<T> {
    let made = this.#made.get(name);
    if (!made) {
      const make = this.#makers.get(name);
      made = make ? make() : Promise.reject(new Error(`nothing to be made is called “${name}”`));
      this.#made.set(name, made);
    }
    return made;
  }

  /** One of them. Its error, or that of a name nobody knows, is thrown here. */
  get(name: string): Promise<T> {
    return this.#begin(name);
  }
}
