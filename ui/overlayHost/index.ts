export { LightboxOverlays } from './LightboxOverlays.tsx';
export type { LightboxOverlaysProps } from './LightboxOverlays.tsx';
export { OverlayHost } from './OverlayHost.tsx';
export type { OverlayHostProps } from './OverlayHost.tsx';
