'use client';
import { useMemo } from 'react';
import type { KeyboardEvent, RefCallback, RefObject } from 'react';
import { fillLabel } from '../shared/fillLabel.ts';
import { isComposing } from '../shared/keyOwners.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { mergeRefs } from '../shared/mergeRefs.ts';
import { readDirection } from '../shared/engine/readDirection.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { nextStar } from './nextStar.ts';
import type { UseRatingResult } from './types.ts';
import type { StarFocus } from './useStarFocus.ts';

type Rating = Pick<UseRatingResult, 'status' | 'canRate' | 'icon' | 'preview' | 'stars' | 'vote' | 'labels'> & {
  /** What the votes are, in words. */
  readonly name: string;
  readonly group: RefObject<HTMLElement | null>;
  /** Of the same element, which keeps the size of the stars. */
  readonly sizeRef: RefCallback<HTMLElement>;
  setPreview(score: number): void;
};

/** The getter of the element around the stars: it owns the keys that move from star to star. */
export function useStarGroupGetter(rating: Rating, focus: StarFocus): Pick<UseRatingResult, 'getStarsProps'> {
  const { status, canRate, icon, preview, vote, labels, name, group, sizeRef, setPreview } = rating;
  const { onFocus, onBlur } = focus;
  const handleKeyDown = useStableCallback((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (!canRate || altKey || ctrlKey || metaKey || shiftKey || isComposing(event.nativeEvent)) return;
    const star = nextStar(key, focus.tabStop, rating.stars.length, readDirection(currentTarget));
    if (star === undefined) return;
    event.preventDefault();
    focus.stars.get(star)?.focus();
  });
  const ref = useMemo(() => mergeRefs<HTMLElement>(group, sizeRef), [group, sizeRef]);
  return useMemo(() => {
    const own = {
      ref,
      role: canRate ? 'radiogroup' : 'img',
      'aria-label': canRate ? fillLabel(labels.group, { rating: name }) : name,
      'aria-busy': status === 'saving' || undefined,
      'data-status': status,
      'data-icon': icon,
      'data-vote': vote || undefined,
      'data-preview': preview || undefined,
      'data-read-only': canRate ? undefined : '',
      // So that focus has somewhere to stay when the stars cannot be chosen any more.
      tabIndex: -1,
      onKeyDown: handleKeyDown,
      onFocus,
      onBlur,
      onPointerLeave: () => setPreview(0),
    } as const;
    return { getStarsProps: (props) => mergeProps(own, props) };
  }, [status, canRate, icon, preview, vote, labels, name, ref, setPreview, handleKeyDown, onFocus, onBlur]);
}
