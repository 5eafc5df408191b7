import type { ImageFile } from '../backend/ImageFile.ts';
import { fileHref } from '../shared/safeHref.ts';

/** The address of a picture's file, fit for a link; undefined where a link to it could run something. */
export function imageHref(file: ImageFile): string | undefined {
  return fileHref(file.url);
}
