import { type Context, Hono } from 'hono';
import { ADMIN_AJAX_PATH } from '../constants.ts';
import type { Shop } from '../cart/createShop.ts';
import type { Comments } from '../comments/createComments.ts';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import type { RatingStore } from '../rating/createRatingStore.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { type AjaxAction, ajaxResponse } from './ajaxResponse.ts';
import { readRequestValues, type RequestValues } from './readRequestValues.ts';
import { errorBlock, IMAGE_DELETED_TEXT } from './errorBlock.ts';
import { galleryBoxMarkup } from './galleryBoxMarkup.ts';
import { galleryBoxStyle } from './galleryBoxStyle.ts';
import { postAddress } from './postAddress.ts';
import { readGalleryBoxRequest } from './readGalleryBoxRequest.ts';

/** The maximum number of stars. */
const LARGEST_SCORE = 20;

/**
 * Parses a posted vote. Returns null if it is not a valid number of stars, although the real server accepts anything.
 */
function readScore(written: string): number | null {
  const score = wholeNumber(written);
  return written.trim() !== '' && score > 0 && score <= LARGEST_SCORE ? score : null;
}

/** Saves a vote if it is valid. Unlike a hit, it applies to the image in the body, whatever the URL says. */
function saveRate(context: Context, values: RequestValues, { ratings }: CmsStores): number {
  const imageId = wholeNumber(values.posted('image_id'));
  const score = readScore(values.posted('rate'));
  if (score !== null && Number.isSafeInteger(imageId)) ratings.save(imageId, score, clientAddress(context));
  return imageId;
}

/** Handles the lightbox request. A hit is counted and returns `0`; everything else returns the whole lightbox. */
function galleryBoxResponse(context: Context, values: RequestValues, stores: CmsStores): Response {
  const task = context.req.method === 'POST' ? values.text('ajax_task') : '';
  if (task === 'save_hit_count') {
    stores.galleries.countHit(values.integer('image_id'));
    return ajaxResponse(context, '0');
  }
  const boxRequest = readGalleryBoxRequest(values, new URL(context.req.url).origin);
  const request = task === 'save_rate' ? { ...boxRequest, imageId: saveRate(context, values, stores) } : boxRequest;
  const { comments } = request.options;
  if (task === 'add_comment' && comments) return stores.comments.add(context, values, comments);
  if (task === 'delete_comment') return stores.comments.remove(context, values);
  const images = stores.galleries.images(request.filter);
  const image = images.find(({ id }) => id === request.imageId);
  if (!image) return ajaxResponse(context, galleryBoxStyle(request.options) + errorBlock(IMAGE_DELETED_TEXT));
  const counters = {
    ratings: stores.ratings.ratingsFor(clientAddress(context)),
    comments: stores.comments.counts(),
    priceLists: stores.shop.priceLists(),
  };
  const panelContext = { origin: request.origin, action: postAddress(request), imageId: image.id };
  const commentPanel = comments ? stores.comments.panelOf(context, panelContext, comments) : '';
  const hasShop = images.some(({ id }) => counters.priceLists.has(id));
  const isProtected = stores.galleries.gallery(image.gallery_id)?.image_right_click === 1;
  const sidebars = commentPanel + (hasShop ? stores.shop.panelOf(context, panelContext) : '');
  return ajaxResponse(context, galleryBoxMarkup(request, images, image, counters, sidebars, isProtected));
}

/** Everything that the AJAX actions read and write. */
export interface CmsStores {
  readonly galleries: GalleryStore;
  readonly ratings: RatingStore;
  readonly comments: Comments;
  readonly shop: Shop;
}

/** The single URL of all AJAX requests. A missing or unknown action returns `0` with 400. */
export function adminAjaxRoutes(stores: CmsStores, moreActions: Readonly<Record<string, AjaxAction>>): Hono {
  const actions = new Map<string, AjaxAction>([
    ['GalleryBox', (context, values) => galleryBoxResponse(context, values, stores)],
    ...Object.entries(moreActions),
  ]);
  return new Hono().on(['GET', 'POST'], ADMIN_AJAX_PATH, async (context) => {
    const values = await readRequestValues(context);
    if (!values) return ajaxResponse(context, '0', 413);
    const action = actions.get(values.text('action'));
    return action ? action(context, values) : ajaxResponse(context, '0', 400);
  });
}
