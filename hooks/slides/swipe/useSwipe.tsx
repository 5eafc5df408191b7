'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { claimTouchAction } from '../../core/gesture/engine/claimTouchAction.ts';
import { DRAG_INTENT_PX } from '../../core/gesture/constants.ts';
import { createFingerFilter, type GestureInput } from '../../core/gesture/GestureInput.ts';
import { useGestureCode } from '../../core/gesture/useGestureCode.ts';
import { usePointerSurface } from '../../core/gesture/usePointerSurface.ts';
import { useTap } from '../../core/gesture/useTap.ts';
import { useClaim } from '../../core/shared/useClaims.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useElementAttributes } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { swipeChunk } from './chunks.ts';
import { LONG_PRESS_MS } from './constants.ts';
import type { SwipePhase } from './SwipeRecognizer.tsx';
import type {
  SwipeDirection,
  SwipeLimits,
  SwipeOutcome,
  SwipeTarget,
  UseSwipeOptions,
  UseSwipeResult,
} from './types.ts';

/**
 * Lets users navigate by swiping or dragging with the mouse, and close a lightbox by pulling its image down. The image
 * follows the pointer. The recognizer's chunk loads on the first touch, and this touch is replayed once the chunk
 * has loaded. On touch screens, an open lightbox preloads the chunk.
 *
 * @example
 * const swipe = useSwipe(lightbox);
 * <div {...swipe.getSurfaceProps()}>{swipe.gestureNode}<img style={{ translate: 'var(--loggia-swipe-x)' }} … /></div>
 */
export function useSwipe(target: SwipeTarget, options: UseSwipeOptions = {}): UseSwipeResult {
  const { index, offset: before = 0, status = 'open', images = [], count = images.length, loop, claims } = target;
  const { enabled = true, axis: axes = target.close ? 'xy' : 'x', longPressMs = LONG_PRESS_MS } = options;
  const isOpen = enabled && status === 'open';
  const isStill = useReducedMotion();
  const [filter] = useState(() => createFingerFilter({ resumes: false }));
  const { code, feed, send } = useGestureCode(swipeChunk, { isLikely: isOpen && target.close !== undefined });
  const press = useLongPress(options.onLongPress, longPressMs);
  const tap = useTap(options.onTap ?? tapClaimed(claims));
  const onInput = (input: GestureInput) => {
    press(input);
    tap(input);
    for (const passed of filter(input)) send(passed);
  };
  const { surface, getSurfaceProps } = usePointerSurface({
    surface: options.surfaceElement,
    backlog: options.backlog,
    enabled: isOpen,
    onInput,
  });

  const { readLimits, canStart, onRelease } = useStableCallbacks({
    readLimits(): SwipeLimits {
      const { width: whole = 0, height = 0 } = surface?.getBoundingClientRect() ?? {};
      const width = options.pageWidth?.() ?? whole;
      const isRightToLeft = surface !== null && readDirection(surface) === 'rtl';
      const { hasNext, hasPrevious } = target;
      return { hasNext, hasPrevious, canClose: axes === 'xy' && !!target.close, isRightToLeft, width, height };
    },
    canStart: (direction: SwipeDirection) => mayStart(direction, options, claims),
    onRelease(outcome: SwipeOutcome, event: Event) {
      if (outcome === 'next') target.next('swipe', event);
      else if (outcome === 'previous') target.previous('swipe', event);
      else if (outcome === 'close') target.close?.('swipe', event);
    },
  });
  const { onPhase, isSwiping, pauseReasons } = useSwipePhase(surface, claims);
  useIsomorphicLayoutEffect(() => {
    if (!surface || !isOpen) return undefined;
    return claimTouchAction(surface, axes === 'x' ? ['pan-y', 'pinch-zoom'] : ['pinch-zoom']);
  }, [surface, isOpen, axes]);

  const getSlideProps = useCallback<UseSwipeResult['getSlideProps']>(
    ({ index: slideIndex, ...props }) => {
      const offset = slideOffset({ index: slideIndex, shownIndex: index, count, loop });
      return mergeProps({ 'data-swipe-offset': offset }, props);
    },
    [index, count, loop],
  );
  const { progressElement } = options;
  // Adding images before the shown image does not count as turning the page.
  const page = before + index;
  const stays = useUnchanged({ feed, progressElement, index: page, isOpen, isStill, axes });
  const gestureNode = useMemo(
    () =>
      code &&
      surface && (
        <code.SwipeRecognizer surface={surface} {...stays} {...{ readLimits, canStart, onPhase, onRelease }} />
      ),
    [code, surface, stays, readLimits, canStart, onPhase, onRelease],
  );
  return useUnchanged({ isSwiping, pauseReasons, gestureNode, getSurfaceProps, getSlideProps });
}

/** Whether the caller and all hooks that share the lightbox allow a swipe in this direction. */
const mayStart = (
  direction: SwipeDirection,
  options: Pick<UseSwipeOptions, 'canStart'>,
  claims: SwipeTarget['claims'],
): boolean => {
  const claimed = claims?.claimsOf('gesture') ?? [];
  return (options.canStart?.(direction) ?? true) && claimed.every((allows) => allows(direction));
};

/** Returns a handler that passes a tap to the newest claim. */
const tapClaimed = (claims: SwipeTarget['claims']) =>
  claims && ((event: PointerEvent) => claims.claimsOf('tap').at(-1)?.(event));

const NO_REASONS: UseSwipeResult['pauseReasons'] = [];
const HELD_REASONS: UseSwipeResult['pauseReasons'] = ['interaction'];

/** Exposes the visible state of a swipe in the hook's result and as attributes of the surface. */
function useSwipePhase(
  surface: HTMLElement | null,
  claims: SwipeTarget['claims'],
): Pick<UseSwipeResult, 'isSwiping' | 'pauseReasons'> & { readonly onPhase: (phase: SwipePhase | null) => void } {
  const [phase, setPhase] = useState<SwipePhase | null>(null);
  const onPhase = useCallback(
    (next: SwipePhase | null) =>
      setPhase((known) => (known?.axis === next?.axis && known?.isHeld === next?.isHeld ? known : next)),
    [],
  );
  useElementAttributes(surface, {
    'data-swiping': phase?.axis,
    'data-pressed': phase?.isHeld ? '' : undefined,
  });
  useClaim(claims, 'pause', phase?.isHeld ? 'interaction' : null);
  return { onPhase, isSwiping: phase !== null, pauseReasons: phase?.isHeld ? HELD_REASONS : NO_REASONS };
}

/** Returns a pointer input handler that calls `onLongPress` when a pointer has been held in place for `delayMs`. */
export function useLongPress(
  onLongPress: ((event: PointerEvent) => void) | undefined,
  delayMs: number,
): (input: GestureInput) => void {
  const timeout = useTimeout();
  const pressed = useRef<GestureInput | null>(null);
  const { fire, handle } = useStableCallbacks({
    fire(event: Event) {
      pressed.current = null;
      onLongPress?.(event as PointerEvent);
    },
    handle(input: GestureInput) {
      const first = pressed.current;
      if (input.type === 'pointerdown') {
        // A touch with a second finger is not a long press.
        pressed.current = first || !onLongPress ? null : input;
        if (pressed.current) timeout.start(delayMs, () => fire(input.event));
        else timeout.clear();
        return;
      }
      const isNear = first && Math.hypot(input.clientX - first.clientX, input.clientY - first.clientY) < DRAG_INTENT_PX;
      if (input.type === 'pointermove' && isNear) return;
      pressed.current = null;
      timeout.clear();
    },
  });
  return handle;
}

/** Input for `slideOffset`: a slide's index, the current slide's index, and the list that they belong to. */
export interface SlideOffsetInput {
  readonly index: number;
  readonly shownIndex: number;
  readonly count: number;
  readonly loop: boolean;
}

/**
 * Returns the offset of a slide: 0 for the current slide, 1 for the next one, −1 for the previous one, `either` if it
 * is both (two looping slides), or `undefined` for all others.
 */
export function slideOffset({ index, shownIndex, count, loop }: SlideOffsetInput): -1 | 0 | 1 | 'either' | undefined {
  const distance = index - shownIndex;
  if (distance === 0) return 0;
  if (loop && count === 2) return 'either';
  const round = loop && Math.abs(distance) === count - 1 ? -Math.sign(distance) : distance;
  return round === 1 || round === -1 ? round : undefined;
}
