import type { GalleryImage } from '../backend/GalleryImage.ts';
import { fileHref, isOwnFile } from '../shared/addresses.ts';
import { FILE_NAME_LENGTH } from './constants.ts';
import { isEmbedded } from '../picture/isEmbedded.ts';

/** The file that an image was made from. */
export interface OriginalFile {
  readonly url: string;
  /** For the `download` attribute. */
  readonly name: string;
}

/** Returns the last part of an address, cut to the longest file name; '' for a file that the page itself made. */
function nameOf(url: string): string {
  if (isOwnFile(url)) return '';
  // Without the query: it holds the stamp that makes the address immutable.
  const path = url.slice(0, Math.max(0, url.search(/[?#]|$/)));
  const name = path.slice(path.lastIndexOf('/') + 1).slice(-FILE_NAME_LENGTH);
  try {
    return decodeURIComponent(name).replaceAll(/[/\\]/g, '_');
  } catch {
    return name;
  }
}

/** Returns the original of an image with its file name; undefined for embedded media and for an unsafe address. */
export function originalFile(image: GalleryImage): OriginalFile | undefined {
  if (isEmbedded(image)) return undefined;
  const url = fileHref(image.originalUrl ?? image.url);
  if (url === undefined) return undefined;
  return { url, name: nameOf(url) || image.fileName || image.id };
}
