'use client';
import { useMemo } from 'react';
import { VIDEO_COLUMNS, VIDEO_GAP_PX, videoCarouselItems } from '@loggia/hooks';
import type { UseVideoListOptions } from '@loggia/hooks';
import { Carousel } from '../carousel/Carousel.tsx';
import { VideoItem } from './VideoItem.tsx';
import type { ListedPlaylist } from './VideoItem.tsx';

export interface VideoCarouselProps {
  readonly playlist: ListedPlaylist;
  readonly options: Omit<UseVideoListOptions, 'template'>;
}

/** Videos one view after the other. */
export function VideoCarousel({ playlist, options }: VideoCarouselProps) {
  const { videos, columns = VIDEO_COLUMNS, showsTitles = true, showsDescriptions = true, thumbnailRatio = 2 } = options;
  const { video: current, isLoading, labels } = playlist;
  const items = useMemo(() => videoCarouselItems(columns), [columns]);
  const hasDescriptions = useMemo(
    () => showsDescriptions && videos.some(({ description }) => description),
    [showsDescriptions, videos],
  );
  return (
    <div
      className="loggia-video-carousel"
      data-ratio={thumbnailRatio < 1.5 ? '4:3' : '16:9'}
      data-titles={showsTitles ? '' : undefined}
      data-descriptions={hasDescriptions ? '' : undefined}
      aria-busy={isLoading || undefined}
    >
      <Carousel
        label={labels.videos}
        count={videos.length}
        items={items}
        gap={VIDEO_GAP_PX}
        step="page"
        dots={false}
        nameOf={(index) => videos[index]?.title}
        renderSlide={({ index }) => {
          const video = videos[index];
          return (
            video && (
              <div className="loggia-video" data-current={video.id === current?.id ? '' : undefined}>
                <VideoItem playlist={playlist} video={video} hasTitle={showsTitles} hasDescription={hasDescriptions} />
              </div>
            )
          );
        }}
      />
    </div>
  );
}
