import type { GalleryImage } from '../../data/backend/GalleryImage.ts';

/**
 * Whether an item is a provider's video, post or image. Its URL leads to a page, or to a file that must not be
 * downloaded.
 */
export const isEmbedded = ({ kind = 'image', fileType = '' }: Pick<GalleryImage, 'kind' | 'fileType'>): boolean =>
  kind !== 'image' || fileType.startsWith('EMBED_');
