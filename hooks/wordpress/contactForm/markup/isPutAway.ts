import { attributeOf } from '../../attributeOf.ts';

/** Whether the page keeps an element from everybody's eyes. Of a server's styles the inert copy has the text only. */
export function isPutAway(element: Element): boolean {
  return element.hasAttribute('hidden') || /display:\s*none/i.test(attributeOf(element, 'data-style'));
}
