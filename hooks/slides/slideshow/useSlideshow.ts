'use client';
import { LIGHTBOX_INTERVAL_MS } from './constants.ts';
import { useClaims } from '../../core/shared/useClaims.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { SLIDESHOW_LABELS } from './labels.ts';
import { slideshowIntervalMs, slideshowStep } from './slideshowState.ts';
import type { SlideshowTarget, UseSlideshowOptions, UseSlideshowResult } from './types.ts';
import { usePlayback } from './usePlayback.ts';

/**
 * Plays images one after another while there is no reason to pause.
 *
 * ```tsx
 * const lightbox = useLightbox({ images });
 * const slideshow = useSlideshow(lightbox, { intervalMs: 5000 });
 *
 * <button {...slideshow.getPlayButtonProps()}>{slideshow.isStarted ? '❚❚' : '▶'}</button>
 * ```
 */
export function useSlideshow(target: SlideshowTarget, options: UseSlideshowOptions = {}): UseSlideshowResult {
  const { index, offset, hasNext, isSettled, status = 'open', onShortcut } = target;
  const { count, loop, ...resolved } = resolveSlideshow(target, options);
  const { isStartHidden } = resolved;
  const labels = useLabels(SLIDESHOW_LABELS, options.labels);
  const claimed = useClaims(target.claims, 'pause');
  const slideshow = usePlayback({
    ...options,
    ...resolved,
    pauseReasons: [...(options.pauseReasons ?? []), ...claimed],
    index,
    offset,
    isSettled,
    isOpen: status === 'open',
    labels,
    goOn: (elapsedIndex) => {
      const step = slideshowStep({ index: elapsedIndex, count, hasNext, loop });
      if (step === 'first' && target.goTo) target.goTo(0, 'autoplay');
      else if (step !== 'end') target.next('autoplay');
      return step !== 'end';
    },
  });
  const { isStarted, toggle } = slideshow;
  const canToggle = isStarted || !isStartHidden;
  // This runs before the button is painted, so that its key works as soon as the user sees it.
  useIsomorphicLayoutEffect(() => {
    const forget: unknown = onShortcut?.('togglePlay', (event) => {
      if (canToggle) toggle('keyboard', event);
    });
    return typeof forget === 'function' ? () => void forget() : undefined;
  }, [onShortcut, canToggle, toggle]);
  return slideshow;
}

/** The resolved options. Options override settings, which override the defaults. */
interface ResolvedSlideshow {
  readonly count: number;
  readonly intervalMs: number;
  readonly loop: boolean;
  readonly autoplay: boolean;
  /** Whether there are several images and an interval. */
  readonly canPlay: boolean;
  /** Whether an embedded video is shown. */
  readonly isStartHidden: boolean;
}

function resolveSlideshow(target: SlideshowTarget, options: UseSlideshowOptions): ResolvedSlideshow {
  const { settings = {}, images = [], count = images.length } = target;
  const { enabled = true, loop = target.loop, autoplay = settings.autoplay ?? false } = options;
  const intervalMs = slideshowIntervalMs(options.intervalMs ?? settings.intervalMs ?? LIGHTBOX_INTERVAL_MS);
  const canPlay = enabled && count > 1 && intervalMs > 0 && target.status !== 'closed';
  return { count, intervalMs, loop, autoplay, canPlay, isStartHidden: target.image?.kind === 'video' };
}
