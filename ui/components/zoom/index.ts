export { GestureParts } from './GestureParts.tsx';
export type { GesturePartsProps } from './GestureParts.tsx';
export { ZoomButton } from './ZoomButton.tsx';
export type { ZoomButtonProps } from './ZoomButton.tsx';
export { ZoomSurface } from './ZoomSurface.tsx';
export type { ZoomSurfaceProps } from './ZoomSurface.tsx';
