import { fullAddress } from '../../shared/engine/pageAddress.ts';
import { albumHref, placeOf, topPath } from '../albumPath.ts';
import type { AlbumAddress, AlbumPath } from '../albumPath.ts';
import type { AlbumMoveReason } from '../types.ts';

/** The data about an album in an entry of the browser's history. */
interface AlbumHistoryEntry {
  readonly path: AlbumPath;
  readonly way: AlbumWay | undefined;
}

const keyOf = ({ key }: AlbumAddress): string => `loggiaAlbum${key}`;

const isPath = (value: unknown): value is AlbumPath =>
  Array.isArray(value) &&
  value.every(({ kind, id, page }) => /^(album|gallery)$/.test(kind) && typeof id === 'string' && page >= 1);

/** The entry on top, if it was made for this album. */
function readAlbumEntry(address: AlbumAddress): AlbumHistoryEntry | null {
  try {
    const state = window.history.state as Readonly<Record<string, AlbumHistoryEntry>> | null;
    const entry = state?.[keyOf(address)];
    return entry && isPath(entry.path) ? entry : null;
  } catch {
    return null;
  }
}

/** The path that the entry on top stands for: its own where it fits the address, which others may have changed. */
export function currentPath(address: AlbumAddress, rootId: string): AlbumPath {
  const { level, page } = address.read(new URLSearchParams(window.location.search));
  const entry = readAlbumEntry(address);
  const place = entry && placeOf(entry.path);
  if (entry && place?.page === page && place.level?.kind === level?.kind && place.level?.id === level?.id) {
    return entry.path;
  }
  return level ? [...topPath(rootId), { ...level, page }] : topPath(rootId, page);
}

/** Moves that a visitor can take back with the browser's Back. */
const PUSHED: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'imperative']);
/** Moves that the address has made before. */
const ARRIVED: ReadonlySet<AlbumMoveReason> = new Set(['history', 'address']);

/** Writes down that a path is shown: as a new entry, or in place of the one on top. What others keep there stays. */
export function writeAlbumEntry(address: AlbumAddress | false, path: AlbumPath, reason: AlbumMoveReason): void {
  if (!address || ARRIVED.has(reason)) return;
  const isNew = PUSHED.has(reason);
  const way = isNew ? (reason === 'enter' ? 'entered' : 'moved') : readAlbumEntry(address)?.way;
  const { pathname, search, hash } = window.location;
  // A hash names an image of the level that is left.
  const href = albumHref(address, path, pathname + search) + (isNew ? '' : hash);
  const entry: AlbumHistoryEntry = { path, way };
  const state = { ...window.history.state, [keyOf(address)]: entry };
  try {
    window.history[isNew ? 'pushState' : 'replaceState'](state, '', fullAddress(href));
  } catch {
    // Browsers refuse too many changes in a short time. The album works without; only Back does not know of this level.
  }
}

/** Goes back in the browser's history where that leads to the level above; false where it does not. */
export function goBackInHistory(address: AlbumAddress | false): boolean {
  if (!address) return false;
  const { referrer, location } = document;
  const { length: historyLength } = window.history;
  const way = readAlbumEntry(address)?.way;
  if (backWay({ way, referrer, host: location.host, historyLength }) === 'up') return false;
  window.history.back();
  return true;
}

/** The way to the history entry on top: `entered` from the level above, `moved` to from elsewhere. */
type AlbumWay = 'entered' | 'moved';

interface BackSituation {
  /** Undefined: the page was opened on it. */
  readonly way: AlbumWay | undefined;
  /** Address that led to the page, '' for none. */
  readonly referrer: string;
  /** Host of the page. */
  readonly host: string;
  /** Length of the browser's history. */
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
 * Returns the target of an album's Back (specification, point 2): `history`, back in the browser's history, or `up`, to the address of the level above,
 * if the page before is of another site or does not exist.
 */
export function backWay({ way, referrer, host, historyLength }: BackSituation): 'history' | 'up' {
  if (way) return way === 'entered' ? 'history' : 'up';
  return historyLength > 1 && hostOf(referrer) === host ? 'history' : 'up';
}
