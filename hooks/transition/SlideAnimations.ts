import type { CubeEffect, FadeEffect, SlideDirection, TileEffect } from './types.ts';

/** Both slides of a change, and how they move. */
export interface SlideAnimationsOptions {
  readonly outgoing: HTMLElement | null;
  readonly incoming: HTMLElement | null;
  readonly direction: SlideDirection;
  readonly isRightToLeft: boolean;
  readonly durationMs: number;
}

/** The animations of a change, running. */
export interface SlideAnimations {
  /** The last of them ends last. */
  readonly animations: readonly Animation[];
  /** Takes elements that were made for the change off the page. */
  readonly removeElements?: (() => void) | undefined;
}

/** What a change can be drawn as, once `random` has become one of the others. */
export type DrawnEffect = FadeEffect | CubeEffect | TileEffect;
