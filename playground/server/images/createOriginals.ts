import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { ImageRow } from '../database/rows.ts';
import type { Painter } from '../painting/createPainter.ts';
import type { FileCache } from './createFileCache.ts';
import { createJobQueue } from './createJobQueue.ts';
import type { Requester } from './createJobQueue.ts';
import { keepFile } from './keepFile.ts';
import { openPhotograph } from './openPhotograph.ts';
import { paintingOf } from './paintingOf.ts';

/** The widths at which a picture is painted. Other sizes are scaled down from the next larger one. */
const PAINTED_WIDTHS_PX = [640, 1280, 1920];
/** The size of archive sheets: small, because hundreds of thumbnails are requested in a row. */
const ARCHIVE_WIDTHS_PX = [320, 640];
/** A sketch is painted this wide and enlarged: no detail, and a small part of the time. */
const SKETCH_WIDTH_PX = 64;
const QUALITY = 95;
/** One processor is left to the server itself. */
const CONCURRENCY = Math.max(1, Math.min(4, availableParallelism() - 1));
const BACKGROUND_BACKLOG = 200;

export interface OriginalsOptions {
  /** Sketches paintings. @default false */
  readonly isSketched?: boolean | undefined;
}

export interface Originals {
  /** The file that a rendering of at most `width` pixels is made from; null when the image's file is gone. */
  open(image: ImageRow, width: number, requester: Requester): Promise<Buffer | null>;
  close(): void;
}

/** The files from which renderings are made. Paintings are painted on the first request, the newest request first. */
export function createOriginals(
  cache: FileCache,
  painter: Painter,
  { isSketched = false }: OriginalsOptions = {},
): Originals {
  const paintings = createJobQueue<Buffer>({ concurrency: CONCURRENCY, backlog: BACKGROUND_BACKLOG });

  async function paint(image: ImageRow, width: number, signal: AbortSignal): Promise<Buffer> {
    const scene = paintingOf(image.original);
    if (!scene) throw new Error(`There is no scene for ${image.original}.`);
    const heightOf = (ofWidth: number) => Math.max(1, Math.round((image.height * ofWidth) / image.width));
    const paintedWidth = isSketched ? Math.min(width, SKETCH_WIDTH_PX) : width;
    const raw = { width: paintedWidth, height: heightOf(paintedWidth), channels: 3 as const };
    const pixels = await painter.paint(scene, raw, signal);
    const picture = sharp(pixels, { raw }).resize(width, heightOf(width), { fit: 'fill' });
    return picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  }

  return {
    async open(image, width, requester) {
      const [kind, name = ''] = image.original.split(':');
      if (kind === 'missing') return null;
      if (kind === 'photograph') return openPhotograph(name);
      const widths = kind === 'archive' ? ARCHIVE_WIDTHS_PX : PAINTED_WIDTHS_PX;
      const painted = Math.min(image.width, widths.find((step) => step >= width) ?? image.width);
      const key = `${image.id}-${image.modified_date}-${painted}-painted.jpg`;
      const work = (signal: AbortSignal) => keepFile(cache, key, () => paint(image, painted, signal));
      return (await cache.read(key)) ?? paintings.request({ key, work, ...requester });
    },
    close: paintings.close,
  };
}
