/** The first words of a piece of HTML that we made, without its tags, to name it by: at most `most` letters, whole words. */
export function firstWords(html: string, most = 48): string {
  const text = html
    .replace(/<svg[\s\S]*?<\/svg>|<\/?(?:p|div|h\d|[uo]l|li|dl|dt|dd|br|tr|t[dh])\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .replace(/[ \t\r\n\f\u00a0]+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, most + 1).replace(/\W*\s\S*$/, '')} …`;
}
