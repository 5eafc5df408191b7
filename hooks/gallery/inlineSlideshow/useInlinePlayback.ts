'use client';
import { useEffect } from 'react';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import { useIsInView } from '../../core/shared/useElementGeometry.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type {
  SlideshowPauseReason,
  SlideshowTarget,
  UseSlideshowOptions,
  UseSlideshowResult,
} from '../../slides/slideshow/types.ts';
import { usePauseOnInteraction } from '../../slides/slideshow/usePauseOnInteraction.ts';
import { useSlideshow } from '../../slides/slideshow/useSlideshow.ts';
import { INLINE_INTERVAL_MS, INLINE_VISIBLE_FRACTION, VISIBILITY_GRACE_MS } from './constants.ts';
import type { UseInlineSlideshowResult } from './types.ts';

export interface UseInlinePlaybackOptions extends UseSlideshowOptions {
  /** How long each image is shown, in milliseconds. @default 5000 */
  readonly intervalMs?: number | undefined;
  /** How long the slideshow may be out of view before it is paused, in milliseconds. @default 200 */
  readonly graceMs?: number | undefined;
}

/** The inline slideshow to play. */
export type InlinePlaybackTarget = SlideshowTarget & Pick<UseInlineSlideshowResult, 'stageElement' | 'clearQueue'>;

export interface UseInlinePlaybackResult extends UseSlideshowResult {
  /**
   * Props for the element around the slideshow. The slideshow pauses while this element is hovered or has keyboard
   * focus.
   */
  readonly getPauseProps: PropGetter<'div'>;
}

/**
 * Plays an inline slideshow. It pauses while the window or tab is in the background, once it has been out of view for
 * 200 ms, and while it is hovered or has keyboard focus. It resumes only if it was playing before.
 *
 * @example
 * const playback = useInlinePlayback(show, { autoplay: true });
 * <div {...playback.getPauseProps(show.getRegionProps())}>
 *   <button {...playback.getPlayButtonProps()}>{playback.isStarted ? '❚❚' : '▶'}</button>
 * </div>
 */
export function useInlinePlayback(
  target: InlinePlaybackTarget,
  options: UseInlinePlaybackOptions = {},
): UseInlinePlaybackResult {
  const { graceMs = VISIBILITY_GRACE_MS, intervalMs = INLINE_INTERVAL_MS, onStartedChange } = options;
  const { stageElement, clearQueue } = target;
  const interaction = usePauseOnInteraction();
  const isOutOfView = useDelayed(!useIsInView(stageElement, INLINE_VISIBLE_FRACTION), graceMs);
  const outside: readonly SlideshowPauseReason[] = isOutOfView ? ['outOfView'] : [];
  const slideshow = useSlideshow(target, {
    ...options,
    intervalMs,
    pauseReasons: [...interaction.pauseReasons, ...outside, ...(options.pauseReasons ?? [])],
    onStartedChange: (isStarted, details) => {
      onStartedChange?.(isStarted, details);
      // Pressing Play overrides the pause caused by hovering over the button or focusing it.
      if (isStarted && !details.isCanceled) interaction.clear();
    },
  });
  const { pausedBy } = slideshow;
  const hasLeft = pausedBy.has('windowBlur') || pausedBy.has('hiddenTab');
  useEffect(() => {
    if (hasLeft) clearQueue();
  }, [hasLeft, clearQueue]);
  return { ...slideshow, getPauseProps: interaction.getRegionProps };
}
