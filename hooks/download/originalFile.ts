import type { GalleryImage } from '../backend/GalleryImage.ts';
import { safeHref } from '../shared/safeHref.ts';

/** The file that an image was made from. */
export interface OriginalFile {
  readonly url: string;
  /** For the `download` attribute. */
  readonly name: string;
}

/** Embedded media belong to their provider: there is no file of ours. */
const isEmbedded = ({ kind = 'image', fileType = '' }: GalleryImage): boolean =>
  kind !== 'image' || fileType.startsWith('EMBED_');

function nameOf(url: string): string {
  // Without the query: it holds the stamp that makes the address immutable.
  const name = /([^/?#]*)(?:[?#].*)?$/s.exec(url)?.[1] ?? '';
  try {
    return decodeURIComponent(name).replaceAll(/[/\\]/g, '_');
  } catch {
    return name;
  }
}

/** The original of an image, under the name of its file; undefined for embedded media and for an address that is no link. */
export function originalFile(image: GalleryImage): OriginalFile | undefined {
  if (isEmbedded(image)) return undefined;
  const url = safeHref(image.originalUrl ?? image.url);
  if (url === undefined) return undefined;
  return { url, name: nameOf(url) || image.fileName || image.id };
}
