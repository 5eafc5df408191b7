import { join } from 'node:path';
import type { ImageRow } from '../database/rows.ts';
import { createPainter } from '../painting/createPainter.ts';
import { createFileCache } from './createFileCache.ts';
import { createJobQueue } from './createJobQueue.ts';
import type { Requester } from './createJobQueue.ts';
import { createOriginals } from './createOriginals.ts';
import type { OriginalsOptions } from './createOriginals.ts';
import { encodeImage } from './encodeImage.ts';
import type { ImageFormat } from './ImageFormat.ts';
import { keepFile } from './keepFile.ts';

/** Raised when paintings or encodings change: renderings of before are then left aside. */
const RENDERING_VERSION = 1;
const CONCURRENCY = 2;
const BACKGROUND_BACKLOG = 200;
const MAX_CACHE_BYTES = 1024 ** 3;

export interface Rendering {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** Quoted, as HTTP wants it. */
  readonly tag: string;
}

export interface PrepareRequest {
  readonly image: ImageRow;
  /** In pixels, not above the image's own. */
  readonly width: number;
}

export interface RenderRequest extends PrepareRequest {
  /** Best first; an AVIF is sent only where one is there already, since making one takes long. */
  readonly formats: readonly ImageFormat[];
  /** Aborts when the requester has gone. */
  readonly signal?: AbortSignal | undefined;
}

export interface Renderer {
  /** Null when the image's file is gone. Rejects with the signal's reason, and once the renderer is closed. */
  render(request: RenderRequest): Promise<Rendering | null>;
  /** Makes what `render` sends to most browsers at a first request, when nobody waits for anything. */
  prepare(request: PrepareRequest): Promise<void>;
  readonly isClosed: boolean;
  close(): void;
}

const ENDINGS: Record<ImageFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };
const IN_BACKGROUND: Requester = { isInBackground: true };

/** Identifies one rendering of an image, except for its format. */
function stampOf({ image, width }: PrepareRequest): string {
  return `${image.id}-${image.modified_date}-${width}`;
}

function fileOf(request: PrepareRequest, format: ImageFormat): string {
  return `${stampOf(request)}.${ENDINGS[format]}`;
}

/** Makes images in widths and formats on request and keeps them in the data folder. */
export function createRenderer(dataFolder: string, { isSketched = false }: OriginalsOptions = {}): Renderer {
  const folder = `renderings-${RENDERING_VERSION}${isSketched ? '-sketched' : ''}`;
  const cache = createFileCache(join(dataFolder, folder), MAX_CACHE_BYTES);
  const painter = createPainter();
  const originals = createOriginals(cache, painter, { isSketched });
  const encodings = createJobQueue<Buffer>({ concurrency: CONCURRENCY, backlog: BACKGROUND_BACKLOG });
  let isClosed = false;

  async function encode({ image, width }: PrepareRequest, format: ImageFormat, requester: Requester): Promise<Buffer> {
    const original = await originals.open(image, width, requester);
    if (!original) throw new Error(`The file of ${image.filename} has gone.`);
    return encodeImage(original, width, format);
  }

  async function make(request: PrepareRequest, format: ImageFormat, requester: Requester): Promise<Buffer | null> {
    const key = fileOf(request, format);
    const known = await cache.read(key);
    if (known) return known;
    // Before its turn to be encoded, which others can use while this one is being painted.
    if (!(await originals.open(request.image, request.width, requester))) return null;
    // Without the requester's signal: others may have joined by then.
    const { isInBackground } = requester;
    const work = () => keepFile(cache, key, () => encode(request, format, { isInBackground }));
    return encodings.request({ key, work, ...requester });
  }

  async function find(request: RenderRequest): Promise<{ bytes: Buffer | null; format: ImageFormat }> {
    const [first, second = 'jpeg'] = request.formats;
    const stored = first === 'avif' ? await cache.read(fileOf(request, 'avif')) : null;
    if (stored) return { bytes: stored, format: 'avif' };
    const format = first === 'avif' ? second : (first ?? 'jpeg');
    const bytes = await make(request, format, { signal: request.signal });
    // Detail is what an AVIF is for; making one would take the time that a sketch saves.
    if (bytes && first === 'avif' && !isSketched) void make(request, 'avif', IN_BACKGROUND).catch(() => undefined);
    return { bytes, format };
  }

  return {
    get isClosed() {
      return isClosed;
    },
    async render(request) {
      const { bytes, format } = await find(request);
      return bytes && { bytes, format, tag: `"${RENDERING_VERSION}-${stampOf(request)}-${format}"` };
    },
    async prepare(request) {
      await make(request, 'webp', IN_BACKGROUND);
    },
    close() {
      isClosed = true;
      originals.close();
      encodings.close();
      painter.close();
    },
  };
}
