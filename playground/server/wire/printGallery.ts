import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import { positiveIntegers, wholeNumber } from '../wholeNumber.ts';
import { GALLERY_PAGE_PATH } from '../constants.ts';
import { barePage } from './barePage.ts';
import { galleryContainer } from './galleryContainer.ts';
import { galleryContent } from './galleryContent.ts';
import type { GalleryPageRequest } from './readGalleryPageRequest.ts';
import { readQueryValues, type RequestValues } from './readRequestValues.ts';
import { shortcodes } from './shortcodes.ts';
import { sortByValue } from './sortByValue.ts';

const MAX_SEED = 2 ** 31;
const THEME_ID = '1';
/**
 * The parameters that scroll the page to the gallery. Changing only the order does not scroll, as in the recordings of
 * the real server.
 */
const SCROLLED_TO = ['page_number', 'bwg_search', 'filter_tag'];

/** Where a container is printed, and the request parameters for it. */
export interface ContainerContext {
  /** The URL of the page. */
  readonly url: URL;
  /** The query parameters of the page. */
  readonly values: RequestValues;
  readonly shortcodeId: number;
  /** The container's number on the page, from 0. */
  readonly instance: number;
}

/** Returns the markup of a shortcode on a page, or null if there is no such shortcode. */
export type ContainerPrinter = (context: ContainerContext) => string | null;

function pageRequest({ url, values, shortcodeId, instance }: ContainerContext): GalleryPageRequest | null {
  const shortcode = shortcodes.get(shortcodeId);
  if (!shortcode) return null;
  const { galleryId, matchesAllTags } = shortcode;
  // Only a site that reloads pages reads these two parameters.
  const chosen = (name: string): string => (shortcode.reloads ? values.text(`${name}_${instance}`) : '');
  const sort = sortByValue(chosen('sort_by')) ?? shortcode.sort;
  const page = values.integer(`page_number_${instance}`);
  const search = values.text(`bwg_search_${instance}`).trim();
  return {
    instance,
    shortcode,
    shortcodeId,
    galleryId,
    search,
    currentUrl: url.pathname + url.search,
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
      // If the URL specifies a page, there is no seed, as on the real server.
      seed: page >= 1 ? '' : String(randomInt(1, MAX_SEED)),
    },
  };
}

/** Returns the container of a gallery as the real server prints it in a page. */
export function printGallery(store: GalleryStore, context: ContainerContext): string | null {
  const { origin, searchParams } = context.url;
  const request = pageRequest(context);
  if (!request) return null;
  const { instance, galleryId, shortcode } = request;
  const scrolls = Boolean(shortcode.reloads) && SCROLLED_TO.some((name) => searchParams.has(`${name}_${instance}`));
  const content = galleryContent(store, request, context.url);
  const isProtected = store.gallery(galleryId)?.image_right_click === 1;
  const { view: type, paging } = shortcode;
  const { seed } = request.filter;
  const parts = { ...request, kind: 'gallery', albumId: 0, origin, type, paging, scrolls, isProtected, seed } as const;
  return galleryContainer(parts, content);
}

/**
 * The pages that a WordPress site would render around each shortcode, as bare markup, for clients that read a gallery's
 * settings from a page.
 */
export function galleryPageRoutes(print: ContainerPrinter): Hono {
  return new Hono().get(`${GALLERY_PAGE_PATH}/:shortcode/`, (context) => {
    const url = new URL(context.req.url);
    const shortcodeId = wholeNumber(context.req.param('shortcode'));
    const container = print({ url, values: readQueryValues(url), shortcodeId, instance: 0 });
    return container === null ? context.notFound() : barePage(context, `Shortcode ${shortcodeId}`, container);
  });
}
