import type { LawPicture } from './pictures.ts';

/** Address of a picture in one of its widths. */
export function pictureUrl({ name }: LawPicture, width: number, format: 'avif' | 'jpg'): string {
  return `/assets/law/${name}-${width}.${format}`;
}
