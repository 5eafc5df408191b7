import { isSeen } from './isSeen.ts';
import { paintedBox } from '../paintedBox.ts';
import type { ZoomBox } from '../zoomKeyframe.ts';

export interface ShownPicture {
  readonly element: HTMLImageElement;
  /** The file that the browser took. */
  readonly url: string;
  /** Where it is painted, in CSS pixels of the window. */
  readonly place: ZoomBox;
}

/** The picture of the slide that is shown, or what stands in its place until it has come. */
export function shownPicture(dialog: HTMLElement): ShownPicture | null {
  const pictures = dialog.querySelectorAll<HTMLImageElement>('[data-role="current"] img');
  for (const element of pictures) {
    const box = element.getBoundingClientRect();
    if (!isSeen(box) || getComputedStyle(element).visibility !== 'visible') continue;
    const natural = { width: element.naturalWidth, height: element.naturalHeight };
    return { element, url: element.currentSrc || element.src, place: paintedBox(box, natural) };
  }
  return null;
}
