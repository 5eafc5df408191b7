'use client';
import { useFollowVideo } from '@loggia/hooks/playlist';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';

export interface FollowVideoProps {
  readonly playlist: Pick<UsePlaylistResult, 'video' | 'reason' | 'popup' | 'getItemProps'>;
}

/** Stands in for a lightbox whose code could not be loaded: the video that was pressed is the link that it always was. */
export function FollowVideo({ playlist }: FollowVideoProps) {
  useFollowVideo(playlist);
  return null;
}
