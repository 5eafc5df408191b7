import { loadEffect } from './effectCode.ts';
import { startTransition } from './startTransition.ts';
import type { TransitionPlayer } from './createTransitionPlayer.ts';
import type { StartTransitionOptions } from './startTransition.ts';

/** Where the code of effects comes from. */
export interface EffectSource {
  /** False when the code of an effect cannot be had. */
  readonly load: typeof loadEffect;
  /** Null while the code has not come. */
  readonly start: typeof startTransition;
}

/** A change that stands still until `play()`, and until its code is there. */
export interface HeldTransition extends TransitionPlayer {
  play(): void;
}

/**
 * Holds a change back until it may play and its code has come. It does not wait longer for the code than the change itself
 * would last: then, and where nothing can be animated, it is a cut. `onFinished` is called once, and later than `play()`.
 */
export function holdTransition(
  options: Omit<StartTransitionOptions, 'maximumDurationMs'>,
  code: EffectSource = { load: loadEffect, start: startTransition },
): HeldTransition {
  const { transition, outgoing, incoming, onFinished } = options;
  const { effect, durationMs } = transition;
  const canMove = effect !== 'none' && durationMs > 0 && Boolean((incoming ?? outgoing)?.animate);
  // Until the change begins, the picture that comes does not show behind a smaller one.
  const veil = canMove ? incoming?.animate({ opacity: [0, 0] }, { fill: 'both' }) : undefined;
  let maximumDurationMs = Infinity;
  let patienceMs = canMove ? durationMs : 0;
  let calledAtMs: number | undefined;
  let isOver = false;
  let player: TransitionPlayer | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lift = (): void => {
    clearTimeout(timer);
    veil?.cancel();
  };
  const cut = (): void => {
    isOver = true;
    lift();
    onFinished();
  };
  const update = (): void => {
    if (calledAtMs === undefined || isOver) return;
    if (player) return player.hurry(maximumDurationMs);
    clearTimeout(timer);
    player = canMove ? code.start({ ...options, maximumDurationMs }) : undefined;
    if (player) return lift();
    timer = setTimeout(cut, calledAtMs + Math.min(patienceMs, maximumDurationMs) - performance.now());
  };
  if (canMove) {
    void code.load(effect).then((isThere) => {
      if (!isThere) patienceMs = 0;
      update();
    });
  }
  return {
    play() {
      calledAtMs ??= performance.now();
      update();
    },
    hurry(limitMs) {
      maximumDurationMs = Math.min(maximumDurationMs, limitMs);
      update();
    },
    dispose() {
      isOver = true;
      lift();
      player?.dispose();
    },
  };
}
