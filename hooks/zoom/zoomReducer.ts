import type { Point } from '../shared/Point.ts';
import { clampView } from './clampView.ts';
import { followPointer } from './followPointer.ts';
import { scaleAround } from './scaleAround.ts';
import { ZOOM_PINCH_SLACK, ZOOM_SNAP_SCALE } from './constants.ts';
import type { ZoomGeometry, ZoomView } from './types.ts';
import { WHOLE_VIEW } from './wholeView.ts';

/** Points are in pixels from the middle of the surface. */
export type ZoomEvent =
  | { readonly type: 'toggled'; readonly at: Point; readonly isFollowing: boolean }
  | { readonly type: 'scaled'; readonly factor: number; readonly at: Point }
  /** Two fingers have moved since `from`, when their middle was at `origin`; `factor` is how far they went apart. */
  | {
      readonly type: 'pinched';
      readonly from: ZoomView;
      readonly origin: Point;
      readonly at: Point;
      readonly factor: number;
    }
  | { readonly type: 'dragged'; readonly by: Point }
  | { readonly type: 'pointerMoved'; readonly at: Point }
  /** Fingers have let go, or the surface has another size. */
  | { readonly type: 'settled' }
  | { readonly type: 'reset' };

function pinch(event: Extract<ZoomEvent, { type: 'pinched' }>, geometry: ZoomGeometry): ZoomView {
  const { from, origin, at, factor } = event;
  const { scale } = clampView({ ...from, scale: from.scale * factor }, geometry, ZOOM_PINCH_SLACK);
  const ratio = scale / from.scale;
  const moved = { x: at.x - (origin.x - from.x) * ratio, y: at.y - (origin.y - from.y) * ratio };
  return clampView({ scale, ...moved, isFollowing: false }, geometry, ZOOM_PINCH_SLACK);
}

/** What becomes of the view when something happens to it. */
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
