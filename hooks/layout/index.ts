export { captionHeight } from './captions.ts';
export { coverFit } from './imageSizes.ts';
export { firstPaintStyleProps } from './engine/firstPaintStyle.ts';
export { masonryPlan } from './masonryPlan.ts';
export { mosaicPlan } from './mosaicPlan.ts';
export { scrollToIndex } from './engine/scrollToIndex.ts';
export { thumbnailSizes } from './thumbnailSizes.ts';
export { thumbnailsLayout } from './thumbnailsLayout.ts';
export { useCaptionedThumbnails } from './useThumbnails.ts';
export { useLayoutAnchor } from './useLayoutAnchor.ts';
export { useMasonry } from './useMasonry.ts';
export { useMosaic } from './useMosaic.ts';
export { useThumbnails } from './useThumbnails.ts';
export { useThrottle } from './useImageLayout.ts';
export { useWindowedLayout } from './useWindowedLayout.ts';
export {
  CAPTION_DESCRIPTION_LINE_PX,
  CAPTION_DESCRIPTION_LINES,
  CAPTION_PADDING_PX,
  CAPTION_TITLE_LINE_PX,
  CAPTION_TITLE_LINES,
  FAILED_THUMBNAIL_SIZE_PX,
  INITIAL_COUNT,
  INITIAL_IMAGE_COUNT,
  MASONRY_GAP_PX,
  MASONRY_THUMBNAIL_SIZE_PX,
  MAX_COLUMNS,
  MOSAIC_GAP_PX,
  MOSAIC_LAST_ROW_STRETCH,
  MOSAIC_SCALE_DOWN_WIDTH_PX,
  MOSAIC_SCALE_UP_WIDTH_PX,
  MOSAIC_THUMBNAIL_SIZE_PX,
  MOSAIC_TOTAL_WIDTH_PERCENT,
  OVERSCAN_PX,
  RESIZE_THROTTLE_DELAY_MS,
  THUMBNAIL_GAP_PX,
  THUMBNAIL_HEIGHT_PX,
  THUMBNAIL_WIDTH_PX,
  UNWINDOWED_COUNT,
} from './constants.ts';
export type { FirstPaintStyleOptions } from './engine/firstPaintStyle.ts';
export type { CaptionTexts } from './captions.ts';
export type { UseCaptionedThumbnailsOptions } from './useThumbnails.ts';
export type { UseLayoutAnchorOptions } from './useLayoutAnchor.ts';
export type { ThumbnailsLayoutOptions } from './thumbnailsLayout.ts';
export type {
  GalleryLayout,
  LayoutDirection,
  LayoutItem,
  LayoutPlan,
  LayoutRange,
  LayoutRectangle,
  LayoutSize,
  MasonryOptions,
  MosaicOptions,
  PictureSlot,
  ThumbnailsOptions,
  UseImageLayoutResult,
  UseMasonryOptions,
  UseMosaicOptions,
  UseThumbnailsOptions,
  UseThumbnailsResult,
  UseWindowedLayoutOptions,
  UseWindowedLayoutResult,
  VisibleBand,
} from './types.ts';
