import { lateCode } from './lateCode.ts';

export const thumbnailGallery = lateCode(
  async () => (await import('../layouts/ThumbnailGallery.tsx')).ThumbnailGallery,
);
