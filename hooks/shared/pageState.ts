/** The names of everything that modules remember for the whole page. New page state adds its name here. */
type PageStateName =
  | 'address'
  | 'dismissedPress'
  | 'galleryHashes'
  | 'keyListeners'
  | 'lightboxEntries'
  | 'lightboxOwner'
  | 'lines'
  | 'mediaSession'
  | 'openingPress'
  | 'parallax'
  | 'pendingScroll'
  | 'playerScripts'
  | 'players'
  | 'presses'
  | 'reducedMotion'
  | 'requestedPicture'
  | 'scrollLocks'
  | 'scrollRestoration'
  | 'trust'
  | 'warnings'
  | 'windowFocus';

const resets = new Map<PageStateName, () => void>();

/**
 * State that a module keeps for the life of the page. It stays the same object: a reset writes the initial values over it.
 *
 * @param create its beginning, with every key that it ever has
 * @param end what ends what it holds, listeners and frames, before a reset
 */
export function createPageState<State extends object>(
  name: PageStateName,
  create: () => State,
  end?: (state: State) => void,
): State {
  const state = create();
  resets.set(name, () => {
    end?.(state);
    Object.assign(state, create());
  });
  return state;
}

/** Resets the state of every module, for tests: they share their modules. */
export function resetPageState(): void {
  for (const reset of resets.values()) reset();
}
