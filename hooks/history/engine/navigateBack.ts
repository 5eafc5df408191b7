import { LIGHTBOX_ENTRY_KEY } from '../constants.ts';

type HistoryChange = 'pushState' | 'replaceState';

/** A program's call of the history, to be repeated where it belongs. */
interface Navigation {
  readonly how: HistoryChange;
  readonly state: unknown;
  readonly href: string;
}

/** The mark of a lightbox's entry is not for others. */
function withoutMark(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !(LIGHTBOX_ENTRY_KEY in state)) return state;
  const { [LIGHTBOX_ENTRY_KEY]: _mark, ...rest } = state;
  return rest;
}

/**
 * Tells of each navigation that a program makes by the history. There is no event for them in every browser, so the two methods are
 * wrapped; as this is for the few milliseconds of a way back only, nobody else is in the way. Returns the end.
 */
function watchNavigations(history: History, onNavigation: (navigation: Navigation) => void): () => void {
  let isOver = false;
  const unwrap = (['pushState', 'replaceState'] as const).map((how) => {
    const isOwn = Object.hasOwn(history, how);
    const original = history[how];
    const wrapped: History[HistoryChange] = (...change) => {
      const before = window.location.href;
      original.apply(history, change);
      const { href } = window.location;
      // Whoever has wrapped this one meanwhile keeps it, and it hears what is made again.
      if (isOver) return;
      // A state that is written beside the same address leads nowhere.
      if (how === 'pushState' || href !== before) onNavigation({ how, state: withoutMark(change[0]), href });
    };
    history[how] = wrapped;
    return () => {
      if (history[how] !== wrapped) return;
      if (isOwn) history[how] = original;
      else delete (history as Partial<History>)[how];
    };
  });
  return () => {
    isOver = true;
    for (const end of unwrap) end();
  };
}

/**
 * Goes back by one entry, which takes a browser some milliseconds. Who navigates meanwhile (a router, say) would end where the page
 * was before: that navigation wins. It is made again on the entry that the page comes back to, and told to those who have heard of the
 * arrival there. Returns what lets the page go its way alone.
 *
 * @param isThere whether the page is still, or again, on the entry that is to be left
 */
export function navigateBack(isThere: () => boolean, onArrival: () => void): () => void {
  const { history } = window;
  const navigations: Navigation[] = [];
  const unwatch = watchNavigations(history, (navigation) => navigations.push(navigation));
  const handlePop = (event: Event) => {
    if (navigations.length > 0) {
      event.stopImmediatePropagation();
      // The way back began at what was pushed.
      if (isThere()) {
        history.back();
        return;
      }
    }
    end();
    onArrival();
    for (const { how, state, href } of navigations) history[how](state, '', href);
    const last = navigations.at(-1);
    if (last) window.dispatchEvent(new PopStateEvent('popstate', { state: last.state }));
  };
  const end = () => {
    window.removeEventListener('popstate', handlePop, true);
    unwatch();
  };
  window.addEventListener('popstate', handlePop, true);
  history.back();
  return end;
}
