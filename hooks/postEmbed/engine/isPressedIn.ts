import { activeElementAround } from '../../shared/engine/activeElementAround.ts';

/** `navigator.userActivation`, which a browser of before November 2023 may not have. */
interface ActivatedNavigator {
  readonly userActivation?: { readonly isActive: boolean } | undefined;
}

/** Whether any of the frame is in the window. */
function isInWindow(frame: HTMLIFrameElement): boolean {
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  return (
    top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0 && bottom > top && right > left
  );
}

/**
 * Whether a visitor can have pressed something in a frame just now: it can be reached, it is in the window, it has the focus, and the
 * browser knows of a press. A press in a frame activates the pages around it, too. Where the browser cannot say, the rest decides.
 */
export function isPressedIn(frame: HTMLIFrameElement): boolean {
  const { userActivation } = navigator as ActivatedNavigator;
  if (userActivation && !userActivation.isActive) return false;
  return !frame.closest('[inert]') && isInWindow(frame) && activeElementAround(frame) === frame;
}
