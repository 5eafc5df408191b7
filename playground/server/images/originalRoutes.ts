import { Hono } from 'hono';
import { UPLOADS_PATH } from '../constants.ts';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { Renderer } from './createRenderer.ts';

const ORIGINALS = '/.original/';

/** Files as they were uploaded, in the hidden folder beside the thumbnails: always JPEG, always in full width. */
export function originalRoutes(store: GalleryStore, renderer: Renderer): Hono {
  return new Hono().get(`${UPLOADS_PATH}/*`, async (context, next) => {
    const path = new URL(context.req.url).pathname.slice(UPLOADS_PATH.length);
    if (!path.includes(ORIGINALS)) return next();
    const image = store.imageAt(path.replace(ORIGINALS, '/thumb/'));
    const { signal } = context.req.raw;
    const rendering = image && renderer.render({ image, width: image.width, formats: ['jpeg'], signal });
    const file = await rendering?.catch((error: unknown) => {
      if (renderer.isClosed || signal.aborted) return null;
      throw error;
    });
    if (!file) return context.notFound();
    return context.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'no-cache',
      ETag: file.tag,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
