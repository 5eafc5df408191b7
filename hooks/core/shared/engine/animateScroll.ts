import { clamp } from '../clamp.ts';
import { isKeyless } from '../keyOwners.ts';
import { scrollEnd } from './scrolling.ts';

/** Events that indicate manual scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Starts fast and slows down. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Scrolls an element, or the page, to `top` within `durationMs`, or jumps there if the duration is 0. Stops when the
 * user scrolls or `signal` is aborted.
 */
export function animateScroll(
  scroller: Element,
  top: number,
  durationMs: number,
  signal: AbortSignal,
  ease: (progress: number) => number = easeOut,
): void {
  const start = scroller.scrollTop;
  const end = clamp(top, 0, scrollEnd(scroller));
  const jumpTo = (position: number) => scroller.scrollTo?.({ top: position, behavior: 'instant' });
  if (durationMs <= 0 || Math.abs(end - start) < 1) {
    jumpTo(end);
    return;
  }
  const ending = new AbortController();
  const stop = () => ending.abort();
  const options = { signal: ending.signal, passive: true };
  const stopOnUserInput = (event: Event) => {
    if (!isKeyless(event)) stop();
  };
  for (const name of USER_SCROLL_EVENTS) window.addEventListener(name, stopOnUserInput, options);
  signal.addEventListener('abort', stop, { signal: ending.signal });

  const startedAt = performance.now();
  const step = (now: number) => {
    if (ending.signal.aborted) return;
    const progress = clamp((now - startedAt) / durationMs, 0, 1);
    jumpTo(start + (end - start) * ease(progress));
    if (progress < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}
