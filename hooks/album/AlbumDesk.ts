import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { AlbumAddress } from './albumAddress.ts';
import type { AlbumMoves } from './AlbumMoves.ts';
import type { AlbumState } from './albumState.ts';
import type { UseAlbumOptions, UseAlbumResult } from './types.ts';

export interface AlbumDeskOptions<TImage extends GalleryImage = GalleryImage>
  extends
    Pick<UseAlbumOptions<TImage>, 'source' | 'onPathChange' | 'appends' | 'takesAlong'>,
    Pick<UseAlbumResult, 'containerRef'> {
  readonly address: AlbumAddress | false;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Where what is asked of an album comes in, and what it is done upon. */
export interface AlbumDesk<TImage extends GalleryImage = GalleryImage> {
  state: AlbumState<TImage>;
  /** The options of the newest render, as long as the album is open. */
  latest: RefObject<AlbumDeskOptions<TImage>> | undefined;
  change(changes: Partial<AlbumState<TImage>>): void;
  /** Does something, as long as the album is open. */
  ask(act: (moves: AlbumMoves) => void): void;
  /** Begins to do what is asked. Returns what ends it. */
  open(options: RefObject<AlbumDeskOptions<TImage>>): () => void;
}
