export { scrollGalleryTo } from '../../browsing/engine/scrollGalleryTo.ts';
export { followScroll } from './followScroll.ts';
