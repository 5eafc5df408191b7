/** The plain text of an element of an inert document, whose line breaks are put in place; undefined when there is none. */
export function elementText(element: Element | null | undefined): string | undefined {
  if (!element) return undefined;
  for (const breaking of element.querySelectorAll('br')) breaking.replaceWith('\n');
  for (const paragraph of element.querySelectorAll('p')) paragraph.append('\n');
  return dropMarkup(element.textContent) || undefined;
}

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

/** What the server says in its error block, as plain text ('' for nothing); undefined when there is no block. */
export function errorBlockText(answer: ParentNode): string | undefined {
  const block = answer.querySelector('.wd_error');
  return block ? (elementText(block) ?? '') : undefined;
}
