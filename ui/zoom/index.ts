export { GestureParts } from './ZoomSurface.tsx';
export type { GesturePartsProps } from './ZoomSurface.tsx';
export { ZoomButton } from './ZoomSurface.tsx';
export type { ZoomButtonProps } from './ZoomSurface.tsx';
export { ZoomSurface } from './ZoomSurface.tsx';
export type { ZoomSurfaceProps } from './ZoomSurface.tsx';
