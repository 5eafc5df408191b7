import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { toFileAddress } from '../toFileAddress.ts';
import { toImageKind } from '../toImageKind.ts';
import { toSide } from '../toSide.ts';
import { toText } from '../toText.ts';
import { toWebAddress } from '../toWebAddress.ts';
import type { AnswerContext, ImagesOf } from '../types.ts';
import { readJsonAttribute } from './readJsonAttribute.ts';

const ID = /^\d{1,15}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readImage(item: unknown, uploadsUrl: string, context: AnswerContext): GalleryImage | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { base, galleryId, candidatesOf } = context;
  const field: Readonly<Record<string, unknown>> = { ...item };
  const id = String(field['id']);
  const url = toFileAddress(textOf(field['image_url']), uploadsUrl, base);
  if (!ID.test(id) || !url) return undefined;
  const fileType = textOf(field['filetype']);
  const width = toSide(field['image_width']);
  const thumbnailUrl = toFileAddress(textOf(field['thumb_url']), uploadsUrl, base);
  const thumbnailWidth = toSide(field['thumb_width']);
  return {
    id,
    galleryId,
    url,
    width,
    height: toSide(field['image_height']),
    candidates: candidatesOf?.(url, width),
    thumbnail: thumbnailUrl
      ? {
          url: thumbnailUrl,
          width: thumbnailWidth,
          height: toSide(field['thumb_height']),
          candidates: candidatesOf?.(thumbnailUrl, thumbnailWidth),
        }
      : undefined,
    title: toText(field['alt']),
    description: toText(field['description']),
    kind: toImageKind(fileType),
    fileType: fileType || undefined,
    fileName: textOf(field['filename']) || undefined,
    redirectUrl: toWebAddress(textOf(field['redirect_url']), base),
  };
}

/**
 * All images of a slideshow or a carousel, whose markup holds only the first: they stand in the view's parameters (contracts.md 3.1).
 * For the option `imagesOf`; undefined where there are no such parameters.
 */
export const readParameterImages: ImagesOf = (answer, context) => {
  const { data, upload_url: uploadsUrl } = readJsonAttribute(answer, 'data-params');
  if (!Array.isArray(data)) return undefined;
  return data.flatMap((item) => readImage(item, textOf(uploadsUrl), context) ?? []);
};
