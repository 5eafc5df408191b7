import { fullUrl } from '../../../core/shared/engine/pageUrl.ts';
import { albumHref, locationOf, topPath, type AlbumUrlCodec, type AlbumPath } from '../albumPath.ts';
import type { AlbumMoveReason } from '../types.ts';

/** An album's state in a history entry. */
interface AlbumHistoryEntry {
  readonly path: AlbumPath;
  readonly origin: EntryOrigin | undefined;
}

const keyOf = ({ key }: AlbumUrlCodec): string => `loggiaAlbum${key}`;

const isPath = (value: unknown): value is AlbumPath =>
  Array.isArray(value) &&
  value.every(({ kind, id, page }) => /^(album|gallery)$/.test(kind) && typeof id === 'string' && page >= 1);

/** Returns the album's state in the current history entry, or `null`. */
function readAlbumEntry(address: AlbumUrlCodec): AlbumHistoryEntry | null {
  try {
    const state = window.history.state as Readonly<Record<string, AlbumHistoryEntry>> | null;
    const entry = state?.[keyOf(address)];
    return entry && isPath(entry.path) ? entry : null;
  } catch {
    return null;
  }
}

/**
 * Returns the current path. The history entry's path is used only if it matches the URL, which other scripts may have
 * changed.
 */
export function currentPath(address: AlbumUrlCodec, rootId: string): AlbumPath {
  const { level, page } = address.read(new URLSearchParams(window.location.search));
  const entry = readAlbumEntry(address);
  const location = entry && locationOf(entry.path);
  if (entry && location?.page === page && location.level?.kind === level?.kind && location.level?.id === level?.id) {
    return entry.path;
  }
  const isBelowTop = level && !(level.kind === 'album' && level.id === rootId);
  return isBelowTop ? [...topPath(rootId), { ...level, page }] : topPath(rootId, page);
}

/** Moves that add a history entry, so that the browser's Back button undoes them. */
const PUSHED: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'imperative']);
/** Moves that were caused by the URL and don't need to be written to it. */
const FROM_URL: ReadonlySet<AlbumMoveReason> = new Set(['history', 'url']);

/** Writes the current path to a new history entry or the current one, preserving the state of other scripts. */
export function writeAlbumEntry(address: AlbumUrlCodec | false, path: AlbumPath, reason: AlbumMoveReason): void {
  if (!address || FROM_URL.has(reason)) return;
  const isNew = PUSHED.has(reason);
  const origin = isNew ? (reason === 'enter' ? 'entered' : 'moved') : readAlbumEntry(address)?.origin;
  const { pathname, search, hash } = window.location;
  // A new entry drops the hash, because the hash refers to an image of the previous level.
  const href = albumHref(address, path, pathname + search) + (isNew ? '' : hash);
  const entry: AlbumHistoryEntry = { path, origin };
  const state = { ...window.history.state, [keyOf(address)]: entry };
  try {
    window.history[isNew ? 'pushState' : 'replaceState'](state, '', fullUrl(href));
  } catch {
    // Browsers throttle frequent history changes. If this change is refused, only the URL and the Back button are out
    // of date.
  }
}

/** Whether the previous page, whose URL is `referrer`, shows the same level, for example another page of it. */
function isLevelOf(address: AlbumUrlCodec, referrer: string): boolean {
  const { pathname, search } = window.location;
  if (!URL.canParse(referrer)) return false;
  const previous = new URL(referrer);
  const { level } = address.read(new URLSearchParams(search));
  const { level: previousLevel } = address.read(previous.searchParams);
  return previous.pathname === pathname && previousLevel?.kind === level?.kind && previousLevel?.id === level?.id;
}

/** Goes back in the browser's history if that leads to the level above. Returns `false` otherwise. */
export function goBackInHistory(address: AlbumUrlCodec | false): boolean {
  if (!address) return false;
  const { referrer, location } = document;
  const { length: historyLength } = window.history;
  const origin = readAlbumEntry(address)?.origin;
  const isSameLevel = isLevelOf(address, referrer);
  if (backTarget({ origin, referrer, isSameLevel, host: location.host, historyLength }) === 'up') return false;
  window.history.back();
  return true;
}

/**
 * How the user reached the current history entry: they `entered` it from the level above, or `moved` to it from
 * elsewhere.
 */
type EntryOrigin = 'entered' | 'moved';

interface BackOptions {
  /** How the user reached the entry; `undefined` if the page was opened at this entry. */
  readonly origin: EntryOrigin | undefined;
  /** URL of the previous page, or an empty string. */
  readonly referrer: string;
  /** Whether `referrer` shows the same level with another page, sort order or search. */
  readonly isSameLevel: boolean;
  /** The page's host. */
  readonly host: string;
  /** Number of entries in the browser's history. */
  readonly historyLength: number;
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}

/**
 * Returns what an album's back button should do. `history` goes back in the browser's history. `up` goes to the level
 * above, because the previous page shows the same level, belongs to another site or doesn't exist.
 */
export function backTarget({ origin, referrer, isSameLevel, host, historyLength }: BackOptions): 'history' | 'up' {
  if (origin) return origin === 'entered' ? 'history' : 'up';
  return historyLength > 1 && hostOf(referrer) === host && !isSameLevel ? 'history' : 'up';
}
