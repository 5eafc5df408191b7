/**
 * Cancels what an `<img>` outside the page is loading, and lets the browser collect the element. Remove its listeners first: it reports an error.
 *
 * Chromium 156 keeps such an element until the page is left if it has a `srcset` with widths, or has shown that it has no file. Without `srcset` and
 * with an empty `src` (not: without `src`) it does not.
 */
export function releaseImage(image: HTMLImageElement): void {
  image.removeAttribute('srcset');
  image.src = '';
}
