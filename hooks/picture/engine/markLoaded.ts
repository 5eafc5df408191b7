/**
 * Sets `data-loaded` on a loaded image, for the style rules of placeholders. Set on the element directly, because state
 * would render a large gallery once more per image.
 */
export function markLoaded(image: HTMLImageElement): void {
  image.dataset['loaded'] = '';
}
