export type { FilmstripPosition } from './FilmstripPosition.ts';
