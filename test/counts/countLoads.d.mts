import type { Browser } from 'playwright';

export interface Load {
  /** The number of requested scripts. */
  readonly scripts: number;
  /** The gzipped bytes of these scripts, without React. */
  readonly bytes: number;
}

export function countLoads(
  browser: Browser,
  built: { readonly root: string; readonly address: string; readonly folder: string },
): Promise<Readonly<Record<'lightbox' | 'gallery', Load>>>;
