import type { Browser } from 'playwright';

export interface Counts {
  readonly commits: number;
  readonly components: number;
  /** The number of filmstrip thumbnails among them. */
  readonly stripThumbnails: number;
  readonly insertionEffects: number;
}

export function visitPage(
  browser: Browser,
  address: string,
  name: 'lightbox' | 'gallery',
): Promise<{
  readonly opening: Counts;
  readonly change: Counts;
  readonly presses: Counts;
}>;

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
