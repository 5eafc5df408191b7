'use client';
import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { SlideshowPauseReason, UsePauseOnInteractionResult } from './types.ts';

/**
 * Pauses an inline slideshow while it is hovered or has keyboard focus.
 *
 * ```tsx
 * const interaction = usePauseOnInteraction();
 * const slideshow = useSlideshow(target, { pauseReasons: interaction.pauseReasons });
 *
 * <section {...interaction.getRegionProps()}>…</section>
 * ```
 */
export function usePauseOnInteraction(): UsePauseOnInteractionResult {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const pauseReasons = useMemo(() => {
    const reasons = new Set<SlideshowPauseReason>();
    if (isHovered) reasons.add('hover');
    if (isFocused) reasons.add('focus');
    return reasons;
  }, [isHovered, isFocused]);
  const verbs = useMemo<Omit<UsePauseOnInteractionResult, 'pauseReasons'>>(() => {
    const region = {
      // Touch does not count as hover.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A click leaves focus on the pressed element. Only keyboard focus means that the user is reading this part of
      // the page.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    };
    return {
      clear() {
        setHovered(false);
        setFocused(false);
      },
      getRegionProps: (props) => mergeProps(region, props),
    };
  }, []);
  return { pauseReasons, ...verbs };
}
