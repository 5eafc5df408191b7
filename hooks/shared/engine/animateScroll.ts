import { clamp } from '../clamp.ts';
import { isKeyless } from '../keyOwners.ts';
import { scrollRange } from './scrollRange.ts';

/** What says that the visitor wants to scroll by hand. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Fast at the beginning, slow at the end. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** Scrolls an element, or the page, to `top` in `durationMs`; 0 is a jump. The visitor's own scrolling ends it, and so does `signal`. */
export function animateScroll(
  scroller: Element,
  top: number,
  durationMs: number,
  signal: AbortSignal,
  ease: (progress: number) => number = easeOut,
): void {
  const start = scroller.scrollTop;
  const range = scrollRange(scroller);
  const end = clamp(top, range.top, range.bottom);
  const jumpTo = (position: number) => scroller.scrollTo?.({ top: position, behavior: 'instant' });
  if (durationMs <= 0 || Math.abs(end - start) < 1) {
    jumpTo(end);
    return;
  }
  const hand = new AbortController();
  const stop = () => hand.abort();
  const options = { signal: hand.signal, passive: true };
  const stopByHand = (event: Event) => {
    if (!isKeyless(event)) stop();
  };
  for (const name of HANDS) window.addEventListener(name, stopByHand, options);
  signal.addEventListener('abort', stop, { signal: hand.signal });

  const startedAt = performance.now();
  const draw = (now: number) => {
    if (hand.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, now - startedAt) / durationMs);
    jumpTo(start + (end - start) * ease(progress));
    if (progress < 1) requestAnimationFrame(draw);
    else stop();
  };
  requestAnimationFrame(draw);
}
