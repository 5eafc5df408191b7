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
