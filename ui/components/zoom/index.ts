export { GestureParts } from './ZoomSurface.tsx';
export type { GesturePartsProps } from './ZoomSurface.tsx';
export { ZoomButton } from './ZoomButton.tsx';
export type { ZoomButtonProps } from './ZoomButton.tsx';
export { ZoomSurface } from './ZoomSurface.tsx';
export type { ZoomSurfaceProps } from './ZoomSurface.tsx';
