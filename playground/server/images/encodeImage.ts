import sharp from 'sharp';
import type { ImageFormat } from './ImageFormat.ts';

const WEBP_QUALITY = 80;
const JPEG_QUALITY = 82;
const AVIF_QUALITY = 58;
const AVIF_EFFORT = 3;

// Jobs run side by side in the queue; a second layer of threads under each only makes them wait for each other.
sharp.concurrency(1);

/** Scales a file down to a width and writes it in a format. */
export function encodeImage(file: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(file).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality: WEBP_QUALITY }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
  }
}
