import { knownSide } from '../../../core/picture/knownSize.ts';
import { ZOOM_MAX_SCALE, ZOOM_TOGGLE_SCALE } from '../constants.ts';
import type { UseZoomOptions, ZoomGeometry } from '../types.ts';

interface MeasureZoomInput extends Pick<UseZoomOptions, 'toggleScale' | 'maxScale'> {
  readonly surface: HTMLElement | null;
  /** The element that receives `getImageProps`, or the image of the current slide. */
  readonly imageElement: HTMLImageElement | null;
  /** The image's own size, as far as it is known. */
  readonly picture: { readonly width?: number | undefined; readonly height?: number | undefined } | undefined;
}

const CURRENT_IMAGE = '[data-role="current"] img';

function ownSize(picture: MeasureZoomInput['picture'], element: HTMLImageElement | null): Size {
  return {
    width: knownSide(picture?.width) ?? element?.naturalWidth ?? 0,
    height: knownSide(picture?.height) ?? element?.naturalHeight ?? 0,
  };
}

/** Reads the sizes that a view depends on. These are layout sizes, so zooming does not change them. */
export function measureZoom(input: MeasureZoomInput): ZoomGeometry {
  const { surface, picture, toggleScale = ZOOM_TOGGLE_SCALE } = input;
  const surfaceWidth = surface?.clientWidth ?? 0;
  const surfaceHeight = surface?.clientHeight ?? 0;
  const element = input.imageElement ?? surface?.querySelector<HTMLImageElement>(CURRENT_IMAGE) ?? null;
  const own = ownSize(picture, element);
  const container = element?.offsetWidth
    ? { width: element.offsetWidth, height: element.offsetHeight }
    : { width: surfaceWidth, height: surfaceHeight };
  const { width: imageWidth, height: imageHeight } = containedSize(container, own);
  const ownScale = imageWidth > 0 ? own.width / imageWidth : 0;
  const maxScale = Math.max(1, input.maxScale ?? Math.max(ZOOM_MAX_SCALE, ownScale));
  return { surfaceWidth, surfaceHeight, imageWidth, imageHeight, maxScale, toggleScale };
}

/** A width and a height. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size of an image that is scaled down, but never up, to fit the available space. If the natural size is
 * unknown, the image fills the space.
 */
export function containedSize(container: Size, picture: Partial<Size>): Size {
  const { width = 0, height = 0 } = picture;
  if (width <= 0 || height <= 0) return { width: container.width, height: container.height };
  const ratio = Math.min(1, container.width / width, container.height / height);
  return { width: width * ratio, height: height * ratio };
}
