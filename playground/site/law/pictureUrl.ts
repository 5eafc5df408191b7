import type { LawPicture } from './pictures.ts';

/** Returns the URL of a picture at one of its widths. */
export function pictureUrl({ name }: LawPicture, width: number, format: 'avif' | 'jpg'): string {
  return `/assets/law/${name}-${width}.${format}`;
}
