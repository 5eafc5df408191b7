import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { GALLERY_PAGE_PATH } from '../constants.ts';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import { galleryContainer } from './galleryContainer.ts';
import { galleryContent } from './galleryContent.ts';
import type { GalleryPageRequest } from './GalleryPageRequest.ts';
import { positiveIntegers } from './positiveIntegers.ts';
import { readRequestValues } from './readRequestValues.ts';
import type { RequestValues } from './RequestValues.ts';
import { shortcodes } from './shortcodes.ts';
import { sortByValue } from './sortByValue.ts';

const MAX_SEED = 2 ** 31;
const THEME_ID = '1';
/** An order alone does not scroll: that is what the recordings show. */
const SCROLLED_TO = ['page_number', 'bwg_search', 'filter_tag'];

function pageRequest(values: RequestValues, shortcodeId: number, currentUrl: string): GalleryPageRequest | null {
  const shortcode = shortcodes.get(shortcodeId);
  if (!shortcode) return null;
  const { galleryId, matchesAllTags } = shortcode;
  // Only a site that loads pages anew listens to these two (contracts.md 3.2).
  const chosen = (name: string): string => (shortcode.reloads ? values.text(`${name}_0`) : '');
  const sort = sortByValue(chosen('sort_by')) ?? shortcode.sort;
  const instance = 0;
  const page = values.integer(`page_number_${instance}`);
  const search = values.text(`bwg_search_${instance}`).trim();
  return {
    instance,
    shortcode,
    shortcodeId,
    galleryId,
    search,
    currentUrl,
    tag: '0',
    themeId: THEME_ID,
    page: Math.max(1, page),
    sortText: sort === 'random' ? 'casual' : sort,
    filter: {
      galleryId,
      search,
      sort,
      tagIds: positiveIntegers(chosen('filter_tag').split(',')),
      matchesAllTags,
      descending: false,
      // A page that was opened in the middle has no seed, as on the real server.
      seed: page >= 1 ? '' : String(randomInt(1, MAX_SEED)),
    },
  };
}

/**
 * The pages that a WordPress site would have printed around each shortcode: bare markup, for whoever reads a gallery's
 * settings out of a page.
 */
export function galleryPageRoutes(store: GalleryStore): Hono {
  return new Hono().get(`${GALLERY_PAGE_PATH}/:shortcode/`, async (context) => {
    const { origin, pathname, search, searchParams } = new URL(context.req.url);
    const values = await readRequestValues(context);
    const request = pageRequest(values, Number(context.req.param('shortcode')), pathname + search);
    if (!request) return context.notFound();
    const hrefOf = (page: number) => {
      const query = new URLSearchParams(searchParams);
      query.set(`page_number_${request.instance}`, String(page));
      return `${pathname}?${query.toString()}`;
    };
    const scrolls = Boolean(request.shortcode.reloads) && SCROLLED_TO.some((name) => searchParams.has(`${name}_0`));
    const content = galleryContent(store, request, { origin, hrefOf });
    const isProtected = store.gallery(request.galleryId)?.image_right_click === 1;
    const title = `<title>Shortcode ${request.shortcodeId}</title>`;
    return context.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}</head>` +
        `<body>${galleryContainer(request, origin, content, scrolls, isProtected)}</body></html>`,
      200,
      { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
    );
  });
}
