import type { Scene } from './Scene.ts';

/** A message from the server to the painter's thread: to paint, or to cancel the current painting. */
export type PaintOrder =
  | { readonly type: 'paint'; readonly scene: Scene; readonly width: number; readonly height: number }
  | { readonly type: 'stop' };

/** The answer to an order to paint: three bytes a pixel, or the reason why there are none. */
export type PaintAnswer =
  | { readonly type: 'painted'; readonly bytes: Uint8Array }
  | { readonly type: 'failed'; readonly error: unknown };
