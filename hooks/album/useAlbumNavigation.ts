'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useSourceChange } from '../gallery/useSourceChange.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { AlbumAddress } from './albumAddress.ts';
import { isSameLevel, lastCrumb, levelKey, recallPath, topPath } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';
import type { AlbumState } from './albumReducer.ts';
import type { AlbumMoveReason, UseAlbumOptions } from './types.ts';
import { useAlbumHistory } from './useAlbumHistory.ts';
import type { AlbumHistory } from './useAlbumHistory.ts';
import { useAlbumMoves } from './useAlbumMoves.ts';

export interface UseAlbumNavigationOptions<TImage extends GalleryImage> extends Omit<
  UseAlbumOptions<TImage>,
  'address' | 'labels' | 'baseHref'
> {
  readonly address: AlbumAddress | false;
}

export interface AlbumNavigation<TImage extends GalleryImage> {
  readonly state: AlbumState<TImage>;
  readonly history: AlbumHistory;
  /** Shows the end of a path, as far as the caller lets it. */
  move(path: AlbumPath, reason: AlbumMoveReason): void;
  /** The level that is shown has another path now: of another page, say. */
  changePath(path: AlbumPath): void;
  retry(): void;
}

const NO_PATH: AlbumPath = [];

/** Moves through an album, with the browser's history: whichever of the two goes first, the other follows. */
export function useAlbumNavigation<TImage extends GalleryImage>(
  options: UseAlbumNavigationOptions<TImage>,
): AlbumNavigation<TImage> {
  const { source, initialLevel, address, enabled = true, onPathChange } = options;
  const rootId = source?.rootId ?? '';
  const hasSource = enabled && source !== undefined;

  const onTravel = useStableCallback((target: AlbumPath) => travel(target, 'history'));
  const history = useAlbumHistory({ address, rootId, enabled: hasSource, onTravel });
  const moves = useAlbumMoves({
    source,
    initialLevel,
    onArrive: (level, { reason }) => history.write(level.path, reason),
  });
  const { state, go, retry } = moves;
  const { shown } = state;
  const path = shown?.path ?? NO_PATH;

  // A gallery that is shown turns its pages by itself.
  const isShown = (target: AlbumPath): boolean =>
    isSameLevel(lastCrumb(target), lastCrumb(path)) &&
    (shown?.kind === 'gallery' || levelKey(target) === levelKey(path));
  const changePath = (next: AlbumPath) => moves.dispatch({ type: 'pathChanged', path: next });

  function move(target: AlbumPath, reason: AlbumMoveReason): void {
    const details = createChangeDetails(reason);
    onPathChange?.(target, details);
    if (!details.isCanceled || reason === 'history') go({ path: target, reason });
  }
  function travel(target: AlbumPath, reason: 'history' | 'address'): void {
    if (!isShown(target)) move(recallPath(target, path), reason);
    else {
      if (state.request || state.failure) moves.withdraw();
      if (levelKey(target) !== levelKey(path)) changePath(target);
    }
  }

  const begin = useStableCallback(() => {
    const target = history.readPath();
    if (!shown) go({ path: target ?? topPath(rootId), reason: 'address' });
    else if (target && !isShown(target)) travel(target, 'address');
    // An entry that the page was loaded anew on knows where the visitor left the levels above.
    else if (target?.some(({ scrollTop }) => scrollTop !== undefined)) changePath(target);
  });
  useEffect(() => {
    if (hasSource) begin();
  }, [begin, hasSource]);
  useSourceChange(source, state, () => {
    moves.forget();
    go({ path: path[0]?.id === rootId ? path : topPath(rootId), reason: 'source' });
  });

  return { state, history, move, changePath, retry };
}
