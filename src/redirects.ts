/**
 * Addresses that have been published and have moved: old path → new path, both from the root of the site, both ending in
 * a slash. Never remove a line: links to it are on paper. The fragment of an old link is kept.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/sixteen/': '/learn/sixteen/',
  '/puzzles/russian-bank/b-0016/': '/puzzles/russian-bank/b-0037/',
  '/puzzles/russian-bank/b-0018/': '/puzzles/russian-bank/b-0038/',
  '/puzzles/russian-bank/b-0020/': '/puzzles/russian-bank/b-0039/',
  '/puzzles/russian-bank/b-0023/': '/puzzles/russian-bank/b-0040/',
  '/puzzles/russian-bank/b-0024/': '/puzzles/russian-bank/b-0041/',
  '/puzzles/russian-bank/b-0026/': '/puzzles/russian-bank/b-0042/',
  '/puzzles/russian-bank/b-0028/': '/puzzles/russian-bank/b-0043/',
  '/puzzles/russian-bank/b-0031/': '/puzzles/russian-bank/b-0044/',
  '/puzzles/russian-bank/b-0032/': '/puzzles/russian-bank/b-0045/',
  '/puzzles/russian-bank/b-0033/': '/puzzles/russian-bank/b-0046/',
  '/puzzles/russian-bank/b-0036/': '/puzzles/russian-bank/b-0047/',
  '/puzzles/russian-bank/b-0017/': '/puzzles/russian-bank/b-0050/',
  '/puzzles/russian-bank/b-0019/': '/puzzles/russian-bank/b-0074/',
  '/puzzles/russian-bank/b-0022/': '/puzzles/russian-bank/b-0076/',
  '/puzzles/russian-bank/b-0027/': '/puzzles/russian-bank/b-0056/',
  '/puzzles/russian-bank/b-0030/': '/puzzles/russian-bank/b-0064/',
  '/puzzles/russian-bank/b-0034/': '/puzzles/russian-bank/b-0066/',
  '/puzzles/russian-bank/b-0035/': '/puzzles/russian-bank/b-0063/',
  '/puzzles/russian-bank/b-0015/': '/puzzles/russian-bank/b-0079/',
  '/puzzles/russian-bank/b-0029/': '/puzzles/russian-bank/b-0080/',
  '/puzzles/ristiseiska/r-0017/': '/puzzles/ristiseiska/r-0037/',
  '/puzzles/ristiseiska/r-0019/': '/puzzles/ristiseiska/r-0038/',
  '/puzzles/ristiseiska/r-0005/': '/puzzles/ristiseiska/r-0039/',
  '/puzzles/sixteen/s-0018/': '/puzzles/sixteen/s-0025/',
  '/puzzles/sixteen/s-0020/': '/puzzles/sixteen/s-0026/',
};
