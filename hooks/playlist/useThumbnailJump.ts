'use client';
import { useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { thumbnailJump } from './thumbnailJump.ts';
import type { ThumbnailView } from './thumbnailJump.ts';

/** The thumbnail to bring into view. */
export function useThumbnailJump(options: {
  readonly isShown: boolean;
  readonly known: readonly PlaylistVideo[];
  readonly videoId: string | null;
}): number | undefined {
  const { isShown, known, videoId } = options;
  const index = known.findIndex(({ id }) => id === videoId);
  const now: ThumbnailView = { isShown, count: known.length, index };
  const [{ view, jumpTo }, setSeen] = useState<{ readonly view: ThumbnailView; readonly jumpTo: number | undefined }>({
    view: { isShown: false, count: known.length, index: -1 },
    jumpTo: undefined,
  });
  if (view.isShown !== isShown || view.count !== now.count || view.index !== index) {
    setSeen({ view: now, jumpTo: thumbnailJump(view, now, jumpTo) });
  }
  return jumpTo;
}
