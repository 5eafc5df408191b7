import { Hono } from 'hono';
import { localPath } from '../auth/localPath.ts';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { ImageRow } from '../database/rows.ts';
import { escapeHtml } from '../wire/markup.ts';
import { barePage } from '../wire/barePage.ts';
import { pictureAddress } from '../wire/imageAddress.ts';
import { readQueryValues } from '../wire/readRequestValues.ts';
import { SHARE_PATH } from './sharePageAddress.ts';

const SITE_NAME = 'Loggia';

function metaTags(image: ImageRow, origin: string, address: string): string {
  const picture = pictureAddress(image, origin);
  const tags: readonly (readonly [attribute: 'property' | 'name', name: string, content: string])[] = [
    ['property', 'og:title', image.alt],
    ['property', 'og:site_name', SITE_NAME],
    ['property', 'og:url', address],
    ['property', 'og:description', image.description],
    ['property', 'og:image', picture],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image', picture],
    ['name', 'twitter:title', image.alt],
    ['name', 'twitter:description', image.description],
  ];
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`)
    .join('');
}

/**
 * The page behind a shared link: networks read its meta tags, browsers are redirected to the image in its gallery.
 * Unlike the real server's, it needs no script and redirects only to pages of this site.
 */
export function shareRoutes(store: GalleryStore): Hono {
  return new Hono().get(SHARE_PATH, (context) => {
    const values = readQueryValues(new URL(context.req.url));
    const [galleryId, imageId] = [values.integer('gallery_id'), values.integer('image_id')];
    const image = store
      .images({ galleryId, search: '', tagIds: [], sort: 'order', descending: false, seed: '' })
      .find(({ id }) => id === imageId);
    if (!image) return context.notFound();
    const { origin, href } = new URL(context.req.url);
    const target = `${localPath(values.text('curr_url')).replace(/#.*/s, '')}#bwg${galleryId}/${imageId}`;
    const refresh = `<meta http-equiv="refresh" content="0;url=${escapeHtml(target)}">`;
    const link = `<a href="${escapeHtml(target)}">${escapeHtml(image.alt)}</a>`;
    return barePage(context, image.alt, link, metaTags(image, origin, href) + refresh);
  });
}
