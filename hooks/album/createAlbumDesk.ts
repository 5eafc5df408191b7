import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import type { AlbumAddress } from './albumAddress.ts';
import type { AlbumMoves } from './AlbumMoves.ts';
import type { AlbumState } from './albumState.ts';
import type { UseAlbumOptions, UseAlbumResult } from './types.ts';

export interface AlbumDeskOptions<TImage extends GalleryImage = GalleryImage>
  extends
    Pick<UseAlbumOptions<TImage>, 'source' | 'onPathChange' | 'takesAlong'>,
    Pick<UseAlbumResult, 'containerRef'> {
  readonly address: AlbumAddress | false;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

type Act = (moves: AlbumMoves) => void;

/** Where what is asked of an album comes in, and what it is done upon. */
export interface AlbumDesk<TImage extends GalleryImage = GalleryImage> {
  state: AlbumState<TImage>;
  /** The options of the newest render, as long as the album is open. */
  latest: RefObject<AlbumDeskOptions<TImage>> | undefined;
  change(changes: Partial<AlbumState<TImage>>): void;
  /** Does something as soon as the code for it is there. Without `recover` nobody waits for it. */
  ask(act: Act, recover?: (error: unknown) => void): void;
  /** The same; where it cannot be done, and `recover` does not help, the visitor is told, and can try again. */
  askFor(act: Act, recover?: (() => void) | false): void;
  /** Begins to do what is asked. Returns what ends it. */
  open(options: RefObject<AlbumDeskOptions<TImage>>): () => void;
}

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
  let wish: Act | undefined;
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
