/**
 * Marks an image that is there with `data-loaded`, for style rules of a placeholder. On the element itself: a gallery of many pictures would
 * render once more for each of them.
 */
export function markLoaded(image: HTMLImageElement): void {
  image.dataset['loaded'] = '';
}
