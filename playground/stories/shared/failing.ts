import { OfflineError } from '@loggia/hooks/errors';
import type { GalleryImage, GallerySource } from '@loggia/hooks';

/** A gallery's source that is never reachable. */
export const OFFLINE_SOURCE: GallerySource = { loadPage: () => Promise.reject(new OfflineError()) };

/** Returns the images, of which some fail to load. */
export const breakSome = (
  images: readonly GalleryImage[],
  isBroken = (index: number): boolean => index % 3 === 1,
): readonly GalleryImage[] =>
  images.map((image, index) => (isBroken(index) ? { ...image, url: 'data:image/png;base64,broken' } : image));
