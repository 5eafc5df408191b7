import type { SeedImage } from './SeedGallery.ts';

/** A landscape; its picture in `images/pictures/landscapes` has the same file name. */
export type Landscape = Omit<SeedImage, 'id' | 'author' | 'original'>;
