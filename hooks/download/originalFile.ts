import type { GalleryImage } from '../backend/GalleryImage.ts';
import { fileHref, isOwnFile } from '../shared/addresses.ts';
import { FILE_NAME_LENGTH } from './constants.ts';

/** The file that an image was made from. */
export interface OriginalFile {
  readonly url: string;
  /** For the `download` attribute. */
  readonly name: string;
}

/** Embedded media belong to their provider: there is no file of ours. */
const isEmbedded = ({ kind = 'image', fileType = '' }: GalleryImage): boolean =>
  kind !== 'image' || fileType.startsWith('EMBED_');

/** The last part of an address, as long as a name may be; '' of a file that the page itself made. */
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

/** The original of an image, under the name of its file; undefined for embedded media and for an address that is no link. */
export function originalFile(image: GalleryImage): OriginalFile | undefined {
  if (isEmbedded(image)) return undefined;
  const url = fileHref(image.originalUrl ?? image.url);
  if (url === undefined) return undefined;
  return { url, name: nameOf(url) || image.fileName || image.id };
}
