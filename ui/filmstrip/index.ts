export { LightboxFilmstrip } from './LightboxFilmstrip.tsx';
export type { FilmstripPosition, LightboxFilmstripProps } from './LightboxFilmstrip.tsx';
