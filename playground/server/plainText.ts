/**
 * Returns an author's text without markup, exactly as the WordPress adapter reads it from a response, so that a page
 * rendered here and a lightbox opened later show the same text. Returns undefined if no text is left.
 */
export function plainText(text: string): string | undefined {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<br\s*\/?>\n?|<\/p\s*>/gi, '\n')
    .replaceAll(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, '')
    .trim();
  return plain || undefined;
}
