import {
  PAGING_HIDDEN_WIDTH_PX,
  PAGING_MEDIUM_FONT_PX,
  PAGING_MEDIUM_MARGIN_PERCENT,
  PAGING_MEDIUM_WIDTH_PX,
  PAGING_NARROW_WIDTH_PX,
  PAGING_WIDE_FONT_PX,
  PAGING_WIDE_MARGIN_PERCENT,
} from './constants.ts';

/** The appearance of an image browser's paging control. */
export interface PagingBand {
  readonly isHidden: boolean;
  /** The margin on each side of a link, as a percentage of the view's width. */
  readonly marginPercent: number;
  /** The font size in CSS pixels, or `null` to use the page's font size. */
  readonly fontSize: number | null;
}

/** Returns the appearance of the paging control for a view of the given width, in CSS pixels. */
export function pagingBand(width: number): PagingBand {
  if (width <= PAGING_NARROW_WIDTH_PX) {
    return { isHidden: width <= PAGING_HIDDEN_WIDTH_PX, marginPercent: 0, fontSize: null };
  }
  return width <= PAGING_MEDIUM_WIDTH_PX
    ? { isHidden: false, marginPercent: PAGING_MEDIUM_MARGIN_PERCENT, fontSize: PAGING_MEDIUM_FONT_PX }
    : { isHidden: false, marginPercent: PAGING_WIDE_MARGIN_PERCENT, fontSize: PAGING_WIDE_FONT_PX };
}
