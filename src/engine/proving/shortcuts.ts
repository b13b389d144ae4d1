/**
 * The switches of a search's shortcuts. In: for each by its name whether it holds for what is asked. Out: the names, and which may be
 * used for something, but for those left out by the caller.
 */
export function switchesOf<Name extends string, About>(shortcuts: Readonly<Record<Name, (about: About) => boolean>>) {
  const names = Object.keys(shortcuts) as Name[];
  return {
    names,
    usable: (about: About, without: readonly Name[] = []): Readonly<Record<Name, boolean>> =>
      Object.fromEntries(names.map((name) => [name, shortcuts[name](about) && !without.includes(name)])) as Record<Name, boolean>,
  };
}
