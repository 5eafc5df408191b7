import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { InitialAlbumLevel } from '../../album/types.ts';
import type { WordPressBackendOptions, WordPressGalleryConfig } from '../types.ts';

/** What a page of the WordPress gallery tells about one of its albums. `galleryId` is `0` here, `albumId` the album at the top. */
export interface WordPressAlbumConfig extends WordPressGalleryConfig {
  /** How the site shows the galleries of the album: `thumbnail`, `masonry`, `mosaic`, … @default 'thumbnail' */
  readonly galleryViewType?: string | undefined;
}

export interface WordPressAlbumsOptions extends WordPressBackendOptions {
  /** Is given each answer of a level of albums, as for `readAnsweredAlbumView`. Its entries wait for its promise. */
  readonly onAlbumAnswer?: ((html: string) => Promise<void> | void) | undefined;
  /** Is given each answer of a gallery in the album, as for `readAnsweredView`. The gallery's images wait for its promise. */
  readonly onGalleryAnswer?: ((html: string, galleryId: string) => Promise<void> | void) | undefined;
}

/** A server-rendered album: what its back end needs, and the level that is already here. */
export interface WordPressAlbum extends WordPressAlbumConfig {
  /** For `useAlbum`'s option of the same name: shown at once, without a request. */
  readonly initialLevel: InitialAlbumLevel<GalleryImage>;
  /** The container wants no context menu: for `useImageProtection`. */
  readonly protectImages: boolean;
}
