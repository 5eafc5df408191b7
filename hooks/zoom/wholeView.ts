import type { ZoomView } from './types.ts';

/** The whole picture. */
export const WHOLE_VIEW: ZoomView = { scale: 1, x: 0, y: 0, isFollowing: false };
