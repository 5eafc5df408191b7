import { THUMBNAIL_FLIGHT_LEVEL } from '../constants.ts';
import { ZOOMED, zoomKeyframe } from '../zoomKeyframe.ts';
import type { ZoomBox } from '../zoomKeyframe.ts';

export interface PictureFlight {
  /** A file that the browser has already. */
  readonly url: string;
  /** Where the picture is in the lightbox, in CSS pixels of the window. */
  readonly place: ZoomBox;
  readonly thumbnail: ZoomBox;
  readonly direction: 'out' | 'back';
  readonly durationMs: number;
  /** What the picture is put into while it flies: the dialog, or the page. */
  readonly container: HTMLElement;
}

/**
 * Lets a picture of its own fly between a thumbnail and the place in the lightbox. It is in nobody's way: no pointer meets it, no screen reader
 * hears of it.
 *
 * @returns ends the flight; `onEnd` is called once, however it ends
 */
export function flyPicture(flight: PictureFlight, onEnd?: () => void): () => void {
  const { url, place, thumbnail, direction, durationMs, container } = flight;
  const picture = document.createElement('img');
  picture.alt = '';
  picture.ariaHidden = 'true';
  picture.decoding = 'sync';
  picture.src = url;
  // Through the CSSOM, which a strict policy allows.
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    objectFit: 'cover',
    pointerEvents: 'none',
    zIndex: `${direction === 'out' ? 1 : THUMBNAIL_FLIGHT_LEVEL}`,
  });
  container.append(picture);
  const there = zoomKeyframe(thumbnail, place);
  const animation = picture.animate(
    (direction === 'out' ? [there, ZOOMED] : [ZOOMED, there]).map((frame) => ({ ...frame })),
    { duration: durationMs, easing: 'ease-in-out', fill: 'both' },
  );
  function end(): void {
    if (!picture.isConnected && animation.playState === 'idle') return;
    picture.remove();
    animation.cancel();
    onEnd?.();
  }
  animation.addEventListener('finish', end);
  return end;
}
