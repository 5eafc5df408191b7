import { fullUrl, readPageUrl } from '../../../core/shared/engine/pageUrl.ts';
import { readPageTop } from '../../../core/shared/engine/scrolling.ts';
import { createPageState } from '../../../core/shared/pageState.ts';
import { SCROLL_ENTRY_KEY } from '../constants.ts';

type Listener = () => void;

interface UrlStoreState {
  listeners: Set<Listener>;
  /** The URL that the browser refused to write. */
  unwritten: string | undefined;
}

const page = /* @__PURE__ */ createPageState<UrlStoreState>(
  'url',
  () => ({ listeners: new Set(), unwritten: undefined }),
  () => window.removeEventListener('popstate', handlePop),
);

function handlePop(): void {
  page.unwritten = undefined;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of page.listeners) listener();
}

/** Subscribes to URL changes made by browser navigation or by `writeUrl`. */
export function subscribeToUrl(listener: Listener): () => void {
  if (page.listeners.size === 0) window.addEventListener('popstate', handlePop);
  page.listeners.add(listener);
  return () => {
    page.listeners.delete(listener);
    if (page.listeners.size > 0) return;
    window.removeEventListener('popstate', handlePop);
    page.unwritten = undefined;
  };
}

/** Returns the current URL for links (see `readPageUrl`). */
export const readUrl = (): string => page.unwritten ?? readPageUrl();

type EntryState = Readonly<Record<string, unknown>> | null;

/** Returns the scroll position recorded for the current history entry; `undefined` if there is none. */
export function readEntryScroll(): number | undefined {
  const top = (window.history.state as EntryState)?.[SCROLL_ENTRY_KEY];
  return typeof top === 'number' ? top : undefined;
}

function writeEntry(method: 'pushState' | 'replaceState', url: string): void {
  const { history } = window;
  const { [SCROLL_ENTRY_KEY]: _scroll, ...others } = (history.state as EntryState) ?? {};
  if (method === 'pushState') history.replaceState({ ...others, [SCROLL_ENTRY_KEY]: readPageTop() }, '');
  history[method](others, '', fullUrl(url));
}

/**
 * Writes the URL to a new history entry or to the current one. Keys that other code has set in `history.state` are
 * kept, and the previous entry stores its scroll position. Browsers throw if the URL changes too often. In that case,
 * the galleries still change, but the URL is out of date.
 */
export function writeUrl(url: string, isNewEntry: boolean): void {
  try {
    writeEntry(isNewEntry ? 'pushState' : 'replaceState', url);
    page.unwritten = undefined;
  } catch {
    page.unwritten = url.replace(/#.*$/s, '');
  }
  notifyListeners();
}
