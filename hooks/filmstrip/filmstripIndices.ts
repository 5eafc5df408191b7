import { clamp } from '../shared/clamp.ts';
import { FILMSTRIP_OVERSCAN } from './constants.ts';
import type { FilmstripGeometry } from './filmstripGeometry.ts';

export interface FilmstripSpanInput {
  readonly geometry: FilmstripGeometry;
  readonly offset: number;
  readonly count: number;
  /** Where a strip that is on its way to the offset is now. @default offset */
  readonly from?: number | undefined;
}

/** Thumbnails from `start` to before `end`. */
export interface FilmstripSpan {
  readonly start: number;
  readonly end: number;
}

const NOTHING: FilmstripSpan = { start: 0, end: 0 };

/** What is in view at a scroll offset, and `margin` more at either end. */
export function spanInView(
  { geometry: { step, trackLength }, offset, count }: Omit<FilmstripSpanInput, 'from'>,
  margin = 0,
): FilmstripSpan {
  const start = clamp(Math.floor(offset / step) - margin, 0, count);
  // One more, because the offset may lie anywhere within a step.
  const end = clamp(Math.ceil((offset + trackLength) / step) + 1 + margin, start, count);
  return { start, end };
}

/** What to mount around a scroll offset, and on the way there. */
export function filmstripSpan({ from, ...input }: FilmstripSpanInput): FilmstripSpan {
  if (input.geometry.trackLength === 0) return NOTHING;
  const there = spanInView(input, FILMSTRIP_OVERSCAN);
  if (from === undefined || from === input.offset) return there;
  const here = spanInView({ ...input, offset: from });
  return { start: Math.min(here.start, there.start), end: Math.max(here.end, there.end) };
}

/**
 * The thumbnails to mount, ascending: those of the span, and the current one (−1 for none) wherever it is, so that focus on it is never
 * lost. None of an empty span.
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
