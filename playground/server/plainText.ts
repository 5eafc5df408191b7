/**
 * What a text of an author says once its markup is taken out, as the WordPress adapter reads it over the wire, so that a page
 * rendered here and a lightbox opened later say the same; undefined when nothing is left.
 */
export function plainText(text: string): string | undefined {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<br\s*\/?>\n?|<\/p\s*>/gi, '\n')
    .replaceAll(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, '')
    .trim();
  return plain || undefined;
}
