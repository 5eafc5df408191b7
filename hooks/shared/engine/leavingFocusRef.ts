import { hasFocusWithin } from './activeElementAround.ts';

/**
 * A ref for an element that goes while a visitor may be on it, by a press or by itself: focus that it had goes to what `findNext` names,
 * as long as both are on the page.
 */
export function leavingFocusRef(
  findNext: (leaving: HTMLElement) => HTMLElement | null | undefined,
): (element: HTMLElement | null) => void {
  let held: HTMLElement | null = null;
  return (element) => {
    if (!element && held && hasFocusWithin(held)) findNext(held)?.focus({ preventScroll: true });
    held = element;
  };
}
