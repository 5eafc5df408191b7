import { archiveSheet } from './archiveSheet.ts';
import type { SeedGallery, SeedImage } from './SeedGallery.ts';

const ARCHIVE_SIZE = 10_000;
const FIRST_ID = 10_001;
const FIRST_DAY_MS = Date.UTC(1999, 0, 1);
const DAY_MS = 86_400_000;

function* archiveImages(): Generator<SeedImage> {
  for (let number = 1; number <= ARCHIVE_SIZE; number += 1) {
    const { width, height, title, tags } = archiveSheet(number);
    const sheet = String(number).padStart(5, '0');
    yield {
      id: FIRST_ID + number - 1,
      file: sheet,
      title: `${sheet} ${title}`,
      description: '',
      author: 'Loggia',
      date: `${new Date(FIRST_DAY_MS + number * DAY_MS).toISOString().slice(0, 10)}, 12:00`,
      width,
      height,
      tags,
      original: `archive:${number}`,
    };
  }
}

/** A gallery of ten thousand sheets that share 36 pictures, for showing the cost of very long lists. */
export const archiveGallery: SeedGallery = {
  id: 3,
  name: 'Archive',
  slug: 'archive',
  description: 'Ten thousand sheets, all on one page.',
  images: { [Symbol.iterator]: archiveImages },
};
