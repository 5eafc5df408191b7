import sharp from 'sharp';
import type { ImageRow } from '../database/rows.ts';
import { openOriginal } from './openOriginal.ts';

const WEBP_QUALITY = 80;
const JPEG_QUALITY = 82;
/** About 40 MB. */
const MAX_KEPT = 500;

export type ImageFormat = 'webp' | 'jpeg';

/** Renders an image at a width in pixels. Returns null if its file is missing. */
export type Renderer = (image: ImageRow, width: number, format: ImageFormat) => Promise<Buffer | null>;

// Requests already run in parallel; more threads for each of them would only compete.
sharp.concurrency(1);

async function render(image: ImageRow, width: number, format: ImageFormat): Promise<Buffer | null> {
  const original = openOriginal(image);
  if (!original) return null;
  // Both dimensions, because images share pictures of other sizes and aspect ratios.
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
