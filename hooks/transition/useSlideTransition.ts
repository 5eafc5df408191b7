'use client';
import { useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import type { SlidePlayer } from './createSlidePlayer.ts';
import type { SlideTransition } from './types.ts';
import type { UseSlideTransitionOptions } from './slideTransitionTypes.ts';

/**
 * Plays a slide change on the elements of its two slides, with the Web Animations API on `transform` and `opacity`. The code
 * for that is fetched later: a change that comes before it waits as long as it would have lasted, and is a cut then.
 *
 * @example
 * useSlideTransition({ transition, getSlideElement: (index) => slides[index], onFinished: () => setTransition(null) });
 */
export function useSlideTransition<TTransition extends SlideTransition>(
  options: UseSlideTransitionOptions<TTransition>,
): void {
  const { transition, effect = 'fade', isReady = true, maximumDurationMs = Infinity } = options;
  const latest = useLatestRef(options);
  const finished = useRef<SlideTransition | null>(null);
  const [player, setPlayer] = useState<SlidePlayer | null>(null);

  useIsomorphicLayoutEffect(() => {
    if (player) return player.update(latest.current);
    const canPlay = (transition?.effect ?? effect) !== 'none' && 'animate' in Element.prototype;
    // Code that could not play is not fetched. Where it cannot be had, the next change asks again.
    if (canPlay && (isReady || transition)) {
      import('./createSlidePlayer.ts').then(
        (code) => setPlayer((own) => own ?? code.createSlidePlayer(finished)),
        ignore,
      );
    }
    if (!isReady || !transition || transition === finished.current) return undefined;
    const finish = (): void => {
      finished.current = transition;
      latest.current.onFinished(transition);
    };
    const timer = setTimeout(finish, canPlay && maximumDurationMs === Infinity ? transition.durationMs : 0);
    return () => clearTimeout(timer);
  }, [player, transition, effect, isReady, maximumDurationMs, latest]);

  useIsomorphicLayoutEffect(() => () => player?.dispose(), [player]);
}

const ignore = (): void => undefined;
