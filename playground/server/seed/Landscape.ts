import type { SeedImage } from './SeedGallery.ts';

/** A landscape as its painter describes it; its scene has the same name as its file. */
export type Landscape = Omit<SeedImage, 'id' | 'author' | 'original'>;
