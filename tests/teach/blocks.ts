import { registerHooks } from 'node:module';
import ts from 'typescript';

/** Where something is put into a text. */
interface Put {
  readonly at: number;
  readonly text: string;
}

/** The bodies in a file that can run more than once: of functions, of loops and of branches. */
function bodiesIn(source: ts.SourceFile): readonly ts.Node[] {
  const bodies: ts.Node[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const { body } = node as { readonly body?: ts.Node };
      if (body) bodies.push(body);
    } else if (ts.isIterationStatement(node, false)) bodies.push(node.statement);
    else if (ts.isIfStatement(node)) bodies.push(node.thenStatement, ...(node.elseStatement ? [node.elseStatement] : []));
    else if (ts.isConditionalExpression(node)) bodies.push(node.whenTrue, node.whenFalse);
    ts.forEachChild(node, look);
  };
  look(source);
  return bodies;
}

/** A file with a count at the beginning of each of its bodies. */
function counted(text: string, name: string, count: string): string {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const puts = bodiesIn(source).flatMap((body): Put[] => {
    const [start, end] = [body.getStart(), body.getEnd()];
    if (ts.isBlock(body)) return [{ at: start + 1, text: `${count};` }];
    const [open, close] = ts.isStatement(body) ? [`{${count};`, '}'] : [`(${count},(`, '))'];
    return [
      { at: start, text: open },
      { at: end, text: close },
    ];
  });
  // From the end, so that places stay. At one place what closes an inner body comes first: it was found last.
  const pieces = [text];
  for (const { at, text: put } of puts.map((one, i) => ({ ...one, i })).sort((a, b) => b.at - a.at || a.i - b.i)) {
    const rest = pieces.pop() ?? '';
    pieces.push(rest.slice(at), put, rest.slice(0, at));
  }
  return pieces.reverse().join('');
}

/**
 * From now on, modules are loaded so that they count how often their functions are called, their loops go round and their branches are taken;
 * those that are loaded already do not. In: which modules, by address. Out: what gives the count since it was asked last, with the
 * addresses of the modules in which something has run. What a bundler would say of the build is left empty in them.
 */
export function countBlocks(
  which: (url: string) => boolean,
): () => { readonly count: number; readonly files: readonly string[] } {
  const urls: string[] = [];
  const counts: number[] = [];
  (globalThis as { blocksRun?: number[] }).blocksRun = counts;
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!which(url) || loaded.format !== 'module-typescript') return loaded;
      const at = urls.push(url) - 1;
      counts[at] = 0;
      return {
        ...loaded,
        source: counted(`${loaded.source}`.replaceAll('import.meta.env', '({})'), url, `globalThis.blocksRun[${at}]++`),
      };
    },
  });
  return () => {
    const files = urls.filter((_, i) => counts[i] !== 0);
    const count = counts.reduce((sum, one) => sum + one, 0);
    counts.fill(0);
    return { count, files };
  };
}
