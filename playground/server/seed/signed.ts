import type { SeedGallery } from './SeedGallery.ts';

const FIRST_ID = 9501;
const TITLES = ['Low Tide', 'High Moor', 'First Frost', 'Late Light'];

/** Images with a watermark and without a context menu. */
export const signedGallery: SeedGallery = {
  id: 50,
  name: 'Signed',
  slug: 'signed',
  description: 'Images with a watermark and without a context menu.',
  isProtected: true,
  images: TITLES.map((title, index) => ({
    id: FIRST_ID + index,
    file: `signed-${index + 1}`,
    title,
    description: '',
    author: 'Loggia',
    date: '2026-03-14, 18:00',
    width: 1200,
    height: 800,
    tags: [],
    original: `archive:${FIRST_ID + index}`,
  })),
};
