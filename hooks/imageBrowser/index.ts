export { IMAGE_BROWSER_WIDTH_PX } from './constants.ts';
export { pagingBand } from './pagingBand.ts';
export { useImageBrowser } from './useImageBrowser.ts';
export { useLightboxPlace } from './useImageBrowser.ts';
export type { PagingBand } from './pagingBand.ts';
export type {
  ImageBrowserGallery,
  ImageBrowserPlace,
  UseImageBrowserOptions,
  UseImageBrowserResult,
} from './useImageBrowser.ts';
export type { UseLightboxPlaceOptions, UseLightboxPlaceResult } from './useImageBrowser.ts';
