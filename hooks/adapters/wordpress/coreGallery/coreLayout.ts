// This module has no imports, because the mount script needs it on every page.

/** The kit's layouts for galleries in WordPress's own markup. */
export type CoreLayout = 'justified' | 'masonry' | 'thumbnails';

const LAYOUTS: readonly unknown[] = ['justified', 'masonry', 'thumbnails'] satisfies readonly CoreLayout[];

/** Parses a layout. Returns `undefined` for any other value. */
export const toCoreLayout = (value: unknown): CoreLayout | undefined =>
  LAYOUTS.includes(value) ? (value as CoreLayout) : undefined;
