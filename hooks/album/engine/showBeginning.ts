/** Scrolls to the beginning of an element whose beginning is out of sight. `scroll-margin` says how far above. */
export function showBeginning(element: HTMLElement | null): void {
  const { top = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || top > window.innerHeight) element?.scrollIntoView?.({ behavior: 'instant' });
}
