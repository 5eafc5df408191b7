import { ThumbnailGallery } from '../layouts/ThumbnailGallery.tsx';
import { presentCode } from './presentCode.ts';

/** What a server has; a browser's bundle has `thumbnailGallery.browser.ts` in its place. */
export const thumbnailGallery = presentCode(ThumbnailGallery);
