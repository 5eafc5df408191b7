import { listenToKeys } from '../../shared/engine/pageKeys.ts';

/** Matches the elements in use without a movement: one with visible focus, and the button of an open menu. */
const IN_USE = ':focus-visible, [data-menu-open]';

/** The same, with a control that a finger or a screen reader has focused: browsers do not call such focus visible. */
const IN_USE_OR_FOCUSED = `${IN_USE}, button:focus, a:focus`;

/** Whether something within an element is in use. `data-sidebar` is on the element itself; after a tap `:hover` stays on a button without a pointer. */
const isInUse = (element: HTMLElement, isMouseFocus: boolean): boolean =>
  element.hasAttribute('data-sidebar') ||
  element.querySelector(isMouseFocus ? IN_USE : IN_USE_OR_FOCUSED) !== null ||
  (window.matchMedia?.('(hover: hover)').matches && element.querySelector('button:hover, a:hover') !== null);

/**
 * Keeps `data-idle` on an element while no pointer moved over it, no key was pressed and nothing within it was in use for a while. The focus that a
 * mouse leaves behind is no use.
 *
 * @returns ends it
 */
export function watchIdle(element: HTMLElement, delayMs: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let lastSignMs = performance.now();
  let lastMousePressMs = lastSignMs;
  let isMouseFocus = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = (): void => {
    const restMs = lastSignMs + delayMs - performance.now();
    const isIdle = restMs <= 0 && !isInUse(element, isMouseFocus);
    element.toggleAttribute('data-idle', isIdle);
    timer = isIdle ? undefined : setTimeout(check, restMs > 0 ? restMs : delayMs);
  };
  // A pointer that moves reports at each frame, so the timer is not started anew each time.
  const note = (): void => {
    lastSignMs = performance.now();
    if (timer === undefined) check();
  };
  const listen = (type: string, handle: (event: Event) => void) =>
    element.addEventListener(type, handle, { signal, passive: true });
  listen('pointermove', note);
  listen('pointerdown', (event) => {
    lastMousePressMs = (event as PointerEvent).pointerType === 'mouse' ? performance.now() : -Infinity;
    note();
  });
  listen('focusin', () => {
    // A press moves focus itself, or the code that it calls does.
    isMouseFocus = performance.now() - lastMousePressMs < delayMs;
    note();
  });
  listenToKeys(note, signal, true);
  check();
  return () => {
    ending.abort();
    clearTimeout(timer);
    element.removeAttribute('data-idle');
  };
}
