import { EMBED_RATIO } from '@loggia/hooks/embed';
import { boundedRatio, imageShape, knownSize } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import { isEmbedded } from '../embed/isEmbedded.ts';

/** Returns the height of an entry's picture at a width, in CSS pixels: at most as wide as its file, unless it is cropped. */
export function pictureHeight(image: GalleryImage | undefined, width: number): number {
  // A guess until the entry is there, which is measured.
  if (image && isEmbedded(image)) return width * EMBED_RATIO;
  const size = knownSize(image);
  if (!size) return 0;
  return (imageShape(size) === 'wide' ? width : Math.min(width, size.width)) / boundedRatio(size);
}
