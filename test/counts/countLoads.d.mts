import type { Browser } from 'playwright';

export interface Load {
  /** Requests for scripts. */
  readonly scripts: number;
  /** Of these scripts, gzip, beyond React. */
  readonly bytes: number;
}

export function countLoads(
  browser: Browser,
  built: { readonly root: string; readonly address: string; readonly folder: string },
): Promise<Readonly<Record<'lightbox' | 'gallery', Load>>>;
