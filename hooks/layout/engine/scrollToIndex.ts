import type { GalleryLayout, UseWindowedLayoutResult } from '../types.ts';

/** @inline */
interface ScrollableLayout extends Pick<UseWindowedLayoutResult, 'containerRef'> {
  readonly layout: Pick<GalleryLayout, 'rectangleOf'> | null;
}

/**
 * Scrolls an item of a windowed layout into view, even if it is not mounted. Nothing happens before the first measurement.
 *
 * @example
 * scrollToIndex(windowed, 500, { block: 'center' });
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
