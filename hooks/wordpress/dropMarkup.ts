/**
 * Text with its markup taken out: `<br>` and the end of a paragraph become line breaks, every other tag and comment goes, a
 * lone `<` stays. The result is plain text and only ever shown as such.
 */
export function dropMarkup(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<br\s*\/?>\n?|<\/p\s*>/gi, '\n')
    .replaceAll(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, '')
    .trim();
}
