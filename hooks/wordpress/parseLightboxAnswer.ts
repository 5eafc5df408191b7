import { safeParse } from 'valibot';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxData } from '../backend/LightboxSource.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { parseMarkup } from './parseMarkup.ts';
import { attributeOf } from './attributeOf.ts';
import { createRuleReader } from './createRuleReader.ts';
import { lightboxItemSchema } from './lightboxSchema.ts';
import { readLightboxData } from './readLightboxData.ts';
import { toLightboxImage } from './toLightboxImage.ts';
import { toLightboxSettings } from './toLightboxSettings.ts';
import { toPanelSettings } from './toPanelSettings.ts';
import { toShareSettings } from './toShareSettings.ts';
import { toWatermark } from './toWatermark.ts';
import { toWebAddress } from './toWebAddress.ts';
import type { AnswerContext } from './types.ts';

export interface ParsedLightboxAnswer {
  readonly data: LightboxData;
  /** Where hits of this lightbox are posted to. */
  readonly actionUrl: string | undefined;
  /** Where price lists are asked for. */
  readonly shopUrl: string | undefined;
  /** Form and list of the comments, where the site wants comments: read when they are first opened. */
  readonly commentPanel: string | undefined;
}

/** Items that are broken are left out; of several with one id the first is kept. */
function toImages(items: readonly unknown[], uploadsUrl: string, context: AnswerContext): readonly GalleryImage[] {
  const images = new Map<string, GalleryImage>();
  for (const item of items) {
    const result = safeParse(lightboxItemSchema, item);
    const image =
      result.success && !images.has(result.output.id) && toLightboxImage(result.output, uploadsUrl, context);
    if (image) images.set(image.id, image);
  }
  return [...images.values()];
}

/**
 * List and settings from the markup of the lightbox call. Throws `MissingContentError` when the server says so or the asked
 * image is not in the list, `InvalidAnswerError` when there is nothing to read.
 */
export function parseLightboxAnswer(html: string, imageId: string, context: AnswerContext): ParsedLightboxAnswer {
  const answer = parseMarkup(html);
  const data = readLightboxData(answer);
  const galleryId = data.gallery_id ?? context.galleryId;
  const images = toImages(data.data, data.site_url, { ...context, galleryId });
  if (!images.some((image) => image.id === imageId)) throw new MissingContentError();
  const action = attributeOf(answer.querySelector('#bwg_image_container'), 'data-action');
  const actionUrl = toWebAddress(action, context.base);
  const has = (selector: string): boolean => answer.querySelector(selector) !== null;
  const commentPanel = answer.querySelector('.bwg_comment_wrap')?.outerHTML;
  const settings = {
    ...toLightboxSettings(data),
    ...toPanelSettings(data, has, createRuleReader(html)),
    ...toShareSettings(data, has, context.base),
    watermark: toWatermark(actionUrl, context.base),
    comments: commentPanel !== undefined,
  };
  return {
    data: { images, settings },
    actionUrl,
    shopUrl: toWebAddress(attributeOf(answer.querySelector('#bwg_ecommerce_form'), 'action'), context.base),
    commentPanel,
  };
}
