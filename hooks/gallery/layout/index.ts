export { captionHeight } from './captions.ts';
export { coverFit } from './imageSizes.ts';
export { firstPaintStyleProps } from './engine/firstPaintStyle.ts';
export { masonryPlan } from './masonryPlan.ts';
export { justifiedPlan } from './justifiedPlan.ts';
export { scrollToIndex } from './engine/scrollToIndex.ts';
export { thumbnailSizes } from './thumbnailSizes.ts';
export { thumbnailsLayout } from './thumbnailsLayout.ts';
export { useCaptionedThumbnails } from './useThumbnails.ts';
export { useLayoutAnchor } from './useLayoutAnchor.ts';
export { useMasonry } from './useMasonry.ts';
export { useJustified } from './useJustified.ts';
export { useThumbnails } from './useThumbnails.ts';
export { useThrottle } from './useImageLayout.ts';
export { useVirtualLayout } from '../virtual/useVirtualLayout.ts';
export {
  CAPTION_DESCRIPTION_LINE_PX,
  CAPTION_DESCRIPTION_LINES,
  CAPTION_PADDING_PX,
  CAPTION_TITLE_LINE_PX,
  CAPTION_TITLE_LINES,
  FAILED_THUMBNAIL_SIZE_PX,
  INITIAL_IMAGE_COUNT,
  MASONRY_GAP_PX,
  MASONRY_THUMBNAIL_SIZE_PX,
  MAX_COLUMNS,
  JUSTIFIED_GAP_PX,
  JUSTIFIED_LAST_ROW_STRETCH,
  JUSTIFIED_SCALE_DOWN_WIDTH_PX,
  JUSTIFIED_SCALE_UP_WIDTH_PX,
  JUSTIFIED_THUMBNAIL_SIZE_PX,
  JUSTIFIED_TOTAL_WIDTH_PERCENT,
  RESIZE_THROTTLE_DELAY_MS,
  THUMBNAIL_GAP_PX,
  THUMBNAIL_HEIGHT_PX,
  THUMBNAIL_WIDTH_PX,
} from './constants.ts';
export { INITIAL_COUNT, OVERSCAN_PX, VIRTUALIZATION_THRESHOLD } from '../virtual/constants.ts';
export type { FirstPaintStyleOptions } from './engine/firstPaintStyle.ts';
export type { CaptionTexts } from './captions.ts';
export type { UseCaptionedThumbnailsOptions } from './useThumbnails.ts';
export type { UseLayoutAnchorOptions } from './useLayoutAnchor.ts';
export type { ThumbnailsLayoutOptions } from './thumbnailsLayout.ts';
export type {
  LayoutDirection,
  LayoutItem,
  LayoutPlan,
  LayoutSize,
  MasonryOptions,
  JustifiedOptions,
  ImageSlot,
  ThumbnailsOptions,
  UseImageLayoutResult,
  UseMasonryOptions,
  UseJustifiedOptions,
  UseThumbnailsOptions,
  UseThumbnailsResult,
} from './types.ts';
export type {
  GalleryLayout,
  LayoutRange,
  LayoutRectangle,
  UseVirtualLayoutOptions,
  UseVirtualLayoutResult,
  VisibleBand,
} from '../virtual/types.ts';
