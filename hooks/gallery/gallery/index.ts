export { useGalleryFocus } from './useGalleryFocus.ts';
export { useGallery } from './useGallery.ts';
export { GALLERY_LABELS } from './labels.ts';
export type { GalleryLabels } from './labels.ts';
export type { GalleryPageReason, GalleryStatus, PagerPosition, UseGalleryOptions, UseGalleryResult } from './types.ts';
