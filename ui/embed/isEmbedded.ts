import type { GalleryImage } from '@loggia/hooks/backend';

/** Whether an item is a video or post rather than an image. */
export const isEmbedded = ({ kind = 'image' }: GalleryImage): boolean => kind !== 'image';
