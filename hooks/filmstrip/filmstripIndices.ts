import { clamp } from '../shared/clamp.ts';
import { FILMSTRIP_OVERSCAN } from './constants.ts';
import type { FilmstripGeometry } from './filmstripGeometry.ts';

export interface FilmstripIndicesInput {
  readonly geometry: FilmstripGeometry;
  readonly offset: number;
  readonly count: number;
  /** Mounted wherever it is, so that focus on it is never lost; −1 for none. */
  readonly currentIndex: number;
}

/** The thumbnails to mount at a scroll offset, ascending. */
export function filmstripIndices({ geometry, offset, count, currentIndex }: FilmstripIndicesInput): readonly number[] {
  const { step, trackLength } = geometry;
  if (trackLength === 0) return [];
  const first = Math.floor(offset / step) - FILMSTRIP_OVERSCAN;
  // One more, because the offset may lie anywhere within a step.
  const last = Math.ceil((offset + trackLength) / step) + 1 + FILMSTRIP_OVERSCAN;
  const start = clamp(first, 0, count);
  const end = clamp(last, start, count);
  const indices = Array.from({ length: end - start }, (_, place) => start + place);
  if (currentIndex < 0 || currentIndex >= count) return indices;
  if (currentIndex < start) return [currentIndex, ...indices];
  return currentIndex >= end ? [...indices, currentIndex] : indices;
}
