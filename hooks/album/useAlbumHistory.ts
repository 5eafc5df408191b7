'use client';
import { useEffect } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { currentPath, readAlbumEntry, writeAlbumEntry } from './albumHistory.ts';
import type { AlbumAddress } from './albumAddress.ts';
import type { AlbumPath } from './albumPath.ts';
import { backWay } from './backWay.ts';
import type { AlbumMoveReason } from './types.ts';

export interface UseAlbumHistoryOptions {
  readonly address: AlbumAddress | false;
  readonly rootId: string;
  /** The visitor travelled to an entry of this path. */
  readonly onTravel: (path: AlbumPath) => void;
  readonly enabled: boolean;
}

export interface AlbumHistory {
  /** The path that the address stands for; undefined where the album has none. */
  readPath(): AlbumPath | undefined;
  /** Writes down that a path is shown. */
  write(path: AlbumPath, reason: AlbumMoveReason): void;
  /** Goes back in the browser's history where that leads to the level above; false where it does not. */
  goBack(): boolean;
}

const PUSHED: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'imperative']);
const ARRIVED: ReadonlySet<AlbumMoveReason> = new Set(['history', 'address']);

/** The levels of an album in the browser's history. */
export function useAlbumHistory({ address, rootId, onTravel, enabled }: UseAlbumHistoryOptions): AlbumHistory {
  const handlePop = useStableCallback(() => address && onTravel(currentPath(address, rootId)));
  const isOn = enabled && address !== false;
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, [handlePop, isOn]);

  return {
    readPath: () => (address ? currentPath(address, rootId) : undefined),
    write(path, reason) {
      if (!address || ARRIVED.has(reason)) return;
      const isNew = PUSHED.has(reason);
      const way = isNew ? (reason === 'enter' ? 'entered' : 'moved') : readAlbumEntry(address)?.way;
      writeAlbumEntry(address, { path, way }, isNew);
    },
    goBack() {
      if (!address) return false;
      const { referrer, location } = document;
      const { length: historyLength } = window.history;
      const way = readAlbumEntry(address)?.way;
      if (backWay({ way, referrer, host: location.host, historyLength }) === 'up') return false;
      window.history.back();
      return true;
    },
  };
}
