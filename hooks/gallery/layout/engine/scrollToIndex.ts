import type { GalleryLayout, UseVirtualLayoutResult } from '../../virtual/types.ts';

/** @inline */
interface ScrollableLayout extends Pick<UseVirtualLayoutResult, 'containerRef'> {
  readonly layout: Pick<GalleryLayout, 'rectangleOf'> | null;
}

/**
 * Scrolls an item of a virtualized layout into view, even if it is not mounted. Does nothing until the layout has been
 * measured for the first time.
 *
 * @example
 * scrollToIndex(virtualized, 500, { block: 'center' });
 */
export function scrollToIndex(
  { layout, containerRef }: ScrollableLayout,
  index: number,
  options: ScrollIntoViewOptions = { block: 'nearest' },
): void {
  const container = containerRef.current;
  if (!layout || !container) return;
  const { left, top, width, height } = layout.rectangleOf(index);
  const probe = container.ownerDocument.createElement('li');
  Object.assign(probe.style, {
    position: 'absolute',
    insetInlineStart: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  container.append(probe);
  probe.scrollIntoView?.(options);
  probe.remove();
}
