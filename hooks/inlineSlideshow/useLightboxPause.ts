'use client';
import { useMemo, useState } from 'react';
import type { FocusReturn, UseLightboxOptions } from '../lightbox/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';

export interface UseLightboxPauseOptions extends Pick<UseLightboxOptions, 'onShow' | 'focusReturn'> {
  /** Further reasons to pause the view. @default none */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
}

export interface UseLightboxPauseResult {
  /** Whether the lightbox shows an image: let the view follow it (`jumpTo`). */
  readonly isShown: boolean;
  /** The given reasons, and `panel` while the lightbox is open: for the option of the same name. */
  readonly pauseReasons: Iterable<SlideshowPauseReason>;
  /** For `useLightbox`. */
  readonly lightboxOptions: {
    readonly onShow: (imageId: string | undefined) => void;
    readonly focusReturn: FocusReturn;
  };
}

const NO_REASONS: readonly SlideshowPauseReason[] = [];

/**
 * Pauses a view that shows one image while its lightbox is open. Focus returns to the image on which the lightbox was closed, because its
 * opener may have left the view.
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
