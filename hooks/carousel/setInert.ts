/** Takes an element out of reach, or gives it back. Focus that was in it goes to the viewport, never elsewhere. */
export function setInert(element: HTMLElement | null, isInert: boolean, viewport: HTMLElement | null): void {
  if (isInert && element?.contains(document.activeElement)) viewport?.focus({ preventScroll: true });
  element?.toggleAttribute('inert', isInert);
}
