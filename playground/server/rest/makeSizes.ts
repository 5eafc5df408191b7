import sharp from 'sharp';
import type { MediaRow, MediaStore } from './createMediaStore.ts';

const SIZES = [
  { name: 'medium', width: 300, height: 300, fit: 'inside' },
  { name: 'thumbnail', width: 150, height: 150, fit: 'cover' },
] as const;

/** Generates the missing smaller files. Returns false if the server must fail partway. */
export async function makeSizes(store: MediaStore, media: MediaRow): Promise<boolean> {
  const original = store.file(media.fileName);
  const isThere = new Set(store.sizesOf(media.id).map(({ name }) => name));
  if (store.takeFailure(media.id) || !original) return false;
  for (const { name, width, height, fit } of SIZES) {
    if (isThere.has(name) || (media.width <= width && media.height <= height)) continue;
    const { data, info } = await sharp(original.bytes)
      .resize({ width, height, fit })
      .toBuffer({ resolveWithObject: true });
    const fileName = media.fileName.replace(/(\.\w+)$/, `-${info.width}x${info.height}$1`);
    store.addSize(media.id, { name, fileName, width: info.width, height: info.height }, data);
  }
  return true;
}
