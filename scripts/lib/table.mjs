import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * A Markdown table; numbers are set to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 * @returns {string}
 */
export function table(head, rows) {
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(right.map((yes) => (yes ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

/**
 * Puts a text under a second-level heading of a Markdown file, for what stood there before; other sections stay.
 * @param {string} file
 * @param {string} opening what the file begins with when it is new
 * @param {string} heading
 * @param {string} text
 */
export function writeSection(file, opening, heading, text) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : opening;
  const [top = '', ...sections] = old.split(/^(?=## )/m);
  const section = `## ${heading}\n\n${text.trim()}\n\n`;
  const place = sections.findIndex((candidate) => candidate.startsWith(`## ${heading}\n`));
  if (place < 0) sections.push(section);
  else sections[place] = section;
  writeFileSync(file, `${[`${top.trim()}\n\n`, ...sections.map((part) => `${part.trim()}\n\n`)].join('').trim()}\n`);
}

/**
 * What so large a share of the values do not go beyond; 0 of none.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1; 1 is the largest
 * @returns {number}
 */
export const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
};

/** @param {readonly number[]} values @returns {number} */
export const median = (values) => quantile(values, 0.5);
