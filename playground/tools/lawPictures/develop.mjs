import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const AVIF = { quality: 52, effort: 4, chromaSubsampling: '4:2:0' };
const JPEG = { quality: 74, mozjpeg: true };

/** Writes a picture in all its widths: AVIF in each, JPEG in one. Says how heavy it became, and its mean colour. */
export async function develop(picture, master, folder) {
  mkdirSync(folder, { recursive: true });
  const [across, down] = picture.aspect;
  const inWidth = (width) =>
    sharp(master).resize({ width, height: Math.round((width * down) / across), kernel: 'mitchell', fit: 'cover' });
  const written = [];
  for (const width of picture.widths) {
    const { size } = await inWidth(width)
      .avif(AVIF)
      .toFile(join(folder, `${picture.name}-${width}.avif`));
    written.push(`${width}: ${Math.round(size / 1000)} kB`);
  }
  const jpeg = await inWidth(picture.jpegWidth)
    .jpeg(JPEG)
    .toFile(join(folder, `${picture.name}-${picture.jpegWidth}.jpg`));
  const { channels } = await sharp(master).stats();
  const color = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  console.info(`${picture.name}: ${written.join(', ')}; JPEG ${Math.round(jpeg.size / 1000)} kB; #${color.join('')}`);
}
