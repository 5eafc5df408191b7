import { Hono } from 'hono';
import type { Context } from 'hono';
import { UPLOADS_PATH } from '../constants.ts';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { ImageRow } from '../database/rows.ts';
import { acceptedFormats } from './acceptedFormats.ts';
import { byteRange } from './byteRange.ts';
import type { Renderer, Rendering } from './createRenderer.ts';
import { RENDERED_WIDTHS_PX } from './renderedWidths.ts';
import { thumbnailSize } from './thumbnailSize.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHECK_AGAIN = 'no-cache';
const NEVER = 'no-store';

/** The width to send: the file's own, or one of the fixed widths below it; null for a width that is none of them. */
function widthFor(image: ImageRow, path: string, asked: readonly string[]): number | null {
  const own = path === image.thumb_url ? thumbnailSize(image).width : image.width;
  const [text] = asked;
  if (text === undefined) return own;
  const width = Number(text);
  if (asked.length > 1 || String(width) !== text || !RENDERED_WIDTHS_PX.includes(width)) return null;
  return Math.min(width, own);
}

function sendRendering(context: Context, { bytes, format, tag }: Rendering, isStamped: boolean): Response {
  const headers = {
    'Cache-Control': isStamped ? IMMUTABLE : CHECK_AGAIN,
    ETag: tag,
    Vary: 'Accept',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  };
  const known = context.req.header('if-none-match');
  if (known === '*' || known?.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)) {
    return context.body(null, 304, headers);
  }
  const condition = context.req.header('if-range');
  const isSame = condition === undefined || condition === tag;
  const range = isSame ? byteRange(context.req.header('range'), bytes.length) : null;
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...headers, 'Cache-Control': NEVER, 'Content-Range': `bytes */${bytes.length}` });
  }
  const sent = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  const more = range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` } : undefined;
  return context.body(new Uint8Array(sent), range ? 206 : 200, {
    ...headers,
    ...more,
    'Content-Type': `image/${format}`,
    'Content-Length': String(sent.length),
  });
}

function refuse(context: Context, status: 400 | 404 | 503, message: string): Response {
  return context.text(message, status, { 'Cache-Control': NEVER, 'X-Content-Type-Options': 'nosniff' });
}

/**
 * The files below the uploads folder. Only paths that the database knows exist, so no path leads anywhere else; `w` asks
 * for one of the fixed widths, `Accept` decides the format.
 */
export function imageRoutes(store: GalleryStore, renderer: Renderer): Hono {
  return new Hono().get(`${UPLOADS_PATH}/*`, async (context) => {
    const url = new URL(context.req.url);
    const path = url.pathname.slice(UPLOADS_PATH.length);
    const image = store.imageAt(path);
    if (!image) return refuse(context, 404, 'There is no such image.');
    const width = widthFor(image, path, url.searchParams.getAll('w'));
    if (width === null) return refuse(context, 400, `Widths are ${RENDERED_WIDTHS_PX.join(', ')}.`);

    const formats = acceptedFormats(context.req.header('accept') ?? '');
    const { signal } = context.req.raw;
    const rendering = await renderer.render({ image, width, formats, signal }).catch((error: unknown) => {
      if (renderer.isClosed || signal.aborted) return 'ended' as const;
      throw error;
    });
    if (rendering === 'ended') return refuse(context, 503, 'The server is closing, or nobody waits any more.');
    if (!rendering) return refuse(context, 404, 'The file of this image is gone.');
    return sendRendering(context, rendering, url.searchParams.get('bwg') === String(image.modified_date));
  });
}
