'use client';
import { useMemo, useState } from 'react';
import type { FocusReturn } from '../../core/dialog/useDialogFocus.ts';
import type { UseLightboxOptions } from '../../lightbox/lightbox/types.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { SlideshowPauseReason } from '../../slides/slideshow/types.ts';

export interface UseLightboxPauseOptions extends Pick<UseLightboxOptions, 'onShow' | 'focusReturn'> {
  /** Additional reasons to pause the view. @default none */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
}

export interface UseLightboxPauseResult {
  /** Whether the lightbox is showing an image. If so, let the view follow it (`jumpTo`). */
  readonly isShown: boolean;
  /**
   * The `pauseReasons` that you passed, plus `panel` while the lightbox is open. Pass them to the `pauseReasons` option
   * of the view.
   */
  readonly pauseReasons: Iterable<SlideshowPauseReason>;
  /** Options for `useLightbox`. */
  readonly lightboxOptions: {
    readonly onShow: (imageId: string | undefined) => void;
    readonly focusReturn: FocusReturn;
  };
}

const NO_REASONS: readonly SlideshowPauseReason[] = [];

/**
 * Pauses a slideshow, or any view that shows one image at a time, while its lightbox is open. After the lightbox
 * closes, focus returns to the image shown last, because the element that opened the lightbox may no longer be in view.
 *
 * ```tsx
 * const hold = useLightboxPause();
 * const lightbox = useLightbox({ images, ...hold.lightboxOptions });
 * const playback = useInlinePlayback(show, { autoplay: true, pauseReasons: hold.pauseReasons });
 * ```
 */
export function useLightboxPause(options: UseLightboxPauseOptions = {}): UseLightboxPauseResult {
  const { focusReturn = 'current', pauseReasons = NO_REASONS } = options;
  const [isShown, setShown] = useState(false);
  const onShow = useStableCallback((imageId: string | undefined) => {
    options.onShow?.(imageId);
    setShown(imageId !== undefined);
  });
  const lightboxOptions = useMemo(() => ({ onShow, focusReturn }), [onShow, focusReturn]);
  return { isShown, pauseReasons: isShown ? [...pauseReasons, 'panel'] : pauseReasons, lightboxOptions };
}
