import { THUMBNAIL_FLIGHT_LEVEL } from '../constants.ts';
import { ZOOMED, zoomKeyframe, type ZoomBox } from '../zoomKeyframe.ts';

interface ImageFlight {
  /** URL of a file in the browser's cache. */
  readonly url: string;
  /** Position of the image in the lightbox, in CSS pixels relative to the viewport. */
  readonly box: ZoomBox;
  readonly thumbnail: ZoomBox;
  readonly direction: 'out' | 'back';
  readonly durationMs: number;
  /** Element that contains the image during the animation: the dialog or the body. */
  readonly container: HTMLElement;
}

/**
 * Animates a copy of the image between a thumbnail and its position in the lightbox. Pointers and screen readers ignore
 * the copy.
 *
 * @returns a function that ends the animation. `onFinish` is called once, no matter how the animation ends.
 */
export function flyImage(flight: ImageFlight, onFinish?: () => void): () => void {
  const { url, box, thumbnail, direction, durationMs, container } = flight;
  const picture = document.createElement('img');
  picture.alt = '';
  picture.ariaHidden = 'true';
  picture.decoding = 'sync';
  picture.src = url;
  // Set these styles through the CSSOM, because a strict content security policy allows this.
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    objectFit: 'cover',
    pointerEvents: 'none',
    zIndex: `${direction === 'out' ? 1 : THUMBNAIL_FLIGHT_LEVEL}`,
  });
  container.append(picture);
  const there = zoomKeyframe(thumbnail, box);
  const animation = picture.animate(
    (direction === 'out' ? [there, ZOOMED] : [ZOOMED, there]).map((frame) => ({ ...frame })),
    { duration: durationMs, easing: 'ease-out', fill: 'both' },
  );
  function end(): void {
    if (!picture.isConnected && animation.playState === 'idle') return;
    picture.remove();
    animation.cancel();
    onFinish?.();
  }
  animation.addEventListener('finish', end);
  return end;
}

/**
 * Returns the visible part of a thumbnail, in CSS pixels relative to the viewport. If its link clips the image, the
 * visible part ends at the link's edge. Returns `null` if the thumbnail is out of view.
 */
export function visibleThumbnail(link: HTMLElement): DOMRect | null {
  const frame = link.getBoundingClientRect();
  const picture = link.querySelector('img')?.getBoundingClientRect() ?? frame;
  if (!isSeen(picture)) return null;
  if (getComputedStyle(link).overflow === 'visible') return picture;
  const left = Math.max(picture.left, frame.left);
  const top = Math.max(picture.top, frame.top);
  const right = Math.min(picture.right, frame.right);
  const bottom = Math.min(picture.bottom, frame.bottom);
  const seen = new DOMRect(left, top, right - left, bottom - top);
  return isSeen(seen) ? seen : null;
}

export interface ShownImage {
  readonly element: HTMLImageElement;
  /** URL of the file that the browser has chosen. */
  readonly url: string;
  /** The position where the image is painted, in CSS pixels relative to the viewport. */
  readonly box: ZoomBox;
}

/** Returns the image of the current slide or its placeholder, or `null` if none is visible. */
export function shownImage(dialog: HTMLElement): ShownImage | null {
  const pictures = dialog.querySelectorAll<HTMLImageElement>('[data-role="current"] img');
  for (const element of pictures) {
    const box = element.getBoundingClientRect();
    if (!isSeen(box) || getComputedStyle(element).visibility !== 'visible') continue;
    const natural = { width: element.naturalWidth, height: element.naturalHeight };
    return { element, url: element.currentSrc || element.src, box: paintedBox(box, natural) };
  }
  return null;
}

/**
 * Returns the rectangle where an image is painted within its element. The element may be larger than this rectangle
 * (`object-fit: contain`).
 */
export function paintedBox(box: ZoomBox, natural: { readonly width: number; readonly height: number }): ZoomBox {
  if (!(natural.width > 0 && natural.height > 0)) return box;
  const scale = Math.min(box.width / natural.width, box.height / natural.height);
  const [width, height] = [natural.width * scale, natural.height * scale];
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** Whether a rectangle is at least partly in the viewport. */
const isSeen = ({ width, height, top, bottom, left, right }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
