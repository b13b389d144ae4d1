/** A message as the catalogue's files have it: a text, or one with variants. */
export type Message = string | readonly [Variants];

interface Variants {
  /** `input count`, `local countPlural = count: plural` */
  readonly declarations: readonly string[];
  readonly selectors: readonly string[];
  /** Texts by what the selectors are: `suit=c, countPlural=one`; `*` is anything. */
  readonly match: Readonly<Record<string, string>>;
}

export type Catalogue = Readonly<Record<string, Message>>;

/** Counts in messages are whole numbers, none above this. */
const most = 10_000;

/** The plural forms that a language has for whole numbers. In: its tag. Out: `one`, `other` … */
export function pluralForms(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: most + 1 }, (_, count) => rules.select(count)))].sort();
}

/** A message in one shape: a plain text is one with a single variant. */
interface Shape {
  /** Inputs by what selects on them: `count` for `countPlural`, an input's own name for itself. */
  readonly selectors: ReadonlyMap<string, { readonly input: string; readonly plural: boolean }>;
  readonly variants: readonly { readonly key: string; readonly when: ReadonlyMap<string, string>; readonly text: string }[];
  /** What may be filled in. */
  readonly inputs: ReadonlySet<string>;
}

const filled = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

function shapeOf(message: Message): Shape {
  if (typeof message === 'string')
    return {
      selectors: new Map(),
      variants: [{ key: '', when: new Map(), text: message }],
      inputs: new Set(filled(message)),
    };
  const [{ declarations, selectors, match }] = message;
  const plurals = new Map(
    declarations.flatMap((line) => {
      const [, local, input] = /^local (\w+) = (\w+): plural\b/.exec(line) ?? [];
      return local !== undefined && input !== undefined ? [[local, input] as const] : [];
    }),
  );
  return {
    selectors: new Map(selectors.map((name) => [name, { input: plurals.get(name) ?? name, plural: plurals.has(name) }])),
    variants: Object.entries(match).map(([key, text]) => ({
      key,
      when: new Map(key.split(',').map((part) => part.trim().split('=') as [string, string])),
      text,
    })),
    inputs: new Set(declarations.flatMap((line) => /^input (\w+)$/.exec(line)?.[1] ?? [])),
  };
}

/** Every choice of one value for each name. */
const combined = (values: readonly (readonly [string, readonly string[]])[]): ReadonlyMap<string, string>[] =>
  values.reduce<Map<string, string>[]>(
    (all, [name, each]) => all.flatMap((chosen) => each.map((value) => new Map([...chosen, [name, value]]))),
    [new Map()],
  );

/**
 * What a translated message must have a text for: each plural form of its language, each value that the English one
 * tells apart, and all others where the English one has a text for them or the language tells apart what English does not.
 */
function wanted(english: Shape, translated: Shape, language: string): ReadonlyMap<string, string>[] {
  const valuesOf = ([name, { input, plural }]: [string, { input: string; plural: boolean }]) => {
    if (plural) return [name, pluralForms(language)] as const;
    const own = [...english.selectors].find(([, selector]) => !selector.plural && selector.input === input)?.[0];
    const told = own === undefined ? ['*'] : english.variants.map(({ when }) => when.get(own) ?? '*');
    return [name, [...new Set(told)]] as const;
  };
  const all = combined([...translated.selectors].map(valuesOf));
  const distinct = [...english.selectors].filter(([, { plural }]) => !plural);
  // Of two things told apart at once, only the pairs that English has a text for can come.
  return all.filter((choice) =>
    english.variants.some(({ when }) =>
      distinct.every(([name, { input }]) => {
        const theirs = [...translated.selectors].find(([, selector]) => !selector.plural && selector.input === input)?.[0];
        const value = theirs === undefined ? undefined : choice.get(theirs);
        return value === undefined || [value, '*', undefined].includes(when.get(name));
      }),
    ),
  );
}

const said = (choice: ReadonlyMap<string, string>): string => [...choice].map((pair) => pair.join('=')).join(', ');

/** Whether a text is left in English: the same four words or more. */
const leftInEnglish = (text: string, english: Shape): boolean =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .split(/\P{L}+/u)
    .filter((word) => word.length > 1).length >= 4 && english.variants.some((variant) => variant.text === text);

/** What is wrong with one translated message. In: both messages, the language. Out: sentences, none when it is right. */
function messageFaults(english: Message, translated: Message, language: string): string[] {
  if (typeof translated !== 'string' && !(Array.isArray(translated) && translated.length === 1 && translated[0]?.match))
    return ['is neither a text nor one list of variants'];
  const original = shapeOf(english);
  const own = shapeOf(translated);
  const selected = new Set([...own.selectors.values()].map(({ input }) => input));
  const originallyUsed = new Set(original.variants.flatMap(({ text }) => filled(text)));
  const used = new Set(own.variants.flatMap(({ text }) => filled(text)));
  const faults: string[] = [];
  const report = (found: Iterable<string>, say: string) => {
    const list = [...found];
    if (list.length > 0) faults.push(`${say} ${list.map((name) => `{${name}}`).join(', ')}`);
  };
  const inputs = new Set([...original.inputs, ...originallyUsed]);
  report(
    [...used, ...own.inputs, ...selected].filter((name, i, all) => !inputs.has(name) && all.indexOf(name) === i),
    'has an unknown',
  );
  report(
    [...originallyUsed].filter((name) => !used.has(name) && !selected.has(name)),
    'lacks',
  );
  if (typeof translated !== 'string')
    report(
      [...selected].filter((name) => !own.inputs.has(name)),
      'does not declare',
    );
  for (const { key, when, text } of own.variants) {
    const where = key && `${key}: `;
    if (text.trim() === '') faults.push(`${where}has no text`);
    if (text !== text.trim() && !original.variants.some((variant) => variant.text !== variant.text.trim()))
      faults.push(`${where}begins or ends with a space`);
    if (leftInEnglish(text, original)) faults.push(`${where}is left in English`);
    for (const name of when.keys()) if (!own.selectors.has(name)) faults.push(`${where}${name} is no selector`);
    // A variant says all that English says in it, apart from what it is chosen by.
    const same = original.variants.find((variant) => variant.key === key);
    const lost =
      same === undefined ? [] : filled(same.text).filter((name) => !filled(text).includes(name) && !selected.has(name));
    if (used.size > 0) report(new Set(lost.filter((name) => used.has(name))), `${where}lacks`);
  }
  for (const choice of wanted(original, own, language)) {
    const fits = ({ when }: Shape['variants'][number]) =>
      [...own.selectors.keys()].every((name) => ['*', undefined, choice.get(name)].includes(when.get(name)));
    if (choice.size > 0 && !own.variants.some(fits)) faults.push(`has no text for ${said(choice)}`);
  }
  return faults;
}

/**
 * How a translated file of messages differs from the English one in what is not its words.
 * In: both files, the language. Out: one line a difference, `key: what is wrong`.
 */
export function catalogueFaults(english: Catalogue, translated: Catalogue, language: string): string[] {
  const keys = Object.keys(english).filter((key) => !key.startsWith('$'));
  const own = Object.keys(translated).filter((key) => !key.startsWith('$'));
  return [
    ...keys.filter((key) => !own.includes(key)).map((key) => `${key}: is missing`),
    ...own.filter((key) => !keys.includes(key)).map((key) => `${key}: English has no such message`),
    ...keys.flatMap((key) => {
      const message = translated[key];
      return message === undefined
        ? []
        : messageFaults(english[key] as Message, message, language).map((fault) => `${key}: ${fault}`);
    }),
  ];
}
