import { unshadowed } from '../../../core/shared/unshadowed.ts';
import { readImageUrl } from '../markup.ts';
import { CORE_LIGHTBOX, coreContainerOf } from '../selectors.ts';
import { toWebUrl } from '../wireValues.ts';
import type { CoreImage } from './readCoreImages.ts';

/** Returns the link or button that opens an image, given that link or button or an element inside it. */
function controlOf(element: Element): Element | null {
  const link = element.closest('a');
  if (link) return link;
  // The caption of an image that opens in WordPress's own lightbox is not clickable.
  return element.closest(`img, .lightbox-trigger`)?.closest(CORE_LIGHTBOX) ?? null;
}

/** Whether a control on the page opens this image. */
function isControlOf(control: Element, image: CoreImage): boolean {
  const { baseURI } = unshadowed(control.ownerDocument);
  if (image.opens === 'file') {
    return (
      toWebUrl(control.getAttribute('href') ?? '', baseURI) === image.url &&
      control.querySelector('img') !== null &&
      !control.hasAttribute('download')
    );
  }
  const isOwn = image.opens === 'coreLightbox' && control.matches(CORE_LIGHTBOX);
  return isOwn && readImageUrl(control.querySelector('img'), baseURI) === image.thumbnail?.url;
}

/**
 * Returns the image that a click on an element of the page opens. Pass the gallery or post as `container`, so that
 * controls in a nested gallery are ignored.
 */
export function findPressedImage(
  pressed: Element,
  images: readonly CoreImage[],
  container?: Element,
): CoreImage | undefined {
  const control = controlOf(pressed);
  if (!control || (container && coreContainerOf(control) !== container)) return undefined;
  return images.find((image) => isControlOf(control, image));
}

/** Returns the link or the button on the page that opens an image. */
export function findImageControl(image: CoreImage, container: Element): HTMLElement | undefined {
  const controls = [...container.querySelectorAll<HTMLElement>(image.opens === 'file' ? 'a' : CORE_LIGHTBOX)];
  const control = controls.find((each) => coreContainerOf(each) === container && isControlOf(each, image));
  return control?.querySelector<HTMLElement>('.lightbox-trigger') ?? control;
}
