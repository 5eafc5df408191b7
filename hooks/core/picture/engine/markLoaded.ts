/**
 * Sets `data-loaded` on a loaded image. Placeholder styles depend on this attribute. It is set directly on the element,
 * because using state would rerender a large gallery for every image.
 */
export function markLoaded(image: HTMLImageElement): void {
  image.dataset['loaded'] = '';
}
