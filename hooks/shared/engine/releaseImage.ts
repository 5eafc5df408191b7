/**
 * Releases an `<img>` that is not in the document: cancels loading and makes it collectable. Do not release a loaded
 * image that is about to be shown; if its server forbids caching (`no-store`), it would be requested again.
 *
 * Chromium 156 keeps such an element until the page is closed if it has a `srcset` with widths, or no `src` attribute.
 * It does not if there is no `srcset` and `src` is empty.
 */
export function releaseImage(image: HTMLImageElement): void {
  image.onload = null;
  image.onerror = null;
  image.removeAttribute('srcset');
  image.src = '';
}
