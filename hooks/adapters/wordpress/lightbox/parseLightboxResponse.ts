import { safeParse, type InferOutput } from 'valibot';
import type { GalleryImage } from '../../../data/backend/GalleryImage.ts';
import type { LightboxData } from '../../../data/backend/LightboxSource.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { assignedValues } from '../assignedValues.ts';
import { attributeOf, errorBlockText, parseMarkup } from '../markup.ts';
import { pageScripts } from '../scriptCode.ts';
import { toWebUrl } from '../wireValues.ts';
import type { ResponseContext } from '../types.ts';
import { lightboxItemSchema, lightboxSchema } from './lightboxSchema.ts';
import {
  createRuleReader,
  toLightboxSettings,
  toPanelSettings,
  toShareSettings,
  toWatermark,
} from './lightboxSettings.ts';
import { toLightboxImage } from './toLightboxImage.ts';

interface ParsedLightboxResponse {
  readonly data: LightboxData;
  /** URL that views in this lightbox are posted to. */
  readonly actionUrl: string | undefined;
  /** URL that price lists are requested from. */
  readonly shopUrl: string | undefined;
  /** Markup of the comment form and list, if the site allows comments. It is parsed when the panel is first opened. */
  readonly commentPanel: string | undefined;
}

/**
 * Converts items to images. Invalid items are omitted, and if several items have the same id, the first one is kept.
 */
function toImages(items: readonly unknown[], uploadsUrl: string, context: ResponseContext): readonly GalleryImage[] {
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
 * Parses images and settings from the markup of a lightbox response. Throws `MissingContentError` if the server reports
 * missing content or the requested image isn't in the list, and `InvalidResponseError` if there is no data to read.
 */
export function parseLightboxResponse(html: string, imageId: string, context: ResponseContext): ParsedLightboxResponse {
  const response = parseMarkup(html);
  const data = readLightboxData(response);
  const galleryId = data.gallery_id ?? context.galleryId;
  const images = toImages(data.data, data.site_url, { ...context, galleryId });
  if (!images.some((image) => image.id === imageId)) throw new MissingContentError();
  const action = attributeOf(response.querySelector('#bwg_image_container'), 'data-action');
  const actionUrl = toWebUrl(action, context.base);
  const has = (selector: string): boolean => response.querySelector(selector) !== null;
  const commentPanel = response.querySelector('.bwg_comment_wrap')?.outerHTML;
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
    shopUrl: toWebUrl(attributeOf(response.querySelector('#bwg_ecommerce_form'), 'action'), context.base),
    commentPanel,
  };
}

type LightboxResponseData = InferOutput<typeof lightboxSchema>;

/** Maximum number of assignments that are parsed. A normal response assigns its data once. */
const MAX_ASSIGNMENTS = 16;

/**
 * Returns the values that the response assigns to its data, starting with the last one, because this is the one that
 * takes effect. Unparsable values are `undefined`.
 */
function writtenData(response: Document): readonly unknown[] {
  const written = [...pageScripts(response)].flatMap((script) => [...assignedValues(script, 'gallery_box_data')]);
  return written
    .slice(-MAX_ASSIGNMENTS)
    .map(({ value }) => value)
    .toReversed();
}

/**
 * Reads the settings and items of a lightbox from the script in its markup. Throws `MissingContentError` if the server
 * reports that there is no lightbox, and `InvalidResponseError` if there is no data to read.
 */
export function readLightboxData(response: Document): LightboxResponseData {
  let failure: string | undefined;
  for (const value of writtenData(response)) {
    const result = safeParse(lightboxSchema, value);
    if (result.success) return result.output;
    failure ??=
      value === undefined
        ? 'The lightbox data is truncated or not valid JSON.'
        : `The lightbox data has an unexpected format: ${result.issues[0].message}`;
  }
  const message = failure === undefined ? errorBlockText(response) : undefined;
  if (message !== undefined) throw new MissingContentError(message || undefined);
  throw new InvalidResponseError(failure ?? 'The response contains no readable lightbox data.');
}
