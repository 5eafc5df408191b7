'use client';
import { useMemo } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { fillLabel } from '../shared/fillLabel.ts';
import { isComposing } from '../shared/keyOwners.ts';
import { madeByKey } from '../shared/madeByKey.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseRatingResult } from './types.ts';
import type { StarFocus } from './useStarFocus.ts';

type Getters = Pick<UseRatingResult, 'getStarProps'>;

type Rating = Pick<UseRatingResult, 'canRate' | 'stars' | 'rate' | 'labels'> & {
  setPreview(score: number): void;
};

const hasModifier = (event: KeyboardEvent): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The getter of one star. */
export function useStarGetters(rating: Rating, focus: StarFocus): Getters {
  const { canRate, stars, rate, labels, setPreview } = rating;
  const { tabStop, setTabStop, stars: elements } = focus;
  const handlersOf = useMemo(
    () =>
      madeByKey((score: number) => ({
        onClick: (event: MouseEvent) => rate(score, 'star', event.nativeEvent),
        onKeyDown(event: KeyboardEvent) {
          if ((event.key !== ' ' && event.key !== 'Enter') || hasModifier(event) || isComposing(event.nativeEvent))
            return;
          event.preventDefault();
          rate(score, 'keyboard', event.nativeEvent);
        },
        onPointerEnter(event: PointerEvent) {
          if (event.pointerType !== 'touch') setPreview(score);
        },
        onFocus(event: FocusEvent) {
          setTabStop(score);
          if (event.currentTarget.matches(':focus-visible')) setPreview(score);
        },
        onBlur: () => setPreview(0),
      })),
    [rate, setPreview, setTabStop],
  );
  return useMemo(() => {
    // An arrow key only moves focus, unlike in other radio groups: a vote cannot be taken back.
    const choice = (score: number) => ({
      role: 'radio',
      'aria-checked': false,
      'aria-label': fillLabel(labels.star, { score, count: stars.length }),
      tabIndex: score === tabStop ? 0 : -1,
      ...handlersOf(score),
    });
    return {
      getStarProps: ({ score, ...props }) => {
        const own = { ref: elements.refFor(score), 'data-face': stars[score - 1]?.face };
        return mergeProps(canRate ? { ...own, ...choice(score) } : { ...own, 'aria-hidden': true }, props);
      },
    };
  }, [canRate, stars, labels, handlersOf, tabStop, elements]);
}
