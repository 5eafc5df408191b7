import { Hono } from 'hono';
import type { MediaStore } from './createMediaStore.ts';

export const MEDIA_FILES_PATH = '/wp-content/uploads/media';

/** Serves uploaded files. Only names in the database exist. */
export function mediaFileRoutes(media: MediaStore): Hono {
  return new Hono().get(`${MEDIA_FILES_PATH}/:name`, (context) => {
    const file = media.file(context.req.param('name'));
    if (!file) return context.notFound();
    return context.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.mimeType,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
