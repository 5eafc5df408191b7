'use client';
import { VIDEO_COLUMNS, videoRatio } from '@loggia/hooks/playlist';
import { useItemKeys } from '@loggia/hooks/shared';
import type { VideoCarouselProps } from './VideoCarousel.tsx';
import { VideoItem } from './VideoItem.tsx';

/** Without scripts, that many videos are all. */
const ROW_COUNT = 24;

/** What a server prints of a carousel of videos: a row that is scrolled, with its first view in the same places. */
export function VideoRow({ playlist, options, itemSlot }: VideoCarouselProps) {
  const keyOf = useItemKeys(options.videos);
  const { videos, columns = VIDEO_COLUMNS, thumbnailRatio, hasTitles, hasDescriptions } = options;
  const { video: current, labels } = playlist;
  return (
    <div className="loggia-videos-room">
      <ul
        {...playlist.getListProps({ className: 'loggia-videos', 'aria-label': labels.videos })}
        data-template="carousel"
        data-columns={columns}
        data-ratio={videoRatio(thumbnailRatio).name}
        data-titles={hasTitles ? '' : undefined}
        data-descriptions={hasDescriptions ? '' : undefined}
      >
        {videos.slice(0, ROW_COUNT).map((video, index) => (
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
