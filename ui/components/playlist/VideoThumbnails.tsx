'use client';
import { PLAYLIST_CAROUSEL } from '@loggia/hooks/carousel';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { Carousel } from '../carousel/Carousel.tsx';
import { VideoThumbnail } from './VideoThumbnail.tsx';

export interface VideoThumbnailsProps {
  readonly playlist: Pick<UsePlaylistResult, 'popup' | 'video' | 'failure' | 'labels'>;
}

/** The pictures of all videos that are known, one view after the other, and the way to more of them. */
export function VideoThumbnails({ playlist }: VideoThumbnailsProps) {
  const { popup, video: current, failure, labels } = playlist;
  const { thumbnails, jumpTo, hasMore } = popup;
  return (
    <div className="loggia-video-thumbnails">
      <Carousel
        {...PLAYLIST_CAROUSEL}
        step="page"
        label={labels.thumbnails}
        count={thumbnails.length}
        jumpTo={jumpTo}
        nameOf={(index) => thumbnails[index]?.title}
        renderSlide={({ index }) => {
          const video = thumbnails[index];
          return (
            video && (
              <button {...popup.getThumbnailProps({ video, className: 'loggia-video-thumbnail', title: video.title })}>
                <VideoThumbnail video={video} mark={video.id === current?.id ? '' : undefined} />
              </button>
            )
          );
        }}
      />
      <div {...popup.getStatusProps({ className: failure ? 'loggia-video-failure' : 'loggia-visually-hidden' })} />
      {hasMore && (
        <button {...popup.getMoreButtonProps({ className: 'loggia-video-more' })}>{labels.moreThumbnails}</button>
      )}
    </div>
  );
}
