import type { GalleryImage } from '../backend/GalleryImage.ts';

/** Whether an item is a provider's video, post or picture: its address is that of a page, or of a file that is not for downloads. */
export const isEmbedded = ({ kind = 'image', fileType = '' }: Pick<GalleryImage, 'kind' | 'fileType'>): boolean =>
  kind !== 'image' || fileType.startsWith('EMBED_');
