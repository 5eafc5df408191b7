/**
 * Returns an author's text without markup, as the WordPress adapter reads it over the wire. A page rendered here and a lightbox
 * opened later then show the same text. Undefined when nothing is left.
 */
export function plainText(text: string): string | undefined {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<br\s*\/?>\n?|<\/p\s*>/gi, '\n')
    .replaceAll(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, '')
    .trim();
  return plain || undefined;
}
