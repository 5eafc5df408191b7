import { dropMarkup } from './dropMarkup.ts';

/** The plain text of an element of an inert document, whose line breaks are put in place; undefined when there is none. */
export function elementText(element: Element | null | undefined): string | undefined {
  if (!element) return undefined;
  for (const breaking of element.querySelectorAll('br')) breaking.replaceWith('\n');
  for (const paragraph of element.querySelectorAll('p')) paragraph.append('\n');
  return dropMarkup(element.textContent) || undefined;
}
