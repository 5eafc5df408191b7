import type { FilmstripGeometry } from './filmstripGeometry.ts';

/**
 * An offset as the thumbnails to mount and the arrows need it: the same for all offsets between one thumbnail and the next,
 * and its own for either end. So a strip that scrolls renders once a thumbnail.
 */
export function steppedOffset({ step, scrollLength }: FilmstripGeometry, offset: number): number {
  // Zoomed pages scroll by fractions and may stop one short.
  if (offset < 1) return 0;
  if (offset > scrollLength - 1) return scrollLength;
  return Math.max(1, Math.floor(offset / step) * step);
}
