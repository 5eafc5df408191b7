import type { AlbumShortcode } from './albumShortcodes.ts';

/** A paging call of an album, understood. */
export interface AlbumLevelRequest {
  readonly instance: number;
  readonly shortcodeId: number;
  readonly shortcode: AlbumShortcode;
  /** The requested content. */
  readonly kind: 'album' | 'gallery';
  readonly id: number;
  /** 1-based. */
  readonly page: number;
  readonly search: string;
  /** From the top down to it, as the server writes it: what it was given, without searches. */
  readonly breadcrumb: readonly { readonly id: number | string; readonly page: number }[];
  /** There is a way back. */
  readonly isNested: boolean;
  readonly currentUrl: string;
}
