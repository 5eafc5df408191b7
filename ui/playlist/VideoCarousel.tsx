'use client';
import { useVideoCarousel, videoRatio, type UsePlaylistResult, type UseVideoListOptions } from '@loggia/hooks/playlist';
import { Carousel } from '../carousel/Carousel.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import { VideoItem } from './VideoItem.tsx';

export interface VideoCarouselProps {
  readonly playlist: UsePlaylistResult;
  readonly itemSlot: PlaylistSlots['item'];
  readonly options: Pick<UseVideoListOptions, 'videos' | 'columns' | 'thumbnailRatio'> & {
    readonly hasTitles: boolean;
    readonly hasDescriptions: boolean;
  };
}

/** The selectors of the row and of the carousel that replaces it, to restore focus. */
const FOCUS = { region: '.loggia-videos-container, .loggia-video-carousel', control: '.loggia-video :is(a, button)' };

/** Renders videos in a carousel. */
export function VideoCarousel({ playlist, options, itemSlot }: VideoCarouselProps) {
  const { videos, columns, thumbnailRatio, hasTitles, hasDescriptions } = options;
  const { video: current } = playlist;
  const carousel = useVideoCarousel(playlist, { videos, columns, focus: FOCUS });
  return (
    <div
      {...carousel.getContainerProps({ className: 'loggia-video-carousel' })}
      data-ratio={videoRatio(thumbnailRatio).name}
      data-titles={hasTitles ? '' : undefined}
      data-descriptions={hasDescriptions ? '' : undefined}
    >
      <Carousel
        key={carousel.carouselKey}
        {...carousel.carouselOptions}
        renderSlide={({ index }) => {
          const video = videos[index];
          return (
            video && (
              <div className="loggia-video" data-index={index} data-current={video.id === current?.id ? '' : undefined}>
                <VideoItem
                  playlist={playlist}
                  video={video}
                  slot={itemSlot}
                  hasTitle={hasTitles}
                  hasDescription={hasDescriptions}
                />
              </div>
            )
          );
        }}
      />
    </div>
  );
}
