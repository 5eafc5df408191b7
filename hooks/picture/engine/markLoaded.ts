/**
 * Sets `data-loaded` on a loaded image, which placeholder styles depend on. The attribute is set directly on the
 * element, because using state would rerender a large gallery for every image.
 */
export function markLoaded(image: HTMLImageElement): void {
  image.dataset['loaded'] = '';
}
