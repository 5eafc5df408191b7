import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { galleryHashCodec } from '../deepLink/galleryHashCodec.ts';
import { encodeText } from '../../core/shared/encodeText.ts';
import type { ShareNetwork, ShareSubject, ShareTarget, UseShareOptions } from './types.ts';

/** Returns the page's URL with the hash that opens the image. */
function pageOf(
  image: GalleryImage,
  { galleryId = image.galleryId, codec = galleryHashCodec }: Pick<UseShareOptions, 'galleryId' | 'codec'>,
  page: string | undefined,
): string | undefined {
  if (page === undefined || galleryId === undefined) return page;
  return page + codec.format({ galleryId, imageId: image.id });
}

/**
 * Returns the data to share for an image, with absolute URLs. `page` is the page's URL without its hash, or `undefined`
 * on a server. Returns `undefined` if there is no URL that a network could open.
 */
export function shareSubject<TImage extends GalleryImage>(
  { image, settings }: ShareTarget<TImage>,
  options: Pick<UseShareOptions<TImage>, 'url' | 'galleryId' | 'codec'>,
  page: string | undefined,
): ShareSubject | undefined {
  if (!image) return undefined;
  const given = typeof options.url === 'function' ? options.url(image) : (options.url ?? settings?.shareUrl);
  const written = given?.replaceAll('{imageId}', encodeText(image.id)) ?? pageOf(image, options, page);
  const url = webUrl(written, page);
  if (url === undefined) return undefined;
  // The URL of embedded media is a page, so use its thumbnail as the image.
  const picture = (image.kind ?? 'image') === 'image' ? image.url : image.thumbnail?.url;
  return { url, imageUrl: webUrl(picture, page), title: image.title, description: image.description };
}

/**
 * Returns an absolute `http` or `https` URL. Returns `undefined` for other schemes, and for relative URLs if there is
 * no base.
 */
function webUrl(href: string | undefined, base: string | undefined): string | undefined {
  if (!href) return undefined;
  try {
    const url = new URL(href, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const encode = (text = ''): string => encodeText(text);

/**
 * Encodes an image URL. Networks fetch the image themselves and can't handle slashes that are escaped twice or more.
 */
const encodePicture = (url: string): string => encode(url).replaceAll(/%25(?:25)?2F/gi, '%2F');

/** Returns the network's share URL, or `undefined` if the network requires an image and there is none. */
export function shareHref(network: ShareNetwork, subject: ShareSubject): string | undefined {
  const { imageUrl, title, description } = subject;
  const page = encode(subject.url);
  if (network === 'facebook') return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
  if (network === 'x') return `https://twitter.com/intent/tweet?url=${page}`;
  if (imageUrl === undefined) return undefined;
  const picture = encodePicture(imageUrl);
  return network === 'pinterest'
    ? `https://pinterest.com/pin/create/button/?s=100&url=${page}&media=${picture}&description=${encode(title)}%0A${encode(description)}`
    : `https://www.tumblr.com/share/photo?source=${picture}&caption=${encode(title)}&clickthru=${page}`;
}
