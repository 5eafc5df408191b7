import { listenToKeys } from '../../../core/shared/engine/pageKeys.ts';

/** Matches elements in use: those with visible focus, and the button of an open menu. */
const IN_USE = ':focus-visible, [data-menu-open]';

/**
 * Also matches controls that were focused by touch or a screen reader. Browsers do not consider these `:focus-visible`.
 */
const IN_USE_OR_FOCUSED = `${IN_USE}, button:focus, a:focus`;

/**
 * Whether the element or something inside it is in use. `data-sidebar` is set on the element itself. `:hover` is only
 * checked on devices that can hover, because it persists after a tap.
 */
const isInUse = (element: HTMLElement, isMouseFocus: boolean): boolean =>
  element.hasAttribute('data-sidebar') ||
  element.querySelector(isMouseFocus ? IN_USE : IN_USE_OR_FOCUSED) !== null ||
  (window.matchMedia?.('(hover: hover)').matches && element.querySelector('button:hover, a:hover') !== null);

/**
 * Sets `data-idle` on an element after a period without pointer movement or key presses, provided that nothing inside
 * it is in use. Focus left behind by a mouse click does not count as use.
 *
 * @returns A function that stops watching.
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
  // Pointer movement fires an event on every frame, so do not restart the timer each time.
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
    // A mouse press moves focus, either directly or through an event handler.
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
