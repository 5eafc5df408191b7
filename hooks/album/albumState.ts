import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { AlbumLabels } from './labels.ts';
import type { AlbumLevel, UseAlbumResult } from './types.ts';

/** What a change of level brings with it. */
export interface AlbumArrival {
  /** What a screen reader should hear of it. */
  tell(view: Pick<UseAlbumResult, 'title' | 'position'>, labels: AlbumLabels): string;
  /** Takes focus and window there, once it is on the page. Returns what ends that. */
  show(): (() => void) | undefined;
}

export interface AlbumState<TImage extends GalleryImage = GalleryImage> {
  readonly shown: AlbumLevel<TImage> | null;
  /** A level was asked for. */
  readonly request: boolean;
  /** Why the last one did not come. What was shown before stays. */
  readonly failure: LoggiaError | null;
  /** Asks for it once more. */
  readonly again?: (() => void) | undefined;
  /** Null for the level that the page began with. */
  readonly arrival: AlbumArrival | null;
}

/** An album at its start; a level that came with the server's HTML is shown at once. */
export function createAlbumState<TImage extends GalleryImage>(shown: AlbumLevel<TImage> | null): AlbumState<TImage> {
  return { shown, request: false, failure: null, arrival: null };
}
