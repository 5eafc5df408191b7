import { clamp } from '../../core/shared/clamp.ts';
import { FILMSTRIP_OVERSCAN, FILMSTRIP_MIN_THUMBNAIL_PX } from './constants.ts';
import type { FilmstripDirection } from './types.ts';

export interface FilmstripGeometryInput {
  readonly direction: FilmstripDirection;
  /** Length of the container including its two arrows, in CSS pixels, along the filmstrip. */
  readonly stripLength: number;
  readonly arrowsSize: number;
  readonly thumbnailWidth: number;
  readonly thumbnailHeight: number;
  /** Size of a thumbnail across the filmstrip, if it differs from `thumbnailWidth` or `thumbnailHeight`. */
  readonly thickness: number | undefined;
  readonly gap: number;
  readonly count: number;
}

/** Geometry of a filmstrip, in CSS pixels. Lengths are measured along the filmstrip. */
export interface FilmstripGeometry {
  readonly thumbnailWidth: number;
  readonly thumbnailHeight: number;
  /** Distance from one thumbnail to the next. */
  readonly step: number;
  /** Gap between two thumbnails. Each thumbnail has half of the gap before it and half after it. */
  readonly gap: number;
  /** Length of the visible part of the list. */
  readonly trackLength: number;
  readonly listLength: number;
  /** Maximum scroll offset of the list. */
  readonly scrollLength: number;
  /** Number of thumbnails that are completely visible at a time. */
  readonly visibleCount: number;
}

/** Computes the layout of a filmstrip from its sizes, without the DOM. */
export function filmstripGeometry(input: FilmstripGeometryInput): FilmstripGeometry {
  const { direction, stripLength, arrowsSize, gap, count } = input;
  const isHorizontal = direction === 'horizontal';
  const [along, across] = isHorizontal
    ? [input.thumbnailWidth, input.thumbnailHeight]
    : [input.thumbnailHeight, input.thumbnailWidth];
  const thickness = input.thickness ?? across;
  const length = Math.max(FILMSTRIP_MIN_THUMBNAIL_PX, Math.round((along / across) * thickness));
  const step = length + gap;
  const trackLength = Math.max(0, stripLength - arrowsSize);
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

/** Returns the scroll offset that centers a thumbnail in the track, as far as the ends of the list allow. */
export function centringOffset({ step, trackLength, scrollLength }: FilmstripGeometry, index: number): number {
  return clamp(index * step + step / 2 - trackLength / 2, 0, scrollLength);
}

/**
 * Rounds an offset to whole steps, so that a scrolling filmstrip renders once per thumbnail. The offsets 0 and
 * `scrollLength` are returned only at the ends of the list.
 */
export function steppedOffset({ step, scrollLength }: FilmstripGeometry, offset: number): number {
  // Zoomed pages scroll by fractions of a pixel and may stop a pixel short.
  if (offset < 1) return 0;
  if (offset > scrollLength - 1) return scrollLength;
  return Math.max(1, Math.floor(offset / step) * step);
}

interface FilmstripSpanInput {
  readonly geometry: FilmstripGeometry;
  readonly offset: number;
  readonly count: number;
  /** Current offset of a filmstrip that is moving to `offset`. @default offset */
  readonly from?: number | undefined;
}

/** Range of thumbnails from `start` to `end` (exclusive). */
export interface FilmstripSpan {
  readonly start: number;
  readonly end: number;
}

const NOTHING: FilmstripSpan = { start: 0, end: 0 };

/** Returns the thumbnails in view at a scroll offset, plus `margin` more at each end. */
export function spanInView(
  { geometry: { step, trackLength }, offset, count }: Omit<FilmstripSpanInput, 'from'>,
  margin = 0,
): FilmstripSpan {
  const start = clamp(Math.floor(offset / step) - margin, 0, count);
  // Add one, because the offset may be anywhere within a step.
  const end = clamp(Math.ceil((offset + trackLength) / step) + 1 + margin, start, count);
  return { start, end };
}

/** Returns the thumbnails to mount around a scroll offset, including those between it and the current offset. */
export function filmstripSpan({ from, ...input }: FilmstripSpanInput): FilmstripSpan {
  if (input.geometry.trackLength === 0) return NOTHING;
  const there = spanInView(input, FILMSTRIP_OVERSCAN);
  if (from === undefined || from === input.offset) return there;
  const here = spanInView({ ...input, offset: from });
  return { start: Math.min(here.start, there.start), end: Math.max(here.end, there.end) };
}

/**
 * Returns the indices of the thumbnails to mount, in ascending order: the span, plus the current thumbnail (−1 for
 * none), so that the current thumbnail never loses focus. Returns an empty list for an empty span.
 */
export function filmstripIndices(
  { start, end }: FilmstripSpan,
  currentIndex: number,
  count: number,
): readonly number[] {
  if (start === end) return [];
  const indices = Array.from({ length: end - start }, (_, place) => start + place);
  if (currentIndex < 0 || currentIndex >= count) return indices;
  if (currentIndex < start) return [currentIndex, ...indices];
  return currentIndex >= end ? [...indices, currentIndex] : indices;
}
