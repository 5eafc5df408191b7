import type { AlbumEntryImage, UseAlbumResult } from '@loggia/hooks/album';
import type { Slot } from '../../slots.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';

export interface AlbumPart {
  readonly album: UseAlbumResult;
}

/** Parts of an album that a page draws itself: of its entries, and around them. The galleries of an album have slots of their own. */
export interface AlbumSlots extends ImageSlots<AlbumEntryImage> {
  /** The way back, title and description of what is shown. */
  readonly head?: Slot<AlbumPart> | undefined;
  /** What there is to say: loading, empty, failed. Keep a live region (`album.getStatusProps`). */
  readonly status?: Slot<AlbumPart> | undefined;
  /** The way to the other entries. */
  readonly pager?: Slot<AlbumPart> | undefined;
}
