export { OverlayHost } from './OverlayHost.tsx';
export type { OverlayHostProps } from './OverlayHost.tsx';
