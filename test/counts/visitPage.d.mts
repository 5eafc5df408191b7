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
