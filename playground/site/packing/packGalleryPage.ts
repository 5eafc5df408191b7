import type { GalleryImage, GalleryPage } from '@loggia/hooks';
import type { PackedGalleryPage } from './PackedGalleryPage.ts';

function sharedStart(first: string, second: string): string {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return first.slice(0, length);
}

const isPicture = ({ kind = 'image' }: GalleryImage) => kind === 'image';

/** Packs a page as columns. `unpackGalleryPage` restores it. */
export function packGalleryPage(galleryId: string, { images, ...page }: GalleryPage<GalleryImage>): PackedGalleryPage {
  const files = images.map(({ url }) => url);
  const thumbnails = images.map(({ url, thumbnail }) => thumbnail?.url ?? url);
  const addresses = [...files, ...thumbnails];
  const base = addresses.reduce(sharedStart, addresses[0] ?? '');
  const sold = images.flatMap(({ isSold }, index) => (isSold ? [index] : []));
  const redirects = images.flatMap(({ redirectUrl }, index) => (redirectUrl ? [[index, redirectUrl] as const] : []));
  const withoutBase = (address: string) => address.slice(base.length);
  return {
    ...page,
    galleryId,
    base,
    ids: images.map(({ id }) => id),
    files: files.map(withoutBase),
    thumbnails: thumbnails.map(withoutBase),
    sizes: images.map(({ width = 0, height = 0 }) => [width, height]),
    titles: images.map(({ title = '' }) => title),
    descriptions: images.map(({ description = '' }) => description),
    kinds: images.every(isPicture) ? undefined : images.map(({ kind = 'image' }) => kind),
    sold: sold.length > 0 ? sold : undefined,
    redirects: redirects.length > 0 ? redirects : undefined,
  };
}
