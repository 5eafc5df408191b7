import { drawnPicture } from '../drawnPicture.ts';
import type { Box } from '../drawnPicture.ts';

export interface MeasuredPicture {
  readonly element: HTMLImageElement;
  readonly address: string;
  /** Where the picture is drawn, from the corner of the slide. */
  readonly picture: Box;
  /** What the tiles have to cover, from the corner of the slide. */
  readonly area: Box;
}

/** The largest picture of a slide, or null where it has none that is loaded (an embed, a failed picture). */
export function measurePicture(slide: HTMLElement): MeasuredPicture | null {
  const slideBox = slide.getBoundingClientRect();
  const found = [...slide.querySelectorAll('img')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => element.complete && element.naturalWidth > 0 && box.width * box.height > 0)
    .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0];
  if (!found || slideBox.width === 0) return null;
  const { element, box } = found;
  // The style sheet would ask for the file in another mode than the element did, and so load it again.
  if (element.crossOrigin !== null) return null;
  const contentBox = contentBoxOf(element, box, slideBox);
  const { objectFit: fit, objectPosition: position } = getComputedStyle(element);
  const { naturalWidth, naturalHeight, currentSrc: address } = element;
  const picture = drawnPicture({ contentBox, naturalWidth, naturalHeight, fit, position });
  const isCropped = picture.width > contentBox.width + 1 || picture.height > contentBox.height + 1;
  const wholeSlide = { x: 0, y: 0, width: slideBox.width, height: slideBox.height };
  return { element, address, picture, area: isCropped ? contentBox : wholeSlide };
}

function contentBoxOf(element: HTMLImageElement, box: DOMRect, slideBox: DOMRect): Box {
  const style = getComputedStyle(element);
  const edge = (side: 'Left' | 'Right' | 'Top' | 'Bottom'): number =>
    Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]);
  const [left, top] = [edge('Left'), edge('Top')];
  return {
    x: box.x - slideBox.x + left,
    y: box.y - slideBox.y + top,
    width: box.width - left - edge('Right'),
    height: box.height - top - edge('Bottom'),
  };
}
