import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { UPLOADS_PATH } from '../constants.ts';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { ImageRow } from '../database/rows.ts';
import type { Renderer } from './createRenderer.ts';
import { RENDERED_WIDTHS_PX } from './imageCandidates.ts';
import { thumbnailSize } from './thumbnailSize.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const NEVER = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
/** The folder of unresized uploads, next to `/thumb/`. */
const ORIGINALS = '/.original/';

/** Returns the width to send: the file's own, or a smaller one of the fixed widths; null for any other width. */
function widthFor(image: ImageRow, path: string, requested: readonly string[]): number | null {
  const own = path === image.thumb_url ? thumbnailSize(image).width : image.width;
  const [text] = requested;
  if (text === undefined) return own;
  const width = Number(text);
  if (requested.length > 1 || String(width) !== text || !RENDERED_WIDTHS_PX.includes(width)) return null;
  return Math.min(width, own);
}

/**
 * Serves the files of the uploads folder. Only paths in the database exist, so no path can escape the folder. `w`
 * requests one of the fixed widths, and `Accept` decides the format. Originals are always JPEG in full width.
 */
export function imageRoutes(store: GalleryStore, render: Renderer): Hono {
  return new Hono().use(`${UPLOADS_PATH}/*`, etag()).get(`${UPLOADS_PATH}/*`, async (context) => {
    const url = new URL(context.req.url);
    const path = url.pathname.slice(UPLOADS_PATH.length);
    const isOriginal = path.includes(ORIGINALS);
    const image = store.imageAt(isOriginal ? path.replace(ORIGINALS, '/thumb/') : path);
    if (!image) return context.text('There is no such image.', 404, NEVER);
    const width = isOriginal ? image.width : widthFor(image, path, url.searchParams.getAll('w'));
    if (width === null) return context.text(`Widths are ${RENDERED_WIDTHS_PX.join(', ')}.`, 400, NEVER);

    const supports = isOriginal ? ['image/jpeg'] : ['image/jpeg', 'image/webp'];
    const type = accepts(context, { header: 'Accept', supports, default: 'image/jpeg' });
    const bytes = await render(image, width, type === 'image/webp' ? 'webp' : 'jpeg');
    if (!bytes) return context.text('The file of this image is gone.', 404, NEVER);
    const isStamped = url.searchParams.get('bwg') === String(image.modified_date);
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': isStamped ? IMMUTABLE : REVALIDATE,
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
