import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';

/**
 * A journal beside a file that takes long to make: what it is made of, one JSON value a line, the first naming the run. A
 * process that is killed leaves a journal that ends anywhere; the next one with the same run goes on behind its last whole line.
 *
 * @template Entry
 * @param {string} file the file to be made; its journal has `.journal` behind the name
 * @param {object} run what the run is; a journal of another is refused
 * @returns {{ entries: Entry[], add: (entry: Entry) => void, finish: (text: string) => void }}
 *   the entries so far, how to add one, and how to write the file itself once all are there
 * @throws {Error} when the file belongs to another run, or the journal cannot be read; the message says which
 */
export function openJournal(file, run) {
  const journal = `${file}.journal`;
  const head = `${JSON.stringify(run)}\n`;
  if (!existsSync(journal)) {
    if (existsSync(file)) throw new Error(`${file} is there already, without a journal to go on from`);
    writeFileSync(journal, '');
  }
  const text = readFileSync(journal, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(journal, Buffer.byteLength(whole));
  if (whole === '') appendFileSync(journal, head);
  else if (!whole.startsWith(head))
    throw new Error(`${file} belongs to a run with other arguments:\n  ${whole.split('\n', 1)[0]}\n  ${head.trim()}`);
  const entries = whole
    .split('\n')
    .slice(1, -1)
    .map((line, i) => read(line, `${journal}, line ${i + 2}`));
  return {
    entries,
    add: (entry) => appendFileSync(journal, `${JSON.stringify(entry)}\n`),
    finish(made) {
      writeFileSync(`${file}.part`, made);
      renameSync(`${file}.part`, file);
    },
  };
}

/** @param {string} line @param {string} where */
function read(line, where) {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${where} is not JSON`);
  }
}
