export { pagingBand } from './pagingBand.ts';
export { useImageBrowser } from './useImageBrowser.ts';
export type { PagingBand } from './pagingBand.ts';
export type { ImageBrowserGallery, UseImageBrowserOptions, UseImageBrowserResult } from './useImageBrowser.ts';
