'use client';
import { useState } from 'react';
import type { PlaylistVideo } from '@loggia/hooks/backend';

/** Index of the first of the videos that were added to a list last; undefined where another list has come instead. */
export function useNewVideos(videos: readonly PlaylistVideo[]): number | undefined {
  const [seen, setSeen] = useState<{ readonly videos: typeof videos; readonly firstNew: number | undefined }>({
    videos,
    firstNew: undefined,
  });
  if (seen.videos !== videos) {
    const { length } = seen.videos;
    const isLonger = videos.length > length && videos[0]?.id === seen.videos[0]?.id;
    setSeen({ videos, firstNew: isLonger ? length : undefined });
  }
  return seen.firstNew;
}
