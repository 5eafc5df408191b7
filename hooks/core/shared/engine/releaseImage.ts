/**
 * Releases an `<img>` that is not in the document: cancels loading and makes the element eligible for garbage
 * collection. Do not release a loaded image that is about to be shown, because the browser would request it again if
 * the server forbids caching (`no-store`).
 *
 * Chromium 156 keeps the element until the page is closed if it has a `srcset` with width descriptors, or has no `src`
 * attribute. If it has no `srcset` and an empty `src`, the element can be collected.
 */
export function releaseImage(image: HTMLImageElement): void {
  image.onload = null;
  image.onerror = null;
  image.removeAttribute('srcset');
  image.src = '';
}
