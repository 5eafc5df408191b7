'use client';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { SLIDESHOW_LABELS } from './labels.ts';
import { resolveSlideshow } from './resolveSlideshow.ts';
import { slideshowStep } from './slideshowStep.ts';
import type { SlideshowTarget, UseSlideshowOptions, UseSlideshowResult } from './types.ts';
import { usePlayback } from './usePlayback.ts';

/**
 * Shows one image after the other, as long as there is no reason not to.
 *
 * ```tsx
 * const lightbox = useLightbox({ images });
 * const slideshow = useSlideshow(lightbox, { interval: 5 });
 * <button {...slideshow.getPlayButtonProps()}>{slideshow.isStarted ? '❚❚' : '▶'}</button>
 * ```
 */
export function useSlideshow(target: SlideshowTarget, options: UseSlideshowOptions = {}): UseSlideshowResult {
  const { index, offset, hasNext, isSettled, status = 'open', onShortcut } = target;
  const { count, loop, ...resolved } = resolveSlideshow(target, options);
  const labels = useLabels(SLIDESHOW_LABELS, options.labels);
  const slideshow = usePlayback({
    ...options,
    ...resolved,
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
  const handleShortcut = useStableCallback((event: KeyboardEvent) => {
    if (slideshow.hasControl) slideshow.toggle('keyboard', event);
  });
  // Before the paint that shows the control: who sees it may press the key.
  useIsomorphicLayoutEffect(() => {
    const forget: unknown = onShortcut?.('togglePlay', handleShortcut);
    return typeof forget === 'function' ? () => void forget() : undefined;
  }, [onShortcut, handleShortcut]);
  return slideshow;
}
