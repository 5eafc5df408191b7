import { clamp } from '../shared/clamp.ts';
import { FILMSTRIP_OVERSCAN, FILMSTRIP_MIN_THUMBNAIL_PX } from './constants.ts';
import type { FilmstripDirection } from './types.ts';

export interface FilmstripGeometryInput {
  readonly direction: FilmstripDirection;
  /** The length of the container with its two arrows, in CSS pixels, along the strip. */
  readonly stripLength: number;
  readonly arrowsSize: number;
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

/** Computes the layout of a filmstrip from its sizes alone, without the DOM. */
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

/** Returns the scroll offset at which a thumbnail stands in the middle of the track, as far as the ends of the list allow. */
export function centringOffset({ step, trackLength, scrollLength }: FilmstripGeometry, index: number): number {
  return clamp(index * step + step / 2 - trackLength / 2, 0, scrollLength);
}

/** Rounds an offset to whole steps, with the two ends as values of their own, so that a scrolling strip renders once per thumbnail. */
export function steppedOffset({ step, scrollLength }: FilmstripGeometry, offset: number): number {
  // Zoomed pages scroll by fractions and may stop a pixel short.
  if (offset < 1) return 0;
  if (offset > scrollLength - 1) return scrollLength;
  return Math.max(1, Math.floor(offset / step) * step);
}

interface FilmstripSpanInput {
  readonly geometry: FilmstripGeometry;
  readonly offset: number;
  readonly count: number;
  /** The current offset of a strip that is moving to `offset`. @default offset */
  readonly from?: number | undefined;
}

/** Thumbnails from `start` to before `end`. */
export interface FilmstripSpan {
  readonly start: number;
  readonly end: number;
}

const NOTHING: FilmstripSpan = { start: 0, end: 0 };

/** Returns the span in view at a scroll offset, and `margin` more at either end. */
export function spanInView(
  { geometry: { step, trackLength }, offset, count }: Omit<FilmstripSpanInput, 'from'>,
  margin = 0,
): FilmstripSpan {
  const start = clamp(Math.floor(offset / step) - margin, 0, count);
  // One more, because the offset may lie anywhere within a step.
  const end = clamp(Math.ceil((offset + trackLength) / step) + 1 + margin, start, count);
  return { start, end };
}

/** Returns the span to mount around a scroll offset, including the way from the current one. */
export function filmstripSpan({ from, ...input }: FilmstripSpanInput): FilmstripSpan {
  if (input.geometry.trackLength === 0) return NOTHING;
  const there = spanInView(input, FILMSTRIP_OVERSCAN);
  if (from === undefined || from === input.offset) return there;
  const here = spanInView({ ...input, offset: from });
  return { start: Math.min(here.start, there.start), end: Math.max(here.end, there.end) };
}

/**
 * Returns the thumbnails to mount, ascending: those of the span, and always the current one (−1 for none), so that it never loses focus.
 * Returns none for an empty span.
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
