import type { GalleryImage } from '../../../data/backend/GalleryImage.ts';
import { plainText } from '../../../core/shared/foreignValues.ts';
import { elementText, readJsonAttribute } from '../markup.ts';
import { parseGalleryImages } from '../parseGalleryPage.ts';
import { toItemImage } from '../toItemImage.ts';
import type { ResponseContext, ImagesOf } from '../types.ts';
import { toSide } from '../wireValues.ts';

const ID = /^\d{1,15}$/;

function readImage(item: unknown, uploadsUrl: string, context: ResponseContext): GalleryImage | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const field: Readonly<Record<string, unknown>> = { ...item };
  const textOf = (name: string): string => (typeof field[name] === 'string' ? field[name] : '');
  const id = plainText(field['id']);
  if (!ID.test(id)) return undefined;
  const read = {
    id,
    alt: textOf('alt'),
    description: textOf('description'),
    image_url: textOf('image_url'),
    image_width: toSide(field['image_width']),
    image_height: toSide(field['image_height']),
    thumb_url: textOf('thumb_url'),
    thumb_width: toSide(field['thumb_width']),
    thumb_height: toSide(field['thumb_height']),
    filetype: textOf('filetype'),
    filename: textOf('filename'),
    date: textOf('date'),
    redirect_url: textOf('redirect_url'),
  };
  return toItemImage(read, uploadsUrl, context);
}

/**
 * Reads all images of a slideshow or carousel from the view's parameters, because the markup contains only the first
 * image. Pass this function as the `imagesOf` option. Returns `undefined` if the view has no such parameters.
 */
export const readParameterImages: ImagesOf = (response, context) => {
  const { data, upload_url: written } = readJsonAttribute(response, 'data-params');
  if (!Array.isArray(data)) return undefined;
  const uploadsUrl = typeof written === 'string' ? written : '';
  return data.flatMap((item) => readImage(item, uploadsUrl, context) ?? []);
};

/** Selector for the description below the image in an image browser. */
const BROWSER_TEXT = '[class*="bwg_image_browser_image_desp"]';
const BLOG_TEXT = '[id^="desc"]';

/**
 * Reads the images of an image browser or blog together with their descriptions. In these views, the descriptions are
 * outside the image items. Pass this function as the `imagesOf` option. Returns `undefined` if there are no
 * descriptions.
 */
export const readDescribedImages: ImagesOf = (response, context) => {
  const browserText = response.querySelector(BROWSER_TEXT);
  const blogTexts = [...response.querySelectorAll(BLOG_TEXT)];
  if (!browserText && blogTexts.length === 0) return undefined;
  return parseGalleryImages(response, context).images.map((image) => {
    const own = browserText ?? blogTexts.find(({ id }) => id === `desc${image.id}`);
    return { ...image, description: image.description ?? elementText(own) };
  });
};
