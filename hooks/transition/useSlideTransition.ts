'use client';
import { useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import type { SlidePlayer } from './createSlidePlayer.ts';
import type { SlideEffect, SlideTransition } from './types.ts';

export interface UseSlideTransitionOptions<TTransition extends SlideTransition = SlideTransition> {
  /** The change to play; a new object is a new change. Null while nothing changes. */
  readonly transition: TTransition | null;
  /** The effect that changes will have: its code is fetched ahead. @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /**
   * False holds the change before its first frame: the coming picture is not there yet. No code is fetched ahead while it is
   * false, so that pictures come first. @default true
   */
  readonly isReady?: boolean | undefined;
  /** Upper limit of the length in milliseconds; a lower one makes a running change go on faster. @default Infinity */
  readonly maximumDurationMs?: number | undefined;
  /** The element of a slide, null when it is not mounted. */
  readonly getSlideElement: (index: number) => HTMLElement | null;
  /** Chooses for the effect `random`: a number from 0 up to, without, 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** Called exactly once for each change that was not replaced, whatever becomes of tab, elements, animations and network. */
  readonly onFinished: (transition: TTransition) => void;
}

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
