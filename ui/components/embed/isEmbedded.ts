import type { GalleryImage } from '@loggia/hooks/backend';

/** Whether an item is shown by a provider's player, a post or a video, and not by a picture. */
export const isEmbedded = ({ kind = 'image' }: GalleryImage): boolean => kind !== 'image';
