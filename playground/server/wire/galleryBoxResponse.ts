import type { Context } from 'hono';
import { clientAddress } from '../auth/clientAddress.ts';
import type { CmsStores } from '../CmsStores.ts';
import { readScore } from '../rating/readScore.ts';
import { ajaxResponse } from './ajaxResponse.ts';
import { errorBlock, IMAGE_DELETED_TEXT } from './errorBlock.ts';
import { galleryBoxMarkup } from './galleryBoxMarkup.ts';
import { galleryBoxStyle } from './galleryBoxStyle.ts';
import { postAddress } from './postAddress.ts';
import { readGalleryBoxRequest } from './readGalleryBoxRequest.ts';
import type { RequestValues } from './RequestValues.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** Saves a vote if it is valid. Unlike a hit, it applies to the image in the body, whatever the URL says. */
function saveRate(context: Context, values: RequestValues, { ratings }: CmsStores): number {
  const imageId = wholeNumber(values.posted('image_id'));
  const score = readScore(values.posted('rate'));
  if (score !== null && Number.isSafeInteger(imageId)) ratings.save(imageId, score, clientAddress(context));
  return imageId;
}

/** Handles the lightbox request. A hit is counted and returns `0`; everything else returns the whole lightbox. */
export function galleryBoxResponse(context: Context, values: RequestValues, stores: CmsStores): Response {
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
