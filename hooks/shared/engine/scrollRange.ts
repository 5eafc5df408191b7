/** From where to where something scrolls up and down: values of `scrollTop`. */
export interface ScrollRange {
  /** 0, or negative where what scrolls has its beginning at the bottom. */
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether what scrolls begins at its bottom: a column in reverse, as a chat has it, rows of which the first is the lowest, or lines that
 * are written upwards.
 */
function beginsAtBottom(scroller: Element): boolean {
  if (scroller.scrollTop !== 0) return scroller.scrollTop < 0;
  const { writingMode, direction, display, flexDirection, flexWrap } = getComputedStyle(scroller);
  const isVertical = /^(?:vertical|sideways)/.test(writingMode);
  const isUpwards = isVertical && (direction === 'rtl') !== (writingMode === 'sideways-lr');
  if (!display.endsWith('flex')) return isUpwards;
  const isAlong = flexDirection.startsWith(isVertical ? 'row' : 'column');
  const isReverse = isAlong ? flexDirection.endsWith('-reverse') : flexWrap === 'wrap-reverse';
  return isUpwards !== isReverse;
}

/** How far an element, or the page, can be scrolled each way. */
export function scrollRange(scroller: Element): ScrollRange {
  const length = Math.max(0, scroller.scrollHeight - scroller.clientHeight);
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  if (length === 0 || isPage || !beginsAtBottom(scroller)) return { top: 0, bottom: length };
  return { top: -length, bottom: 0 };
}
