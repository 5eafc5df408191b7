'use client';
import { useIsClient } from '@loggia/hooks/shared';
import type { PlaylistOptions, UsePlaylistResult } from '@loggia/hooks/playlist';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import { VideoCarousel } from './VideoCarousel.tsx';
import { VideoList } from './VideoList.tsx';
import { VideoRow } from './VideoRow.tsx';

export interface PlaylistVideosProps {
  readonly playlist: UsePlaylistResult;
  readonly itemSlot: PlaylistSlots['item'];
  readonly options: Omit<PlaylistOptions, 'paging' | 'player'>;
}

/** The videos of a playlist in its template. */
export function PlaylistVideos({ playlist, options, itemSlot }: PlaylistVideosProps) {
  const { shown: videos, labels } = playlist;
  const isClient = useIsClient();
  const { template, columns, thumbnailRatio, showsTitles = true, showsDescriptions = true } = options;
  if (videos.length === 0) return <p className="loggia-videos-empty">{labels.empty}</p>;
  if (template === 'carousel') {
    const hasDescriptions = showsDescriptions && videos.some(({ description }) => description);
    const shape = { videos, columns, thumbnailRatio, hasTitles: showsTitles, hasDescriptions };
    const Videos = isClient ? VideoCarousel : VideoRow;
    return <Videos {...{ playlist, itemSlot }} options={shape} />;
  }
  return (
    <VideoList
      {...{ playlist, itemSlot }}
      options={{ videos, template, columns, thumbnailRatio, showsTitles, showsDescriptions }}
    />
  );
}
