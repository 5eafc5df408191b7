export { IMAGE_BROWSER_WIDTH_PX } from './constants.ts';
export { pagingBand } from './pagingBand.ts';
export { useImageBrowser } from './useImageBrowser.ts';
export { useLightboxPosition } from './useImageBrowser.ts';
export type { PagingBand } from './pagingBand.ts';
export type {
  ImageBrowserGallery,
  ImageBrowserPosition,
  UseImageBrowserOptions,
  UseImageBrowserResult,
} from './useImageBrowser.ts';
export type { UseLightboxPositionOptions, UseLightboxPositionResult } from './useImageBrowser.ts';
