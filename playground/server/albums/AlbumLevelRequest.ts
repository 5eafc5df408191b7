import type { AlbumShortcode } from './albumShortcodes.ts';

/** A parsed paging request of an album. */
export interface AlbumLevelRequest {
  readonly instance: number;
  readonly shortcodeId: number;
  readonly shortcode: AlbumShortcode;
  /** The kind of content requested. */
  readonly kind: 'album' | 'gallery';
  readonly id: number;
  /** 1-based. */
  readonly page: number;
  readonly search: string;
  /** From the top level down to the requested one, as the request lists it, without searches. */
  readonly breadcrumb: readonly { readonly id: number | string; readonly page: number }[];
  /** Whether there is a level above. */
  readonly isNested: boolean;
  readonly currentUrl: string;
}
