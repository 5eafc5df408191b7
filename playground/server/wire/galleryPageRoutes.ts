import { Hono } from 'hono';
import { GALLERY_PAGE_PATH } from '../constants.ts';
import { readQueryValues } from './readRequestValues.ts';
import type { ContainerPrinter } from './printGallery.ts';
import { wholeNumber } from '../wholeNumber.ts';

/**
 * The pages that a WordPress site would render around each shortcode, as bare markup, for clients that read a gallery's
 * settings from a page.
 */
export function galleryPageRoutes(print: ContainerPrinter): Hono {
  return new Hono().get(`${GALLERY_PAGE_PATH}/:shortcode/`, (context) => {
    const url = new URL(context.req.url);
    const shortcodeId = wholeNumber(context.req.param('shortcode'));
    const container = print({ url, values: readQueryValues(url), shortcodeId, instance: 0 });
    if (container === null) return context.notFound();
    return context.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shortcode ${shortcodeId}</title></head>` +
        `<body>${container}</body></html>`,
      200,
      { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
    );
  });
}
