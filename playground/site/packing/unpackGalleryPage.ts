import type { GalleryImage, GalleryPage } from '@loggia/hooks';
import { imageCandidates } from '../../server/images/imageCandidates.ts';
import { thumbnailSize } from '../../server/images/thumbnailSize.ts';
import type { PackedGalleryPage } from './PackedGalleryPage.ts';

/** Restores the images of a packed page, with the widths the server can render of each. */
export function unpackGalleryPage(packed: PackedGalleryPage): GalleryPage<GalleryImage> {
  const { galleryId, base, ids, files, thumbnails, sizes, titles, descriptions, kinds, sold, redirects, ...page } =
    packed;
  const redirectOf = new Map(redirects);
  const images = ids.map((id, index): GalleryImage => {
    const [width, height] = sizes[index] ?? [0, 0];
    const url = `${base}${files[index] ?? ''}`;
    const thumbnailUrl = `${base}${thumbnails[index] ?? ''}`;
    const kind = kinds?.[index] ?? 'image';
    const thumbnail = thumbnailSize({ width, height });
    return {
      id,
      galleryId,
      url,
      width,
      height,
      kind,
      candidates: kind === 'image' ? imageCandidates(url, width) : undefined,
      title: titles[index] || undefined,
      description: descriptions[index] || undefined,
      isSold: sold?.includes(index) || undefined,
      redirectUrl: redirectOf.get(index),
      thumbnail: { url: thumbnailUrl, ...thumbnail, candidates: imageCandidates(thumbnailUrl, thumbnail.width) },
    };
  });
  return { ...page, images };
}
