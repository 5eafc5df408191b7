import { elementText } from '../elementText.ts';
import { toCount } from '../toCount.ts';

/** "28 item(s)" beside the page links, where the site shows it (facts.md 7.4, page_nav_number). */
export const ITEM_COUNT = '[class^="displaying-num"]';

/** How many images all pages have together, out of what stands beside the page links. For the option `totalOf`. */
export function readItemCount(answer: ParentNode): number | undefined {
  return toCount(elementText(answer.querySelector(ITEM_COUNT))?.replaceAll(/\D/g, ''));
}
