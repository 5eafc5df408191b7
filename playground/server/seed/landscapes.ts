import { earlierLandscapes } from './earlierLandscapes.ts';
import { laterLandscapes } from './laterLandscapes.ts';
import type { SeedGallery } from './SeedGallery.ts';

const FIRST_ID = 21;

/** Generated landscapes. */
export const landscapeGallery: SeedGallery = {
  id: 2,
  name: 'Landscapes',
  slug: 'landscapes',
  description: 'Twenty-eight places that a program made up.',
  images: [...earlierLandscapes, ...laterLandscapes].map((landscape, index) => ({
    ...landscape,
    id: FIRST_ID + index,
    author: 'Loggia',
    original: `landscape:${landscape.file}`,
  })),
};
