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
  const [pauseReasons, setPauseReasons] = useState<ReadonlySet<SlideshowPauseReason>>(new Set());
  const verbs = useMemo<Omit<UsePauseOnInteractionResult, 'pauseReasons'>>(() => {
    const change = (reason: 'hover' | 'focus', isRaised: boolean) =>
      setPauseReasons((reasons) => {
        if (reasons.has(reason) === isRaised) return reasons;
        const others = [...reasons].filter((other) => other !== reason);
        return new Set(isRaised ? [...others, reason] : others);
      });
    const region = {
      // A finger that touches is no pointer that rests.
      onPointerEnter: (event: PointerEvent) => change('hover', event.pointerType === 'mouse'),
      onPointerLeave: () => change('hover', false),
      // A click leaves focus on what it pressed; only a keyboard's focus says that somebody reads here.
      onFocus: (event: FocusEvent) => change('focus', event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change('focus', false);
      },
    };
    return {
      clear: () => setPauseReasons(new Set()),
      getRegionProps: (props) => mergeProps(region, props),
    };
  }, []);
  return { pauseReasons, ...verbs };
}
