import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { fileHref, isOwnFile } from '../../core/shared/urls.ts';
import { FILE_NAME_LENGTH } from './constants.ts';
import { isEmbedded } from '../../core/picture/isEmbedded.ts';

/** An image's original file. */
export interface OriginalFile {
  readonly url: string;
  /** Value of the `download` attribute. */
  readonly name: string;
}

/**
 * Returns the last path segment of a URL, truncated to the maximum length of a file name. Returns an empty string for a
 * file created in the browser.
 */
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

/** Returns an image's original file and its name, or `undefined` for embedded media and unsafe URLs. */
export function originalFile(image: GalleryImage): OriginalFile | undefined {
  if (isEmbedded(image)) return undefined;
  const url = fileHref(image.originalUrl ?? image.url);
  if (url === undefined) return undefined;
  return { url, name: nameOf(url) || image.fileName || image.id };
}
