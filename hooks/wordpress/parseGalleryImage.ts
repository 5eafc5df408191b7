import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ImageFile } from '../backend/ImageFile.ts';
import { attributeOf } from './attributeOf.ts';
import { dropMarkup } from './dropMarkup.ts';
import { elementText } from './elementText.ts';
import { pictureAddress } from './pictureAddress.ts';
import { toSide } from './toSide.ts';
import { toWebAddress } from './toWebAddress.ts';
import type { AnswerContext } from './types.ts';

/** Id of an item of a gallery view: a link into the lightbox, or the bare picture of a view that has no lightbox. */
export function itemId(item: Element): string {
  return attributeOf(item, 'data-image-id') || attributeOf(item, 'data-id');
}

/** The picture of an item; undefined when it has no address that a browser may load. */
export function parseThumbnail(picture: Element | null, { base, candidatesOf }: AnswerContext): ImageFile | undefined {
  const url = pictureAddress(picture, base);
  if (!url) return undefined;
  const width = toSide(attributeOf(picture, 'data-width'));
  return { url, width, height: toSide(attributeOf(picture, 'data-height')), candidates: candidatesOf?.(url, width) };
}

/** One thumbnail of a gallery view; undefined when it has no address that a browser may load. */
export function parseGalleryImage(item: Element, context: AnswerContext): GalleryImage | undefined {
  const picture = item.matches('img') ? item : item.querySelector('img');
  const href = toWebAddress(attributeOf(item.closest('a'), 'href'), context.base);
  const opensLightbox = item.hasAttribute('data-image-id');
  const thumbnail = parseThumbnail(picture, context);
  const url = (opensLightbox && href) || thumbnail?.url;
  if (!url) return undefined;
  return {
    id: itemId(item),
    galleryId: context.galleryId,
    url,
    candidates: context.candidatesOf?.(url),
    thumbnail,
    title: dropMarkup(attributeOf(picture, 'alt')) || undefined,
    description: elementText(item.closest('.bwg-item')?.querySelector('.bwg-thumb-description')),
    kind: item.querySelector('.bwg-icon-play') ? 'video' : 'image',
    isSold: item.querySelector('.bwg_ecommerce') ? true : undefined,
    redirectUrl: opensLightbox ? undefined : href,
  };
}
