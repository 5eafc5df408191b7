import { FILMSTRIP_SHORTEST_THUMBNAIL_PX } from './constants.ts';
import type { FilmstripDirection } from './types.ts';

export interface FilmstripGeometryInput {
  readonly direction: FilmstripDirection;
  /** Of the container with the two arrows in it, in CSS pixels, along the strip. */
  readonly stripLength: number;
  readonly arrowsLength: number;
  readonly thumbnailWidth: number;
  readonly thumbnailHeight: number;
  /** Size of a thumbnail across the strip, where it is not the given one. */
  readonly thickness: number | undefined;
  readonly gap: number;
  readonly count: number;
}

/** A filmstrip in CSS pixels. Lengths run along the strip. */
export interface FilmstripGeometry {
  readonly thumbnailWidth: number;
  readonly thumbnailHeight: number;
  /** From one thumbnail to the next. */
  readonly step: number;
  /** Half of the gap lies before each thumbnail, half after it. */
  readonly gap: number;
  /** The part of the list that is in view. */
  readonly trackLength: number;
  readonly listLength: number;
  /** The furthest that the list can be scrolled. */
  readonly scrollLength: number;
  /** Whole thumbnails in view. */
  readonly visibleCount: number;
}

/** How a filmstrip is laid out: facts of the strip, none of the page. */
export function filmstripGeometry(input: FilmstripGeometryInput): FilmstripGeometry {
  const { direction, stripLength, arrowsLength, gap, count } = input;
  const isHorizontal = direction === 'horizontal';
  const [along, across] = isHorizontal
    ? [input.thumbnailWidth, input.thumbnailHeight]
    : [input.thumbnailHeight, input.thumbnailWidth];
  const thickness = input.thickness ?? across;
  const length = Math.max(FILMSTRIP_SHORTEST_THUMBNAIL_PX, Math.round((along / across) * thickness));
  const step = length + gap;
  const trackLength = Math.max(0, stripLength - arrowsLength);
  const listLength = step * count;
  return {
    thumbnailWidth: isHorizontal ? length : thickness,
    thumbnailHeight: isHorizontal ? thickness : length,
    step,
    gap,
    trackLength,
    listLength,
    scrollLength: Math.max(0, listLength - trackLength),
    visibleCount: Math.min(count, Math.floor(trackLength / step)),
  };
}
