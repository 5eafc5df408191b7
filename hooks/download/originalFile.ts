import type { GalleryImage } from '../backend/GalleryImage.ts';
import { fileHref, isOwnFile } from '../shared/urls.ts';
import { FILE_NAME_LENGTH } from './constants.ts';
import { isEmbedded } from '../picture/isEmbedded.ts';

/** The original file of an image. */
export interface OriginalFile {
  readonly url: string;
  /** Value of the `download` attribute. */
  readonly name: string;
}

/** Returns the last path segment of a URL, cut to the longest file name. Empty for a file created in the browser. */
function nameOf(url: string): string {
  if (isOwnFile(url)) return '';
  // Ignores the query, which contains the cache-busting version.
  const path = url.slice(0, Math.max(0, url.search(/[?#]|$/)));
  const name = path.slice(path.lastIndexOf('/') + 1).slice(-FILE_NAME_LENGTH);
  try {
    return decodeURIComponent(name).replaceAll(/[/\\]/g, '_');
  } catch {
    return name;
  }
}

/** Returns the original file of an image with its name, or `undefined` for embedded media and unsafe URLs. */
export function originalFile(image: GalleryImage): OriginalFile | undefined {
  if (isEmbedded(image)) return undefined;
  const url = fileHref(image.originalUrl ?? image.url);
  if (url === undefined) return undefined;
  return { url, name: nameOf(url) || image.fileName || image.id };
}
