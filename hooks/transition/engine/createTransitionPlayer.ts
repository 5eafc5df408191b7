import { SHORTEST_TRANSITION_MS, TRANSITION_OVERDUE_MS } from '../player/constants.ts';
import type { SlideAnimations } from '../SlideAnimations.ts';

export interface TransitionPlayerOptions extends SlideAnimations {
  /** Called exactly once, and never within the call that made it so. */
  readonly onFinished: () => void;
}

/** One slide change on the page, running. */
export interface TransitionPlayer {
  /** Brings the whole change down to this length, in milliseconds; it goes on faster. */
  hurry(durationMs: number): void;
  /** Takes the animations off the slides; nothing is reported afterwards. */
  dispose(): void;
}

/** Follows a slide change to its end, and makes sure of the end. Without animations the change is a cut. */
export function createTransitionPlayer(options: TransitionPlayerOptions): TransitionPlayer {
  const { animations, removeElements, onFinished } = options;
  const last = animations.at(-1);
  const fullDurationMs = Number(last?.effect?.getComputedTiming().endTime ?? 0);
  let durationMs = fullDurationMs;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    removeElements?.();
    onFinished();
  };
  const run = (): void => {
    if (isOver) return;
    clearTimeout(timer);
    // A hidden tab draws no frames, so its animations report no end.
    const isCut = durationMs < SHORTEST_TRANSITION_MS || document.hidden;
    timer = setTimeout(finish, isCut ? 0 : durationMs + TRANSITION_OVERDUE_MS);
    const rate = durationMs > 0 ? fullDurationMs / durationMs : 1;
    for (const animation of animations) animation.updatePlaybackRate(rate);
  };

  document.addEventListener('visibilitychange', run);
  if (last) last.onfinish = finish;
  for (const animation of animations) animation.oncancel = finish;
  run();
  return {
    hurry(nextDurationMs) {
      if (nextDurationMs >= durationMs) return;
      durationMs = nextDurationMs;
      run();
    },
    dispose() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
      for (const animation of animations) {
        animation.onfinish = null;
        animation.oncancel = null;
        animation.cancel();
      }
      removeElements?.();
    },
  };
}
