export { INLINE_HEIGHT_PX, INLINE_WIDTH_PX } from './constants.ts';
export { inlineFilmstrip } from './inlineFilmstrip.ts';
export { inlineSize } from './inlineSize.ts';
export { INLINE_SLIDESHOW_LABELS } from './labels.ts';
export { scaledFontSize } from './inlineSize.ts';
export { useInlineFilmstrip } from './useInlineFilmstrip.ts';
export { useInlinePlayback } from './useInlinePlayback.ts';
export { useInlinePreload } from './useInlinePreload.ts';
export { useInlineSlideshow } from './useInlineSlideshow.ts';
export { useLightboxPause } from './useLightboxPause.ts';
export { useSlideshowMusic } from './useSlideshowMusic.ts';
export type { InlineFilmstripOptions, InlineFilmstripType } from './inlineFilmstrip.ts';
export type { InlineSizeOptions } from './inlineSize.ts';
export type { InlineSlideshowLabels } from './labels.ts';
export type { ScaledFontSizeOptions } from './inlineSize.ts';
export type {
  InlineSlide,
  InlineSlidePosition,
  InlineSlideshowReason,
  UseInlineSlideshowOptions,
  UseInlineSlideshowResult,
} from './types.ts';
export type { UseInlineFilmstripOptions } from './useInlineFilmstrip.ts';
export type { InlinePlaybackTarget, UseInlinePlaybackOptions, UseInlinePlaybackResult } from './useInlinePlayback.ts';
export type { UseInlinePreloadOptions } from './useInlinePreload.ts';
export type { UseLightboxPauseOptions, UseLightboxPauseResult } from './useLightboxPause.ts';
export type { UseSlideshowMusicOptions, UseSlideshowMusicResult } from './useSlideshowMusic.ts';
