export { Zoom, ZoomButton, useZoomContext } from './Zoom.tsx';
export type { ZoomButtonProps, ZoomProps } from './Zoom.tsx';
export { GestureParts } from './ZoomSurface.tsx';
export type { GesturePartsProps } from './ZoomSurface.tsx';
export { ZoomSurface } from './ZoomSurface.tsx';
export type { ZoomSurfaceProps } from './ZoomSurface.tsx';
