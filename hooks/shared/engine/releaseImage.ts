/**
 * Lets go of an `<img>` outside the page: cancels its loading, and lets the browser collect it. Do not release a loaded picture that is about to be
 * shown: where its server forbids storing (`no-store`), it would be requested again.
 *
 * Chromium 156 keeps such an element until the page is left if it has a `srcset` with widths, or has no `src` any more. Without `srcset` and with an
 * empty `src` it does not.
 */
export function releaseImage(image: HTMLImageElement): void {
  image.onload = null;
  image.onerror = null;
  image.removeAttribute('srcset');
  image.src = '';
}
