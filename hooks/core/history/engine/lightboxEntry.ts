import { createPageState } from '../../shared/pageState.ts';
import { LIGHTBOX_ENTRY_KEY } from '../constants.ts';

interface EntriesState {
  isGoingBack: boolean;
  endWayBack: (() => void) | undefined;
  /**
   * Open lightboxes, keyed by the mark of their history entry. An entry without an open lightbox is free. The next
   * lightbox that opens takes it over.
   */
  holders: Map<unknown, object>;
  /** Marks of the entries to leave as soon as the user returns to them. */
  abandoned: Set<unknown>;
  /** Whether this module has set `scrollRestoration` to `'manual'` for the entry below the lightbox's. */
  isScrollKept: boolean;
}

const page = /* @__PURE__ */ createPageState<EntriesState>(
  'lightboxEntries',
  () => ({
    isGoingBack: false,
    endWayBack: undefined,
    holders: new Map(),
    abandoned: new Set(),
    isScrollKept: false,
  }),
  ({ endWayBack }) => {
    endWayBack?.();
    window.removeEventListener('popstate', leaveAbandoned);
    window.removeEventListener('popstate', releaseScroll);
  },
);

/**
 * Returns the mark of the current entry if it belongs to a lightbox. Values of other types under this key are ignored.
 */
export const entryMark = (): unknown => {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  const mark = state?.[LIGHTBOX_ENTRY_KEY];
  return Number.isFinite(mark) || typeof mark === 'string' ? mark : undefined;
};

/** Creates a mark that no other entry has, not even one from a previous load of the page. */
export const createMark = (): unknown => Date.now() + Math.random();

/** Returns whether an entry can be taken over because no other lightbox is open on it. */
export const isEntryFree = (mark: unknown, by: object): boolean => (page.holders.get(mark) ?? by) === by;

export function claimEntry(mark: unknown, by: object): void {
  page.holders.set(mark, by);
}

/** Releases all entries of an owner. The history itself is not changed. */
export function releaseEntry(by: object): void {
  for (const [mark, holder] of page.holders) if (holder === by) page.holders.delete(mark);
}

/** Pushes a history entry for the lightbox, keeping other values in `history.state`. */
export function pushEntry(mark: unknown): void {
  const { history } = window;
  // Going back to an entry with a fragment would scroll to the fragment, although the page below the lightbox has not
  // moved.
  const isScrollRestored = history.scrollRestoration === 'auto';
  try {
    if (isScrollRestored) history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [LIGHTBOX_ENTRY_KEY]: mark }, '');
    if (!isScrollRestored) return;
    // Reloading this entry restores the position.
    history.scrollRestoration = 'auto';
    page.isScrollKept = true;
    window.addEventListener('popstate', releaseScroll);
  } catch {
    // Browsers limit how often a page may change the history. Without the entry, everything works except closing with
    // Back.
  }
}

/** Resets `scrollRestoration` of the entry below a lightbox after the browser has returned to that entry. */
function releaseScroll(): void {
  setTimeout(() => {
    if (!page.isScrollKept || entryMark() !== undefined) return;
    page.isScrollKept = false;
    window.history.scrollRestoration = 'auto';
    window.removeEventListener('popstate', releaseScroll);
  });
}

/** Goes back from the current entry. */
export function leaveEntry(): void {
  const mark = entryMark();
  page.isGoingBack = true;
  page.endWayBack = navigateBack(
    () => entryMark() === mark,
    () => (page.isGoingBack = false),
  );
}

/**
 * Leaves an abandoned entry. This is deferred until the other listeners have run, because they need the current entry.
 */
function leaveAbandoned(): void {
  const mark = entryMark();
  if (page.abandoned.delete(mark) && !page.holders.has(mark)) queueMicrotask(leaveEntry);
  if (page.abandoned.size === 0) window.removeEventListener('popstate', leaveAbandoned);
}

/** Goes back past an entry that currently has newer entries on top of it, once the user navigates back to the entry. */
export function leaveEntryLater(mark: unknown): void {
  page.abandoned.add(mark);
  window.addEventListener('popstate', leaveAbandoned);
}

/** Returns whether the page is going back from a lightbox's entry. */
export const isLeavingEntry = (): boolean => page.isGoingBack && entryMark() !== undefined;

/** A History API navigation that is repeated on the entry at which the page arrives. */
interface Navigation {
  readonly how: 'pushState' | 'replaceState';
  readonly state: unknown;
  readonly href: string;
}

/** Returns a state without the mark of a lightbox's entry. */
function withoutMark(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !(LIGHTBOX_ENTRY_KEY in state)) return state;
  const { [LIGHTBOX_ENTRY_KEY]: _mark, ...rest } = state;
  return rest;
}

/** Calls `onNavigation` for each History API navigation, in browsers that report them (Navigation API). */
function watchNavigations(onNavigation: (navigation: Navigation) => void, signal: AbortSignal): void {
  let before = window.location.href;
  const handleChange = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    const { href } = window.location;
    const isPush = navigationType === 'push';
    // A new state with the same URL is not a navigation.
    if (isPush || (navigationType === 'replace' && href !== before))
      onNavigation({
        how: isPush ? 'pushState' : 'replaceState',
        state: withoutMark(window.history.state),
        href,
      });
    before = href;
  };
  window.navigation?.addEventListener('currententrychange', handleChange, { signal });
}

/**
 * Goes back by one entry, which takes the browser some milliseconds. This would undo any navigation made in the
 * meantime, for example by a router. So such a navigation is repeated on the entry at which the page arrives, and
 * reported with a `popstate` event. Returns a function that stops watching.
 *
 * @param isThere returns whether the page is still on the entry to leave, or has returned to it
 */
export function navigateBack(isThere: () => boolean, onArrival: () => void): () => void {
  const { history } = window;
  const navigations: Navigation[] = [];
  const end = new AbortController();
  watchNavigations((navigation) => navigations.push(navigation), end.signal);
  const handlePop = (event: Event) => {
    if (navigations.length > 0) {
      event.stopImmediatePropagation();
      // The navigation pushed an entry, so going back led only to the entry to leave. Go back once more.
      if (isThere()) {
        history.back();
        return;
      }
    }
    end.abort();
    onArrival();
    for (const { how, state, href } of navigations) history[how](state, '', href);
    const last = navigations.at(-1);
    if (last) window.dispatchEvent(new PopStateEvent('popstate', { state: last.state }));
  };
  window.addEventListener('popstate', handlePop, { capture: true, signal: end.signal });
  history.back();
  return () => end.abort();
}
