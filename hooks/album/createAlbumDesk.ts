import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import type { AlbumMoves } from './AlbumMoves.ts';
import type { AlbumState } from './albumState.ts';
import type { AlbumAct, AlbumDesk } from './AlbumDesk.ts';

/**
 * Takes what is asked of an album, from the first moment on, and has it done when the code for it is there, which comes after
 * the first paint.
 */
export function createAlbumDesk<TImage extends GalleryImage>(
  start: AlbumState<TImage>,
  render: (state: AlbumState<TImage>) => void,
): AlbumDesk<TImage> {
  let moves: AlbumMoves | undefined;
  /** Of what somebody waits for, the newest alone counts. */
  let wish: AlbumAct | undefined;
  const desk: AlbumDesk<TImage> = {
    state: start,
    latest: undefined,
    change: (changes) => render((desk.state = { ...desk.state, ...changes })),
    ask(act, recover) {
      if (moves) return act(moves);
      if (recover) {
        wish = act;
        desk.change({ request: true });
      }
      import('./later/createAlbumMoves.ts').then(
        ({ createAlbumMoves }) => {
          if (!desk.latest) return;
          moves ??= createAlbumMoves(desk, desk.latest);
          if (!recover || wish === act) act(moves);
        },
        (error: unknown) => {
          if (!recover || wish !== act || !desk.latest) return;
          desk.change({ request: false });
          recover(error);
        },
      );
    },
    askFor: (again, recover) =>
      desk.ask(again, recover || ((error) => desk.change({ failure: toLoggiaError(error), again }))),
    open(options) {
      const ending = new AbortController();
      const { search } = location;
      // Back is heard from the beginning. Where it leads elsewhere, and the code cannot be had, the browser loads that.
      const handlePop = () =>
        desk.ask((there) => there.travel(), location.search === search ? undefined : () => location.reload());
      addEventListener('popstate', handlePop, ending);
      desk.latest = options;
      if (moves) moves.begin();
      else if (start.shown) desk.ask(() => {});
      else desk.askFor(() => {});
      return () => {
        desk.latest = undefined;
        ending.abort();
        moves?.stop();
      };
    },
  };
  return desk;
}
