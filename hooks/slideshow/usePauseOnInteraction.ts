'use client';
import { useMemo, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import type { SlideshowPauseReason, UsePauseOnInteractionResult } from './types.ts';

/**
 * Reasons to pause for an inline slideshow: the pointer rests on it, or the keyboard's focus is in it.
 *
 * ```tsx
 * const interaction = usePauseOnInteraction();
 * const slideshow = useSlideshow(target, { pauseReasons: interaction.pauseReasons });
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
      // A finger that touches is no pointer that rests.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A click leaves focus on what it pressed; only a keyboard's focus says that somebody reads here.
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
