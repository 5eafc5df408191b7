import type { GalleryImage } from '@loggia/hooks/backend';

/** A provider's player, a post or a video shows it: no picture does. */
export const isEmbedded = ({ kind = 'image' }: GalleryImage): boolean => kind !== 'image';
