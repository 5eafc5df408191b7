import { MasonryGallery } from '../layouts/MasonryGallery.tsx';
import { presentCode } from './presentCode.ts';

/** What a server has; a browser's bundle has `masonryGallery.browser.ts` in its place. */
export const masonryGallery = presentCode(MasonryGallery);
