export { FILMSTRIP_ARROWS_SIZE_PX, FILMSTRIP_CHECK_DELAY_MS, FILMSTRIP_SCROLL_DURATION_MS } from './constants.ts';
export { filmstripGeometry } from './filmstripGeometry.ts';
export { FILMSTRIP_LABELS } from './labels.ts';
export { useFilmstrip } from './useFilmstrip.ts';
export type { FilmstripGeometry, FilmstripGeometryInput } from './filmstripGeometry.ts';
export type { FilmstripLabels } from './labels.ts';
export type {
  FilmstripDirection,
  FilmstripTarget,
  FilmstripThumbnail,
  FilmstripWheel,
  UseFilmstripOptions,
  UseFilmstripResult,
} from './types.ts';
