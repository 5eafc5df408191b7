export { BlogGallery } from './BlogGallery.tsx';
export type { BlogGalleryProps } from './BlogGallery.tsx';
export type { BlogActionsPart, BlogSlots } from './BlogGallery.tsx';
