import type { GalleryImage } from '../backend/GalleryImage.ts';
import { galleryHashCodec } from '../deepLink/galleryHashCodec.ts';
import { encodeText } from '../shared/encodeText.ts';
import type { ShareSubject, ShareTarget, UseShareOptions } from './types.ts';
import { webAddress } from './webAddress.ts';

/** The page with the hash that opens the image again. */
function pageOf(
  image: GalleryImage,
  { galleryId = image.galleryId, codec = galleryHashCodec }: Pick<UseShareOptions, 'galleryId' | 'codec'>,
  page: string | undefined,
): string | undefined {
  if (page === undefined || galleryId === undefined) return page;
  return page + codec.format({ galleryId, imageId: image.id });
}

/**
 * What is to be shared of an image, with absolute addresses. `page` is the page's own address without its hash, undefined on
 * a server. Undefined where there is no address that a network could open.
 */
export function shareSubject<TImage extends GalleryImage>(
  { image, settings }: ShareTarget<TImage>,
  options: Pick<UseShareOptions<TImage>, 'url' | 'galleryId' | 'codec'>,
  page: string | undefined,
): ShareSubject | undefined {
  if (!image) return undefined;
  const given = typeof options.url === 'function' ? options.url(image) : (options.url ?? settings?.shareUrl);
  const written = given?.replaceAll('{imageId}', encodeText(image.id)) ?? pageOf(image, options, page);
  const url = webAddress(written, page);
  if (url === undefined) return undefined;
  // The address of embedded media is a page; its picture is the thumbnail.
  const picture = (image.kind ?? 'image') === 'image' ? image.url : image.thumbnail?.url;
  return { url, imageUrl: webAddress(picture, page), title: image.title, description: image.description };
}
