export { useOverlayHost } from './useOverlayHost.ts';
export type { UseOverlayHostOptions, UseOverlayHostResult } from './types.ts';
