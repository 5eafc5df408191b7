import { unshadowed } from '@loggia/hooks/shared';

export interface WhenFreeOptions {
  readonly signal: AbortSignal;
  /** What else of the page can lie over the container, as children of the body. */
  readonly overlays: string | undefined;
  /** The visitor has asked for something, and waits for the kit now. */
  readonly isPressed: () => boolean;
  /** The server's content is to answer a press itself: it stays under the pointer that has pressed. */
  readonly isGivenBack: boolean;
}

const EVENTS = ['focusin', 'focusout', 'click', 'keydown', 'change', 'mouseover'] as const;

function isBusy(container: HTMLElement, { overlays, isPressed, isGivenBack }: WhenFreeOptions): boolean {
  const place = unshadowed(container);
  const { activeElement, body } = place.ownerDocument;
  if (isPressed()) return false;
  const isCovered = overlays !== undefined && [...body.children].some((child) => child.matches(overlays));
  return isCovered || place.contains(activeElement) || (isGivenBack && place.matches(':hover'));
}

/**
 * Resolves when the container can be taken off the page without taking it out of somebody's hands: nobody's focus is in it, and
 * nothing that the page's own scripts have opened lies over it.
 */
export function whenFree(container: HTMLElement, options: WhenFreeOptions): Promise<void> {
  if (!isBusy(container, options)) return Promise.resolve();
  const { ownerDocument } = unshadowed(container);
  return new Promise((resolve) => {
    const watch = new MutationObserver(look);
    // After a focusout the next element has the focus a moment later.
    const lookSoon = () => queueMicrotask(look);
    function look(): void {
      if (!options.signal.aborted && isBusy(container, options)) return;
      watch.disconnect();
      for (const type of EVENTS) ownerDocument.removeEventListener(type, lookSoon, true);
      resolve();
    }
    watch.observe(ownerDocument.body, { childList: true });
    for (const type of EVENTS) ownerDocument.addEventListener(type, lookSoon, true);
    options.signal.addEventListener('abort', look, { once: true });
  });
}
