'use client';
import { useMemo, useState } from 'react';
import type { FocusReturn, UseLightboxOptions } from '../lightbox/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';

export interface UseLightboxHoldOptions extends Pick<UseLightboxOptions, 'onShow' | 'focusReturn'> {
  /** Other reasons to hold the view. @default none */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
}

export interface UseLightboxHoldResult {
  /** The lightbox shows an image: let the view go along (`jumpTo`). */
  readonly isShown: boolean;
  /** `panel` while the lightbox is open, beside the others: for the option of the same name of what plays. */
  readonly pauseReasons: Iterable<SlideshowPauseReason>;
  /** For `useLightbox`. */
  readonly lightboxOptions: {
    readonly onShow: (imageId: string | undefined) => void;
    readonly focusReturn: FocusReturn;
  };
}

const NO_REASONS: readonly SlideshowPauseReason[] = [];

/**
 * Holds a view that shows one image while its lightbox is open, and takes focus back to where the lightbox was closed: the opener has left
 * meanwhile where another image was shown last.
 *
 * ```tsx
 * const hold = useLightboxHold();
 * const lightbox = useLightbox({ images, ...hold.lightboxOptions });
 * const playback = useInlinePlayback(show, { autoplay: true, pauseReasons: hold.pauseReasons });
 * ```
 */
export function useLightboxHold(options: UseLightboxHoldOptions = {}): UseLightboxHoldResult {
  const { focusReturn = 'current', pauseReasons = NO_REASONS } = options;
  const [isShown, setShown] = useState(false);
  const onShow = useStableCallback((imageId: string | undefined) => {
    options.onShow?.(imageId);
    setShown(imageId !== undefined);
  });
  const lightboxOptions = useMemo(() => ({ onShow, focusReturn }), [onShow, focusReturn]);
  return { isShown, pauseReasons: isShown ? [...pauseReasons, 'panel'] : pauseReasons, lightboxOptions };
}
