/**
 * Releases an `<img>` that is not in the document: cancels loading and makes it collectable. Do not release a loaded
 * image that is about to be shown. If its server forbids caching (`no-store`), it would be requested again.
 *
 * Chromium 156 keeps the element until the page is closed if it has a `srcset` with widths, or no `src` attribute. If
 * it has no `srcset` and an empty `src`, the element can be collected.
 */
export function releaseImage(image: HTMLImageElement): void {
  image.onload = null;
  image.onerror = null;
  image.removeAttribute('srcset');
  image.src = '';
}
