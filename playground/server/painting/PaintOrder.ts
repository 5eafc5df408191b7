import type { Scene } from './Scene.ts';

/** What the server tells the painter's thread: to paint, or to leave the painting of the moment unfinished. */
export type PaintOrder =
  | { readonly type: 'paint'; readonly scene: Scene; readonly width: number; readonly height: number }
  | { readonly type: 'stop' };

/** What comes back for each order to paint: three bytes a pixel, or why there are none. */
export type PaintAnswer =
  { readonly type: 'painted'; readonly bytes: Uint8Array } | { readonly type: 'failed'; readonly error: unknown };
