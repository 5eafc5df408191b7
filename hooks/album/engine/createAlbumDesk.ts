import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { AlbumDesk } from '../AlbumDesk.ts';
import type { AlbumMoves } from '../AlbumMoves.ts';
import type { AlbumState } from '../albumState.ts';
import { createAlbumMoves } from './createAlbumMoves.ts';

/** Takes what is asked of an album, and has it done. */
export function createAlbumDesk<TImage extends GalleryImage>(
  start: AlbumState<TImage>,
  render: (state: AlbumState<TImage>) => void,
): AlbumDesk<TImage> {
  let moves: AlbumMoves | undefined;
  const desk: AlbumDesk<TImage> = {
    state: start,
    latest: undefined,
    change: (changes) => render((desk.state = { ...desk.state, ...changes })),
    ask(act) {
      if (moves && desk.latest) act(moves);
    },
    open(options) {
      const { begin, stop, travel } = (moves ??= createAlbumMoves(desk, options));
      addEventListener('popstate', travel);
      desk.latest = options;
      begin();
      return () => {
        desk.latest = undefined;
        removeEventListener('popstate', travel);
        stop();
      };
    },
  };
  return desk;
}
