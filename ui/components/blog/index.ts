export { BlogGallery } from '../../layouts/BlogGallery.tsx';
export type { BlogGalleryProps } from '../../layouts/BlogGallery.tsx';
export type { BlogActionsPart, BlogSlots } from '../../layouts/BlogGallery.tsx';
