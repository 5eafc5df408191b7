import { readCatalogue } from './readCatalogue.ts';
import type { SeedImage } from './SeedGallery.ts';

export interface SeedPicture extends Omit<SeedImage, 'id' | 'author' | 'original'> {
  /** The last column, if there is one. */
  readonly note: string;
}

/** Reads pictures from a catalog with the columns file, title, date, size and tags, and possibly a note. */
export const readPictures = (text: string): readonly SeedPicture[] =>
  readCatalogue(text).map(({ cells, description }) => {
    const [file = '', title = '', date = '', size = '', tags = '', note = ''] = cells;
    const [width = 0, height = 0] = size.split(' × ').map(Number);
    return { file, title, description, date, width, height, tags: tags.split(', '), note };
  });
