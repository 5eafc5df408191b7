import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { readJsonAttribute } from '../readJsonAttribute.ts';
import { toItemImage } from '../toItemImage.ts';
import { toSide } from '../toSide.ts';
import type { AnswerContext, ImagesOf } from '../types.ts';
import { plainText } from '../../shared/plainText.ts';

const ID = /^\d{1,15}$/;

function readImage(item: unknown, uploadsUrl: string, context: AnswerContext): GalleryImage | undefined {
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
 * All images of a slideshow or a carousel, whose markup holds only the first: they stand in the view's parameters (contracts.md 3.1).
 * For the option `imagesOf`; undefined where there are no such parameters.
 */
export const readParameterImages: ImagesOf = (answer, context) => {
  const { data, upload_url: written } = readJsonAttribute(answer, 'data-params');
  if (!Array.isArray(data)) return undefined;
  const uploadsUrl = typeof written === 'string' ? written : '';
  return data.flatMap((item) => readImage(item, uploadsUrl, context) ?? []);
};
