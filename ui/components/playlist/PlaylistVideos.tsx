'use client';
import type { PlaylistOptions, UsePlaylistResult } from '@loggia/hooks';
import { VideoCarousel } from './VideoCarousel.tsx';
import { VideoList } from './VideoList.tsx';

export interface PlaylistVideosProps {
  readonly playlist: UsePlaylistResult;
  readonly options: Omit<PlaylistOptions, 'paging' | 'player'>;
}

/** The videos of a playlist in its template. */
export function PlaylistVideos({ playlist, options }: PlaylistVideosProps) {
  const { shown: videos, labels } = playlist;
  const { template, ...shape } = options;
  if (videos.length === 0) return <p className="loggia-videos-empty">{labels.empty}</p>;
  if (template === 'carousel') return <VideoCarousel playlist={playlist} options={{ ...shape, videos }} />;
  return <VideoList playlist={playlist} options={{ ...shape, template, videos }} />;
}
