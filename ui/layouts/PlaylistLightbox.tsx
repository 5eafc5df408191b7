'use client';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { PLAYLIST_CAROUSEL } from '@loggia/hooks/carousel';
import { Carousel } from '../components/carousel/Carousel.tsx';
import { IconButton } from '../components/iconButton/IconButton.tsx';
import { VideoPlayer, VideoStep } from '../components/playlist/PlayerArea.tsx';
import type { PlaylistSlots } from '../components/playlist/PlaylistSlots.ts';
import { VideoDescription, VideoThumbnail } from '../components/playlist/VideoItem.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { fillSlot } from '../slots.ts';

export interface PlaylistLightboxProps {
  readonly playlist: UsePlaylistResult;
  readonly slots: PlaylistSlots | undefined;
}

/** The content of a playlist's lightbox; nothing while it is closed. */
export function PlaylistLightbox({ playlist, slots }: PlaylistLightboxProps) {
  const { popup, video, player, playingDescription, labels } = playlist;
  if (!popup.isOpen || !video) return null;
  const buttonProps = popup.getCloseButtonProps();
  return (
    <div className="loggia-video-stage">
      <div {...playlist.getPlayingStatusProps({ className: 'loggia-visually-hidden' })} />
      <div className="loggia-video-head">
        <p dir="auto" className="loggia-playing-title">
          {video.title || labels.untitled}
        </p>
        {fillSlot(slots?.closeButton, { playlist, buttonProps }, <IconButton {...buttonProps} icon={<CloseIcon />} />)}
      </div>
      <div className="loggia-video-show">
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="previous" />
        <section {...playlist.getPlayerAreaProps({ className: 'loggia-player-area' })}>
          {fillSlot(
            slots?.player,
            { playlist, video },
            <VideoPlayer player={player} thumbnailUrl={video.thumbnailUrl} width={0} />,
          )}
          {playingDescription && <VideoDescription key={video.id} video={video} labels={labels} />}
        </section>
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="next" />
      </div>
      {popup.hasThumbnails && <VideoThumbnails playlist={playlist} />}
    </div>
  );
}

export interface VideoThumbnailsProps {
  readonly playlist: Pick<UsePlaylistResult, 'popup' | 'video' | 'failure' | 'labels'>;
}

/** The carousel of all known videos' thumbnails, with a link that loads more. */
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
