import { isInnermostSurface } from './claimTouchAction.ts';

/** Matches elements that handle pointer drags themselves. */
const OWN_USE =
  'input, textarea, select, audio, video, iframe, [contenteditable], [role=slider], [role=scrollbar], [data-no-gesture]';

/**
 * Returns whether a surface must ignore a pointer that goes down. This is the case if the pointer's target handles it,
 * or is in a portal, dialog or nested surface.
 */
export function isTaken(event: PointerEvent, surface: HTMLElement): boolean {
  const { target, defaultPrevented, pointerType, button, ctrlKey } = event;
  if (!(target instanceof Element) || !isInnermostSurface(surface, target) || defaultPrevented) return true;
  // The barrel button of a pen opens a menu, like the right mouse button.
  return button !== 0 || (pointerType === 'mouse' && ctrlKey) || target.closest(OWN_USE) !== null;
}
