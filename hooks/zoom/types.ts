import type { ReactNode } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxStatus, SlideImageStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';
import type { SwipeDirection } from '../swipe/types.ts';
import type { ZoomLabels } from './labels.ts';

/** The position of a picture in its surface: its middle, in pixels from the middle of the surface. */
export interface ZoomView {
  /** 1: the whole picture. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The position of the mouse chooses the visible part, as after the zoom button. */
  readonly isFollowing: boolean;
}

/** The sizes that a view depends on, in pixels. */
export interface ZoomGeometry {
  readonly surfaceWidth: number;
  readonly surfaceHeight: number;
  /** The width of the whole picture within the surface. */
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly maxScale: number;
  readonly toggleScale: number;
}

/** The target of a zoom: a lightbox, or anything that shows one picture. */
export interface ZoomTarget {
  /** Missing where it is inline and always there. */
  readonly status?: LightboxStatus | undefined;
  /** The picture: another `id` starts whole; `width` and `height` are its shape. */
  readonly image?: (Partial<GalleryImage> & Pick<GalleryImage, 'id'>) | undefined;
  readonly imageStatus?: SlideImageStatus | undefined;
}

/** `modified`: with Ctrl, as touchpads report a pinch. `always`: every turn zooms, for a surface that fills the window. */
export type ZoomWheel = 'modified' | 'always' | 'off';

/** The reason for another scale. `resize`: the surface was resized. `slideChange` and `closed`: the picture has gone. */
export type ZoomChangeReason =
  | 'button'
  | 'keyboard'
  | 'doubleTap'
  | 'pinch'
  | 'wheel'
  | 'imperative'
  | 'resize'
  | 'slideChange'
  | 'closed';

export interface UseZoomOptions {
  /** The element around the picture, where another component draws it. @default that of `getSurfaceProps` */
  readonly surfaceElement?: HTMLElement | null | undefined;
  /** @default ZOOM_TOGGLE_SCALE */
  readonly toggleScale?: number | undefined;
  /** @default ZOOM_MAX_SCALE, or what shows the picture's own pixels where that is more */
  readonly maxScale?: number | undefined;
  /**
   * Called for each new scale, 1 for the whole picture: once for a whole pinch or turn of the wheel, at its end. `details.cancel()` keeps
   * the previous scale; at `slideChange` and `closed` it has no effect.
   */
  readonly onZoomChange?: ((scale: number, details: ChangeDetails<ZoomChangeReason>) => void) | undefined;
  /** @default 'modified' */
  readonly wheel?: ZoomWheel | undefined;
  /** +, − and 0: anywhere while a lightbox is open, inline while the surface has focus. @default true */
  readonly shortcuts?: boolean | undefined;
  readonly labels?: Partial<ZoomLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseZoomResult {
  readonly isZoomed: boolean;
  /** 1 is the whole picture. During a pinch it is the previous scale. */
  readonly scale: number;
  /** False where there is nothing to zoom: no picture yet, a failed one, an embedded video. The button is off then, in its place. */
  readonly isAvailable: boolean;
  /** `zoom` while the picture is zoomed or moved: for the option `pauseReasons` of `useSlideshow`. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  zoomIn(reason?: ZoomChangeReason, event?: Event): void;
  zoomOut(reason?: ZoomChangeReason, event?: Event): void;
  /** Between whole and `toggleScale`. */
  toggle(reason?: ZoomChangeReason, event?: Event): void;
  reset(reason?: ZoomChangeReason, event?: Event): void;
  /** Whether a drag that way is no pan of the zoomed picture: for the option `canStart` of `useSwipe`. */
  canSwipe(direction: SwipeDirection): boolean;
  /** `sizes` of an `<img>`, times the scale: so that the browser loads a larger file where there is one. */
  scaleSizes(sizes: string): string;
  /**
   * Multiplies the `sizes` of a picture's `<img>`, by the picture's id, by the largest scale that it was shown in. They only grow: for a
   * smaller size a browser would load a second file.
   */
  largestSizes(pictureId: string, sizes: string): string;
  /** Render it anywhere, once: the code of pinch and pan, which loads at the first touch and shows nothing. */
  readonly gestureNode: ReactNode;
  readonly getButtonProps: PropGetter<'button'>;
  /**
   * For the element around the picture. Zoomed it has `data-zoomed`, while fingers or a mouse move it `data-zoom-moving`, and
   * always while zoomed `--loggia-zoom-scale`, `--loggia-zoom-x` and `--loggia-zoom-y` (lengths).
   */
  readonly getSurfaceProps: PropGetter<'div'>;
  /** For the picture: it is measured where its size is not known, and `sizes` grow with the scale. */
  readonly getImageProps: PropGetter<'img'>;
  /** A visually hidden live region for `announcement`. */
  readonly getStatusProps: PropGetter<'div'>;
  /** The scale, once it has changed; else ''. */
  readonly announcement: string;
  readonly labels: ZoomLabels;
}
