/** Names of all module state that is shared across the page. Add the name of new page state here. */
type PageStateName =
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
  | 'players'
  | 'playerScripts'
  | 'presses'
  | 'reducedMotion'
  | 'requestedPicture'
  | 'scrollLocks'
  | 'scrollRestoration'
  | 'trust'
  | 'url'
  | 'warnings'
  | 'windowFocus';

const resets = new Map<PageStateName, () => void>();

/**
 * Creates module state that lasts as long as the page. The object is never replaced. Instead, a reset overwrites its
 * properties with the initial values.
 *
 * @param create returns the initial state, including every key it will ever have
 * @param end releases resources such as listeners and frames before a reset
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

/** Resets the state of every module. This is for tests, which share modules. */
export function resetPageState(): void {
  for (const reset of resets.values()) reset();
}
