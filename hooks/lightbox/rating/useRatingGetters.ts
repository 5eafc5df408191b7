'use client';
import {
  useMemo,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  type RefObject,
} from 'react';
import { buttonProps, textButtonProps } from '../../core/shared/controlProps.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { memoizeByKey } from '../../core/shared/memoizeByKey.ts';
import { mergeProps, mergeRefs } from '../../core/shared/mergeProps.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { UseRatingResult } from './types.ts';
import type { StarFocus } from './useStarFocus.ts';

type GroupRating = Pick<UseRatingResult, 'status' | 'canRate' | 'icon' | 'preview' | 'stars' | 'vote' | 'labels'> & {
  /** The rating as text. */
  readonly name: string;
  readonly group: RefObject<HTMLElement | null>;
  /** A second ref for the `group` element. It sets the size of the stars. */
  readonly sizeRef: RefCallback<HTMLElement>;
  setPreview(score: number): void;
};

/**
 * Creates the prop getter for the element around the stars. This element handles the keys that move focus between the
 * stars.
 */
export function useStarGroupGetter(rating: GroupRating, focus: StarFocus): Pick<UseRatingResult, 'getStarsProps'> {
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
      // This lets the element keep focus when the stars can no longer be selected.
      tabIndex: -1,
      onKeyDown: handleKeyDown,
      onFocus,
      onBlur,
      onPointerLeave: () => setPreview(0),
    } as const;
    return { getStarsProps: (props) => mergeProps(own, props) };
  }, [status, canRate, icon, preview, vote, labels, name, ref, setPreview, handleKeyDown, onFocus, onBlur]);
}

/**
 * Returns the star that a key moves focus to from `star`, counted from 1 and wrapping around. Returns `undefined` for
 * any other key.
 */
export function nextStar(key: string, star: number, count: number, direction: 'ltr' | 'rtl'): number | undefined {
  const step = direction === 'rtl' ? -1 : 1;
  const steps = new Map([
    ['ArrowRight', step],
    ['ArrowLeft', -step],
    ['ArrowDown', 1],
    ['ArrowUp', -1],
  ]);
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  const by = steps.get(key);
  return by === undefined ? undefined : ((star - 1 + by + count) % count) + 1;
}

type StarGetters = Pick<UseRatingResult, 'getStarProps'>;

type StarRating = Pick<UseRatingResult, 'canRate' | 'stars' | 'rate' | 'labels'> & {
  setPreview(score: number): void;
};

const hasModifier = (event: KeyboardEvent): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Creates the prop getter for a star. */
export function useStarGetters(rating: StarRating, focus: StarFocus): StarGetters {
  const { canRate, stars, rate, labels, setPreview } = rating;
  const { tabStop, setTabStop, stars: elements } = focus;
  const handlersOf = useMemo(
    () =>
      memoizeByKey((score: number) => ({
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
        // Focus shows no preview, because a star reached by keyboard is not selected yet.
        onFocus: () => setTabStop(score),
      })),
    [rate, setPreview, setTabStop],
  );
  return useMemo(() => {
    // Unlike in other radio groups, arrow keys only move focus, because a vote cannot be undone.
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

type RetryGetters = Pick<
  UseRatingResult,
  'getHintProps' | 'getStatusProps' | 'getErrorProps' | 'getRetryButtonProps' | 'getCancelButtonProps'
>;

/** Creates the prop getters for the hint, the status message, and the message and buttons shown for a failed vote. */
export function useRetryGetters(
  rating: Pick<UseRatingResult, 'hint' | 'statusText' | 'message' | 'canRetry' | 'retry' | 'cancel' | 'labels'>,
  takeFocus: () => void,
): RetryGetters {
  const { hint, statusText, message, canRetry, retry, cancel, labels } = rating;
  return useMemo(() => {
    // Both buttons are removed when clicked, so move focus to the stars first.
    const handleRetry = (event: MouseEvent) => {
      takeFocus();
      retry(event.nativeEvent);
    };
    const handleCancel = () => {
      takeFocus();
      cancel();
    };
    const retryButton = { ...textButtonProps(labels.retry, handleRetry), hidden: !canRetry };
    const cancelButton = { ...buttonProps(labels.cancel, handleCancel), hidden: message === '' };
    return {
      getHintProps: (props) => mergeProps({ children: hint }, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: statusText } as const, props),
      getErrorProps: (props) => mergeProps({ role: 'alert', children: message } as const, props),
      getRetryButtonProps: (props) => mergeProps(retryButton, props),
      getCancelButtonProps: (props) => mergeProps(cancelButton, props),
    };
  }, [hint, statusText, message, canRetry, retry, cancel, labels, takeFocus]);
}
