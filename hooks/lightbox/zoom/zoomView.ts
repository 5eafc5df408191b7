import { clamp } from '../../core/shared/clamp.ts';
import type { Point } from '../../core/gesture/GestureInput.ts';
import type { SwipeDirection } from '../../slides/swipe/types.ts';
import { ZOOM_PINCH_SLACK, ZOOM_SNAP_SCALE } from './constants.ts';
import type { ZoomGeometry, ZoomView } from './types.ts';

/** Events of a zoom view. Points are in pixels relative to the center of the surface. */
export type ZoomEvent =
  | { readonly type: 'toggled'; readonly at: Point; readonly isFollowing: boolean }
  | { readonly type: 'scaled'; readonly factor: number; readonly at: Point }
  /**
   * Two fingers have moved since `from`, when their midpoint was at `origin`. `factor` is the relative change in their
   * distance.
   */
  | {
      readonly type: 'pinched';
      readonly from: ZoomView;
      readonly origin: Point;
      readonly at: Point;
      readonly factor: number;
    }
  | { readonly type: 'dragged'; readonly by: Point }
  | { readonly type: 'pointerMoved'; readonly at: Point }
  /** The fingers were lifted, or the surface was resized. */
  | { readonly type: 'settled' }
  | { readonly type: 'reset' };

function pinch(event: Extract<ZoomEvent, { type: 'pinched' }>, geometry: ZoomGeometry): ZoomView {
  const { from, origin, at, factor } = event;
  const { scale } = clampView({ ...from, scale: from.scale * factor }, geometry, ZOOM_PINCH_SLACK);
  const ratio = scale / from.scale;
  const moved = { x: at.x - (origin.x - from.x) * ratio, y: at.y - (origin.y - from.y) * ratio };
  return clampView({ scale, ...moved, isFollowing: false }, geometry, ZOOM_PINCH_SLACK);
}

/** Applies an event to the view. */
export function zoomReducer(view: ZoomView, event: ZoomEvent, geometry: ZoomGeometry): ZoomView {
  switch (event.type) {
    case 'toggled': {
      if (view.scale > 1) return WHOLE_VIEW;
      const zoomed = scaleAround({ ...view, isFollowing: event.isFollowing }, geometry.toggleScale, event.at, geometry);
      return event.isFollowing ? followPointer(zoomed, event.at, geometry) : zoomed;
    }
    case 'scaled':
      return scaleAround({ ...view, isFollowing: false }, view.scale * event.factor, event.at, geometry);
    case 'pinched':
      return pinch(event, geometry);
    case 'dragged':
      return clampView({ ...view, x: view.x + event.by.x, y: view.y + event.by.y, isFollowing: false }, geometry);
    case 'pointerMoved':
      return view.isFollowing ? followPointer(view, event.at, geometry) : view;
    case 'settled':
      return view.scale < ZOOM_SNAP_SCALE ? WHOLE_VIEW : clampView(view, geometry);
    case 'reset':
      return WHOLE_VIEW;
    default:
      return event satisfies never;
  }
}

/** View of the whole image. */
export const WHOLE_VIEW: ZoomView = { scale: 1, x: 0, y: 0, isFollowing: false };

/** Returns the view at another scale. The given point stays in place, as far as the image's edges allow. */
function scaleAround(view: ZoomView, scale: number, point: Point, geometry: ZoomGeometry): ZoomView {
  const { scale: reached } = clampView({ ...view, scale }, geometry);
  const factor = reached / view.scale;
  const moved = { x: point.x - (point.x - view.x) * factor, y: point.y - (point.y - view.y) * factor };
  return clampView({ ...view, scale: reached, ...moved }, geometry);
}

const share = (distance: number, length: number) => (length > 0 ? clamp((2 * distance) / length, -1, 1) : 0);

/**
 * Returns the view for a pointer position. For example, if the pointer is at the left of the surface, the left edge of
 * the image is shown.
 */
function followPointer(view: ZoomView, point: Point, geometry: ZoomGeometry): ZoomView {
  const limits = panLimits(geometry, view.scale);
  const x = 0 - share(point.x, geometry.surfaceWidth) * limits.x;
  const y = 0 - share(point.y, geometry.surfaceHeight) * limits.y;
  return { ...view, x, y };
}

/** Limits the scale and position of a view so that the image's edges stay within bounds. */
function clampView(view: ZoomView, geometry: ZoomGeometry, slack = 1): ZoomView {
  const scale = clamp(view.scale, 1 / slack, geometry.maxScale * slack);
  const limits = panLimits(geometry, scale);
  return {
    scale,
    // Adding 0 avoids −0, which would appear in the CSS.
    x: clamp(view.x, -limits.x, limits.x) + 0,
    y: clamp(view.y, -limits.y, limits.y) + 0,
    isFollowing: view.isFollowing && scale > 1,
  };
}

/** Returns how far an image's center may move from the surface's center without leaving empty space at an edge. */
export function panLimits(geometry: ZoomGeometry, scale: number): Point {
  const { surfaceWidth, surfaceHeight, imageWidth, imageHeight } = geometry;
  return {
    x: Math.max(0, (imageWidth * scale - surfaceWidth) / 2),
    y: Math.max(0, (imageHeight * scale - surfaceHeight) / 2),
  };
}

/** Distance to a limit below which the distance counts as zero. */
const NEAR_PX = 1;

/** Returns whether dragging a zoomed image in that direction would reveal more of it. */
export function canPan(view: ZoomView, direction: SwipeDirection, geometry: ZoomGeometry): boolean {
  if (view.scale <= 1) return false;
  const limits = panLimits(geometry, view.scale);
  if (direction === 'left') return view.x > NEAR_PX - limits.x;
  if (direction === 'right') return view.x < limits.x - NEAR_PX;
  if (direction === 'up') return view.y > NEAR_PX - limits.y;
  return view.y < limits.y - NEAR_PX;
}
