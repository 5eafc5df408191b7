'use client';
import { useVideoList } from '@loggia/hooks/playlist';
import { useItemKeys } from '@loggia/hooks/shared';
import type { UsePlaylistResult, UseVideoListOptions } from '@loggia/hooks/playlist';
import { EAGER_ENTRY_COUNT } from '../picture/constants.ts';
import { VideoItem } from './VideoItem.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';

export interface VideoListProps {
  readonly playlist: UsePlaylistResult;
  readonly itemSlot: PlaylistSlots['item'];
  readonly options: UseVideoListOptions;
}

/** Videos in rows and columns, of which only those near the window are in the document. */
export function VideoList({ playlist, options, itemSlot }: VideoListProps) {
  const { videos } = options;
  const { video: current, getListProps, labels } = playlist;
  const keyOf = useItemKeys(videos);
  const list = useVideoList(options);
  const renderItem = (index: number) => {
    const video = videos[index];
    if (!video) return null;
    const isCurrent = video.id === current?.id;
    const item = { index, className: 'loggia-video', 'data-current': isCurrent ? '' : undefined };
    return (
      <li key={keyOf(index)} {...list.getItemProps(item)}>
        <VideoItem
          playlist={playlist}
          video={video}
          slot={itemSlot}
          hasTitle={list.hasTitles}
          hasDescription={list.hasDescriptions}
          isEager={index < EAGER_ENTRY_COUNT}
        />
      </li>
    );
  };
  const container = list.getContainerProps({ className: 'loggia-videos', 'aria-label': labels.videos });
  return (
    <div className="loggia-videos-room">
      <ul {...getListProps(container)}>{list.indices.map(renderItem)}</ul>
    </div>
  );
}
