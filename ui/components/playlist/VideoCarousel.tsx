'use client';
import { useMemo, useState } from 'react';
import type { Ref } from 'react';
import { VIDEO_COLUMNS, VIDEO_GAP_PX, videoCarouselItems, videoRatio, videoTextScale } from '@loggia/hooks/playlist';
import { useItemKeys } from '@loggia/hooks/shared';
import type { UseVideoListOptions } from '@loggia/hooks/playlist';
import { useFocusKept } from '../../useFocusKept.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { VideoItem } from './VideoItem.tsx';
import type { ListedPlaylist } from './VideoItem.tsx';
import { useNewVideos } from './useNewVideos.ts';

export interface VideoCarouselProps {
  readonly playlist: ListedPlaylist;
  readonly options: Pick<UseVideoListOptions, 'videos' | 'columns' | 'thumbnailRatio'> & {
    readonly hasTitles: boolean;
    readonly hasDescriptions: boolean;
  };
}

/** Those of the row that a server has printed, and of what takes its place. */
const VIDEOS = { region: '.loggia-videos-room, .loggia-video-carousel', control: '.loggia-video-button' };

/** Videos one view after the other. */
export function VideoCarousel({ playlist, options }: VideoCarouselProps) {
  const { videos, columns = VIDEO_COLUMNS, thumbnailRatio, hasTitles, hasDescriptions } = options;
  const { video: current, labels } = playlist;
  const [scale] = useState(videoTextScale);
  const items = useMemo(() => videoCarouselItems(columns, scale), [columns, scale]);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useFocusKept(element, VIDEOS);
  const keyOf = useItemKeys(videos);
  const jumpTo = useNewVideos(videos);
  // Not the list itself, which slides: what stands in its place when the page is turned.
  const { ref, 'aria-busy': isBusy } = playlist.getListProps({ ref: setElement });
  return (
    <div
      ref={ref as Ref<HTMLDivElement>}
      className="loggia-video-carousel"
      data-ratio={videoRatio(thumbnailRatio).name}
      data-titles={hasTitles ? '' : undefined}
      data-descriptions={hasDescriptions ? '' : undefined}
      aria-busy={isBusy}
    >
      <Carousel
        // Another page begins at its beginning.
        key={videos[0]?.id}
        label={labels.videos}
        count={videos.length}
        keyOf={keyOf}
        jumpTo={jumpTo}
        items={items}
        gap={VIDEO_GAP_PX * scale}
        step="page"
        dots={false}
        nameOf={(index) => videos[index]?.title}
        renderSlide={({ index }) => {
          const video = videos[index];
          return (
            video && (
              <div className="loggia-video" data-index={index} data-current={video.id === current?.id ? '' : undefined}>
                <VideoItem playlist={playlist} video={video} hasTitle={hasTitles} hasDescription={hasDescriptions} />
              </div>
            )
          );
        }}
      />
    </div>
  );
}
