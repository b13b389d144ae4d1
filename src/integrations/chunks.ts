import type { Plugin } from 'vite';

/** What the bundler tells of its modules. */
interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What every island has need of: packages, what the bundlers add for them, and the smallest parts of the site and the engine. */
const everywhere =
  /\/node_modules\/(?:preact|@preact|@astrojs\/preact)\/|vite\/preload-helper|astro:preact|\/paraglide\/(?:runtime|registry)\.js$|\/src\/site\/(?:i18n|loading|unbroken|url)\.ts$|\/play\/(?:parts\/Later\.tsx|lists\.ts|solver\.ts)$|\/worker\/fault\.ts$|\/engine\/(?:core\/(?:codes|daily|numbers|result)|games\/ids)\.ts$/;

/** What every game's rules stand on. */
const core = /\/src\/engine\/(?:core\/(?!outcome\.ts|player\.ts|rng\.ts|rounds\.ts)|proving\/reasons\.ts$)/;

/** Pixi and what stands beside it; what only its fallback without WebGL draws with stays there. */
const drawing = /\/node_modules\/(?:pixi\.js\/(?!.*\/utils\/utils\.)|@pixi\/|eventemitter3\/)|\/board\/pixi\//;

/**
 * Sentences come in by one file that names them all, so that what imports one seems to import every one: these go by their names,
 * with what says them.
 */
const sentences: Readonly<Record<string, RegExp>> = {
  broken: /\/messages\/play_link_(?:broken|wrong_part)\.js$/,
  opening: /\/messages\/(?:play_position_(?:loading|proved)|teach_set_broken)\.js$/,
  pieces:
    /\/messages\/(?:cards_(?:all|back|card|cards|index|less|more|rank|sign|suit|takes|text_turn)\w*|play_player_(?:random|planner)\w*)\.js$/,
  board: /\/messages\/(?:board_(?:start|table)|play_(?:no_try|nothing_moved|rule_link|undo))\.js$/,
  practice:
    /\/messages\/play_(?:done_sentence|happened\w*|hint_step_\w+|others_turn|player_does|redo|restart|step_back|step_done|taken_back|thinking)\.js$|\/messages\/share_(?:hints|no_hints|questions|slips|solution|undone)\.js$/,
  panel:
    /\/messages\/play_(?:board_name|card_head|hint|hopeless\w*|keys_head|met|more|panel_(?!hint_|counts_(?:second|third)|shown|spoiler)\w+|position_(?:not_|un)proved|refuted|rest_\w+|rules_in_force|rules_short|show_why\w*|unknown|verdict_\w+|winnable\w*)\.js$|\/messages\/site_name\.js$/,
};

/** How anything is kept in the browser, and what a result counts as, which an embed says too; what looks for changes once more comes with the first change. */
const storage = /\/src\/(?:records\/cleanness|site\/(?:raw|settings|storage))\.ts$/;
/** What is kept of puzzles, days and lessons, and how it is read. */
const records = /\/src\/(?:records\/(?:days|progress|records)|published\/days\/calendar|components\/play\/keeper)\.ts$/;

/** How a still picture of a board is drawn: pages that show boards and have none at work need no more of it. */
const pictures =
  /\/components\/board\/(?:svg[\w-]*|marks|paint|shelf|BoardSvg|hit|layout\/(?:index|opened|parts|words-width)|faces\/(?:shapes|signs|numerals?))\.tsx?$|\/play\/parts\/icons\.tsx$|\/messages\/cards_letters\.js$/;
/** The list of games, and how one's board is found. */
const registry = /\/components\/(?:games\/index|board\/games)\.ts$/;
/** What a practice says: a file by itself would name nearly all that the one beside it has. */
const panel = /\/components\/play\/(?:(?:verdict-)?panel|solved\/taken)\.ts$/;
/** How links are read, wherever one may be opened. */
const links = /\/components\/(?:links\/(?:fragment|telling)|play\/parts\/useHash)\.ts$|\/site\/fragment\.ts$/;
/** How a board stands in somebody else's page, in whatever writes or reads that. */
const embed = /\/teach\/links\/embed\.ts$|\/messages\/teach_share_copy\.js$/;
/** What puzzles may be asked for, in practice and in the composer. */
const wishes =
  /\/src\/(?:components\/games\/wishes|engine\/games\/making|published\/grades)\.ts$|\/messages\/(?:endless_(?:any_\w+|goal|grade|searching|theme)|play_grade_\d)\.js$/;
/** What is kept of deals and how their links read, on the page of games and at the table, with the words that many parts of a table say. */
const dealt = /\/components\/play\/deal-(?:notes|text)\.ts$|\/messages\/play_(?:deal_(?:crumb|done|title)|follow_go_on)\.js$/;
/** How a set is read. */
const set = /\/teach\/(?:links\/set|set\/read)\.ts$/;

/** Where loading begins: what each of these imports, and what that imports, comes together. */
const roots = {
  /** Scripts and islands of pages that may have no board. */
  light:
    /\.astro\?astro&type=script|\/(?:Statistics|TakeAlong|SettingsForm|Offline)\.tsx$|\/games\/Position\.tsx$|\/endless\/Endless\.tsx$|\/play\/engine-words\.ts$/,
  island: /\/components\/games\/Island\.tsx$/,
  try: /\/components\/play\/Try\.tsx$/,
  diagram: /\/components\/play\/Diagram\.tsx$/,
  step: /\/components\/play\/Step\.tsx$/,
  puzzle: /\/components\/play\/Puzzle\.tsx$/,
  deal: /\/components\/play\/Deal\.tsx$/,
  painter: /\/board\/pixi\/painter\.ts$/,
  webgl: /\/board\/pixi\/webgl\.ts$/,
  canvas: /\/renderers\/canvas\/CanvasRenderer\.m?js$/,
} as const;
type Root = keyof typeof roots;

const kit = /\/components\/games\/[\w-]+\/kit\.ts$/;
/** The kit of a second rule set that has rooms of its own. */
const kitWithin = /\/components\/games\/[\w-]+\/[\w-]+\/kit\.ts$/;

function closure(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (all.has(id)) continue;
    all.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return all;
}

/** Says in which file a module goes; null leaves it to the bundler. */
function chunkOf(graph: Graph): (id: string) => string | null {
  const ids = [...graph.getModuleIds()];
  const reached = Object.fromEntries(
    Object.entries(roots).map(([root, name]) => [
      root,
      closure(
        graph,
        ids.filter((id) => name.test(id)),
      ),
    ]),
  );
  const from = (root: Root, id: string): boolean => reached[root]?.has(id) ?? false;
  const within = closure(
    graph,
    ids.filter((id) => kitWithin.test(id)),
  );
  const kits = ids.filter((id) => kit.test(id)).map((id) => closure(graph, [id]));
  return (id) => {
    if (everywhere.test(id)) return 'base';
    // A link can be read without a board.
    if (core.test(id)) return 'core';
    if (storage.test(id)) return 'storage';
    if (records.test(id)) return 'records';
    if (pictures.test(id)) return 'pictures';
    if (registry.test(id)) return 'core';
    if (links.test(id)) return 'links';
    if (embed.test(id)) return 'embed';
    if (set.test(id)) return 'set';
    if (dealt.test(id)) return 'dealt';
    if (wishes.test(id)) return 'wishes';
    const [said] = Object.entries(sentences).find(([, names]) => names.test(id)) ?? [];
    if (said !== undefined) return said === 'panel' ? 'practice' : said;
    if (panel.test(id)) return 'practice';
    if (drawing.test(id) && (from('painter', id) || from('webgl', id))) return 'pixi';
    if (from('light', id)) return null;
    if (from('island', id)) return 'island';
    const games = kits.filter((one) => one.has(id)).length;
    if (from('step', id) && from('puzzle', id) && from('deal', id)) return from('try', id) || games > 1 ? 'board' : 'practice';
    if (from('puzzle', id) && from('deal', id)) return 'screen';
    if (games === kits.length) return 'board';
    // What two rule sets of a game have in common is one file, not one for each place that asks for some of it. Their kits stay apart.
    if (games === 1 && within.has(id)) return 'table';
    return games > 1 ? 'pieces' : null;
  };
}

/** What any page with an island has by the time that it asks for more, and what one with a board at work has. */
const atHand = /\/(?:client|core|fault|ids|rolldown-runtime)\./;
const atWork = /\/(?:asleep|board|pictures|practice|records|screen|storage)\./;
const begins = /\/Island\./;
/** What is asked for rarely, and may take a moment longer. */
const rare = /\/(?:composer|figure)\./;

/**
 * Which files are fetched beside one that is asked for. A script names those in full; the ones that its page has already are left out, so that
 * the lists do not weigh more than what they save. `host`: the script that asks.
 */
const beside = (file: string, files: readonly string[], { hostId: host }: { hostId: string }): string[] =>
  rare.test(`/${file}`)
    ? []
    : files.filter((name) => !atHand.test(`/${name}`) && (begins.test(`/${host}`) || !atWork.test(`/${name}`)));

/** What a page with a board loads together is a few files: many small ones pack badly. */
export function chunks(): Plugin {
  let fileOf: (id: string) => string | null = () => null;
  return {
    name: 'chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    // What a file offers to others may be more than what its page asks of it.
    options: (input) => ({ ...input, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (output) => ({
      ...output,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id: string) => fileOf(id) }] },
    }),
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: { resolveDependencies: beside } } } : undefined),
    buildEnd() {
      fileOf = chunkOf(this);
    },
  };
}
