export { ThumbnailGallery as ThumbnailView } from './ThumbnailGallery.tsx';
export type { ThumbnailGalleryProps as ThumbnailViewProps } from './ThumbnailGallery.tsx';
