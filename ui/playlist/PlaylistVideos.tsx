'use client';
import { useItemKeys } from '@loggia/hooks/shared';
import {
  useVideoList,
  VIDEO_COLUMNS,
  videoRatio,
  type PlaylistOptions,
  type UsePlaylistResult,
  type UseVideoListOptions,
} from '@loggia/hooks/playlist';
import { videoCarouselChunk } from '../chunks.ts';
import { lateComponent } from '../lateComponent.tsx';
import { Notice } from '../notice/Notice.tsx';
import { EAGER_ENTRY_COUNT } from '../picture/constants.ts';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import type { VideoCarouselProps } from './VideoCarousel.tsx';
import { VideoPlaceholder, VideoItem } from './VideoItem.tsx';

interface PlaylistVideosProps {
  readonly playlist: UsePlaylistResult;
  readonly itemSlot: PlaylistSlots['item'];
  readonly options: Omit<PlaylistOptions, 'paging' | 'player'>;
}

/** Renders the videos of a playlist in the layout of its `template`. */
export function PlaylistVideos({ playlist, options, itemSlot }: PlaylistVideosProps) {
  const { videos, labels } = playlist;
  const { template, columns, thumbnailRatio, showTitles = true, showDescriptions = true } = options;
  if (videos.length === 0) {
    return (
      <Notice kind="empty" heading={labels.emptyTitle} text={<p>{labels.empty}</p>}>
        <button {...playlist.getBackButtonProps()} />
      </Notice>
    );
  }
  if (template === 'carousel') {
    const hasDescriptions = showDescriptions && videos.some(({ description }) => description);
    const shape = { videos, columns, thumbnailRatio, hasTitles: showTitles, hasDescriptions };
    return <LazyVideoCarousel {...{ playlist, itemSlot }} options={shape} />;
  }
  return (
    <VideoList
      {...{ playlist, itemSlot }}
      options={{ videos, template, columns, thumbnailRatio, showTitles, showDescriptions }}
    />
  );
}

interface VideoListProps {
  readonly playlist: UsePlaylistResult;
  readonly itemSlot: PlaylistSlots['item'];
  readonly options: UseVideoListOptions;
}

/** Renders videos in rows and columns. The list is virtualized. */
function VideoList({ playlist, options, itemSlot }: VideoListProps) {
  const { videos } = options;
  const { video: current, pendingCount, getListProps, labels } = playlist;
  const keyOf = useItemKeys(videos);
  const list = useVideoList({ ...options, pendingCount });
  const renderItem = (index: number) => {
    const video = videos[index];
    if (!video) {
      return (
        <li key={index} {...list.getItemProps({ index, className: 'loggia-video' })} aria-hidden>
          <VideoPlaceholder hasTitle={list.hasTitles} />
        </li>
      );
    }
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
    <div className="loggia-videos-container">
      <ul {...getListProps(container)}>{list.indices.map(renderItem)}</ul>
    </div>
  );
}

/** The carousel. Its code loads after the first paint, which shows a row that looks the same. */
const LazyVideoCarousel = lateComponent(videoCarouselChunk, 'VideoCarousel', {
  Placeholder: VideoRow,
  Substitute: WholeVideoRow,
});

/** The number of videos in the row before the carousel has loaded. Users without JavaScript only see these videos. */
const ROW_COUNT = 24;

interface VideoRowProps extends VideoCarouselProps {
  /** The maximum number of videos. @default ROW_COUNT */
  readonly limit?: number | undefined;
}

/** Renders all videos in a scrollable row, because the carousel's code failed to load. */
function WholeVideoRow(props: VideoCarouselProps) {
  return <VideoRow {...props} limit={Infinity} />;
}

/** Renders videos in a scrollable row, which initially looks the same as the carousel. */
function VideoRow({ playlist, options, itemSlot, limit = ROW_COUNT }: VideoRowProps) {
  const keyOf = useItemKeys(options.videos);
  const { videos, columns = VIDEO_COLUMNS, thumbnailRatio, hasTitles, hasDescriptions } = options;
  const { video: current, labels } = playlist;
  return (
    <div className="loggia-videos-container">
      <ul
        {...playlist.getListProps({ className: 'loggia-videos', 'aria-label': labels.videos })}
        data-template="carousel"
        data-columns={columns}
        data-ratio={videoRatio(thumbnailRatio).name}
        data-titles={hasTitles ? '' : undefined}
        data-descriptions={hasDescriptions ? '' : undefined}
      >
        {videos.slice(0, limit).map((video, index) => (
          <li
            key={keyOf(index)}
            className="loggia-video"
            data-index={index}
            data-current={video.id === current?.id ? '' : undefined}
          >
            <VideoItem
              playlist={playlist}
              video={video}
              slot={itemSlot}
              hasTitle={hasTitles}
              hasDescription={hasDescriptions}
              isEager={index < columns}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
