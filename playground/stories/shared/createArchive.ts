import type { GalleryImage } from '@loggia/hooks';
import { createLandscapes } from './createLandscapes.ts';

const DRAWN = 40;

/** Creates any number of images from a few drawings: like a large archive, without its memory use. */
export function createArchive(count: number): readonly GalleryImage[] {
  const drawn = createLandscapes(DRAWN);
  return Array.from({ length: count }, (_, index) => {
    const landscape = drawn[index % DRAWN];
    return { url: '', ...landscape, id: String(index + 1), title: `${landscape?.title}, ${index + 1}` };
  });
}
