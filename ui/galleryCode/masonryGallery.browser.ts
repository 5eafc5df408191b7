import { lateCode } from './lateCode.ts';

export const masonryGallery = lateCode(async () => (await import('../layouts/MasonryGallery.tsx')).MasonryGallery);
