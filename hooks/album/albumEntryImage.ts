import type { AlbumEntry } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';

/** An entry of an album in the shape of an image, so that every layout and list of images can draw it. */
export interface AlbumEntryImage extends GalleryImage {
  readonly entry: AlbumEntry;
}

/** Nothing to see, and nothing to ask a server for. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** The cover as an image with the entry's texts. An entry without a cover counts as a square picture with nothing on it. */
export function albumEntryImage(entry: AlbumEntry, name: string): AlbumEntryImage {
  const { kind, id, description, cover } = entry;
  return { ...(cover ?? { url: BLANK, width: 1, height: 1 }), id: `${kind}-${id}`, title: name, description, entry };
}
