'use client';
import { useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';
import { createSlidePlayer } from './engine/createSlidePlayer.ts';
import type { RunningTransition } from './engine/createSlidePlayer.ts';
import type { SlideTransition, UseSlideTransitionOptions } from './types.ts';

/**
 * Plays a slide change on the elements of its two slides, with the Web Animations API on `transform` and `opacity`. The code of the
 * effects made of tiles, and of the cubes, is fetched: a change that comes before it waits as long as it would have lasted, and is a
 * cut then. Returns a way to bring a running change on between two renders.
 *
 * @example
 * useSlideTransition({ transition, getSlideElement: (index) => slides[index], onFinished: () => setTransition(null) });
 */
export function useSlideTransition<TTransition extends SlideTransition>(
  options: UseSlideTransitionOptions<TTransition>,
): RunningTransition {
  const { transition, effect, isReady, maximumDurationMs } = options;
  const latest = useLatestRef(options);
  const [player] = useState(createSlidePlayer);

  useIsomorphicLayoutEffect(() => {
    player.update(latest.current);
  }, [player, transition, effect, isReady, maximumDurationMs, latest]);
  useIsomorphicLayoutEffect(() => () => player.dispose(), [player]);
  return player;
}
