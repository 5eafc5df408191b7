'use client';
import { useState } from 'react';
import { tilesChunk } from './chunks.ts';
import { useChunk } from '../../core/chunk/useChunk.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../../core/shared/useStableCallback.ts';
import { createSlidePlayer, type RunningTransition } from './engine/createSlidePlayer.ts';
import type { TilesCode } from './engine/startTransition.ts';
import { needsShapes, slideEffect } from './slideEffects.ts';
import type { SlideTransition, UseSlideTransitionOptions } from './types.ts';

/**
 * Plays a slide transition on its two slide elements, animating `transform` and `opacity` with the Web Animations API.
 * The chunk for tile and cube effects loads on demand. A transition waits for the chunk for at most its own duration.
 * If the chunk takes longer, the transition is instant. The returned `finishWithin` speeds up a transition in progress,
 * even between renders.
 *
 * @example
 * useSlideTransition({ transition, getSlideElement: (index) => slides[index], onFinished: () => setTransition(null) });
 */
export function useSlideTransition<TTransition extends SlideTransition>(
  options: UseSlideTransitionOptions<TTransition>,
): RunningTransition {
  const { transition, effect, isReady, maxDurationMs } = options;
  const tiles = useTiles(options);
  const latest = useLatestRef({ ...options, tiles });
  const [player] = useState(createSlidePlayer);

  useIsomorphicLayoutEffect(() => {
    player.update(latest.current);
  }, [player, transition, effect, isReady, maxDurationMs, tiles, latest]);
  useIsomorphicLayoutEffect(() => () => player.dispose(), [player]);
  return player;
}

/**
 * Returns the chunk for tiles and cubes, and preloads it if transitions will need it. If loading fails, each transition
 * tries again.
 */
function useTiles(options: Pick<UseSlideTransitionOptions, 'transition' | 'effect' | 'isReady'>): TilesCode {
  const { transition, effect = 'fade', isReady = true } = options;
  const isNeeded = transition !== null && needsShapes(slideEffect(transition.effect));
  const isAhead = (isReady || transition !== null) && needsShapes(slideEffect(effect));
  const { code, hasFailed } = useChunk(tilesChunk, {
    enabled: (isNeeded || isAhead) && canAnimate(),
    // Not the `transition` object itself, because each render creates a new one until one of them is committed.
    retryKey: isNeeded ? `${transition.fromIndex} ${transition.toIndex}` : undefined,
  });
  return code ?? (hasFailed ? 'failed' : 'loading');
}

/** Whether the browser supports animations. If not, every transition is instant. */
const canAnimate = () => typeof Element !== 'undefined' && 'animate' in Element.prototype;
