/** A rectangle on the screen, in CSS pixels. */
export type ZoomBox = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;

export interface ZoomKeyframe {
  readonly transform: string;
  readonly clipPath: string;
}

/** Keyframe of an image at its position in the lightbox. */
export const ZOOMED: ZoomKeyframe = { transform: 'none', clipPath: 'inset(0% 0%)' };

const round = (value: number): number => Math.round(value * 1000) / 1000;
const hidden = (shown: number, whole: number): number => Math.max(0, round((1 - shown / whole) * 50));

/** Returns the keyframe where an image covers its thumbnail, scaled to fit and clipped to the thumbnail's edges. */
export function zoomKeyframe(thumbnail: ZoomBox, picture: ZoomBox): ZoomKeyframe {
  const scale = Math.max(thumbnail.width / picture.width, thumbnail.height / picture.height);
  const x = thumbnail.left + thumbnail.width / 2 - (picture.left + picture.width / 2);
  const y = thumbnail.top + thumbnail.height / 2 - (picture.top + picture.height / 2);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    transform: `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})`,
    clipPath: `inset(${hidden(thumbnail.height, height)}% ${hidden(thumbnail.width, width)}%)`,
  };
}
