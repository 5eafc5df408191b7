import { foldUrl } from '@loggia/hooks/shared';
import type { Context } from 'hono';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import { galleryContent } from './galleryContent.ts';
import { ajaxResponse } from './ajaxResponse.ts';
import { readGalleryPageRequest } from './readGalleryPageRequest.ts';
import type { RequestValues } from './RequestValues.ts';

const CRASH_PAGE =
  '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/documentation/">Help</a></p>';

/** Handles the paging request: returns one page of a gallery as markup. */
export function frontendDataResponse(context: Context, values: RequestValues, store: GalleryStore): Response {
  const request = readGalleryPageRequest(values);
  if (request === 'unknown') return ajaxResponse(context, '');
  if (request === 'crash') return ajaxResponse(context, CRASH_PAGE, 500);

  const url = new URL(context.req.url);
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(url.search);
    query.set(`page_number_${request.instance}`, String(page));
    return foldUrl(`${url.pathname}?${query.toString()}`);
  };
  return ajaxResponse(context, galleryContent(store, request, { origin: url.origin, hrefOf }));
}
