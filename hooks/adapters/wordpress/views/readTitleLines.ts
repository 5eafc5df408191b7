import { CAPTION_TITLE_LINES } from '../../../gallery/layout/constants.ts';
import { hasMoreByScrolling } from '../parseGalleryPage.ts';

/** Selector for the title of an item or album entry. */
const ITEM_TITLE = '.bwg-item .bwg-title2:not(i), [class*="bwg_mosaic_title_spun2"]';

/** Maximum accepted number of lines in a title. */
const MAX_TITLE_LINES = 12;

/**
 * Measures how many lines the longest title takes up. The server never truncates titles. If there are more pages, their
 * titles are unknown, so the result is at least the kit's default. Returns `undefined` if no title is displayed.
 */
export function readTitleLines(container: Element): number | undefined {
  const lines = [...container.querySelectorAll(ITEM_TITLE)].map((title) => {
    const { lineHeight, fontSize, paddingTop, paddingBottom } = getComputedStyle(title);
    const linePx = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * USUAL_LINE_HEIGHT;
    const paddings = (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0);
    return Math.round((title.clientHeight - paddings) / linePx);
  });
  const most = Math.min(Math.max(0, ...lines), MAX_TITLE_LINES);
  const hasPages =
    hasMoreByScrolling(container) || container.querySelector('[data-pages-count], [id^="bwg_load_more_"]') !== null;
  return most > 0 ? Math.max(most, hasPages ? CAPTION_TITLE_LINES : 1) : undefined;
}

/** Approximate value of the line height `normal`. */
const USUAL_LINE_HEIGHT = 1.2;
