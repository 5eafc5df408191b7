import type { AlbumEntryImage, UseAlbumResult } from '@loggia/hooks/album';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { Slot } from '../../slots.ts';
import type { BrowsingSlots } from '../browsing/BrowsingSlots.ts';
import type { PagerPlace } from '../pager/Pager.tsx';
import type { ImageSlots } from '../gallery/GallerySlots.ts';

export interface AlbumPart<TImage extends GalleryImage = GalleryImage> {
  /** Its `level` is the gallery, with images of your own kind, or the album that is shown. */
  readonly album: UseAlbumResult<TImage>;
}

export interface AlbumPagerPart<TImage extends GalleryImage = GalleryImage> extends AlbumPart<TImage> {
  /** The side of the entries. */
  readonly place: PagerPlace;
}

/** Parts of an album that a page draws itself: of its entries, and around them. The galleries of an album have slots of their own. */
export interface AlbumSlots<TImage extends GalleryImage = GalleryImage>
  extends ImageSlots<AlbumEntryImage>, Pick<BrowsingSlots, 'loadMore'> {
  /** The way back, title and description of what is shown. */
  readonly head?: Slot<AlbumPart<TImage>> | undefined;
  /** The message: loading, empty, failed. Keep a live region (`album.getStatusProps`). */
  readonly status?: Slot<AlbumPart<TImage>> | undefined;
  /** The way to the other entries; with `pagerPosition: 'both'` the slot is asked for each. */
  readonly pager?: Slot<AlbumPagerPart<TImage>> | undefined;
}
