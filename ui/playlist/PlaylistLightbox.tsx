'use client';
import { usePlaylistPopup, type PlaylistPopup, type UsePlaylistResult } from '@loggia/hooks/playlist';
import { errorKind } from '@loggia/hooks/errors';
import { PLAYLIST_CAROUSEL } from '@loggia/hooks/carousel';
import { Carousel } from '../carousel/Carousel.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { renderLine, useLightboxStatus } from '../lightbox/lightboxStatus.tsx';
import { Notice } from '../notice/Notice.tsx';
import { VideoPlayer, VideoStep } from './PlayerArea.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import { VideoDescription, VideoThumbnail } from './VideoItem.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { StatusContext } from '../KitProvider.tsx';
import { fillSlot } from '../slots.ts';

export interface PlaylistLightboxProps {
  readonly playlist: UsePlaylistResult;
  readonly intent: UsePlaylistResult['intent'];
  readonly slots: PlaylistSlots | undefined;
}

/** Renders the lightbox of a playlist. Its dialog stays mounted, and has no content while it is closed. */
export function PlaylistLightbox({ playlist, slots }: PlaylistLightboxProps) {
  const popup = usePlaylistPopup(playlist);
  return (
    <dialog
      {...popup.getDialogProps({ className: 'loggia-lightbox loggia-video-lightbox' })}
      data-full-window={popup.isOpen ? '' : undefined}
    >
      {popup.isOpen && <LightboxContent {...{ playlist, popup, slots }} />}
    </dialog>
  );
}

interface LightboxContentProps extends Pick<PlaylistLightboxProps, 'playlist' | 'slots'> {
  readonly popup: PlaylistPopup;
}

function LightboxContent({ playlist, popup, slots }: LightboxContentProps) {
  const { video, player, aspectRatio, playingDescription, labels } = playlist;
  const { region, renderStatus } = useLightboxStatus();
  if (!video) return null;
  const buttonProps = popup.getCloseButtonProps();
  return (
    <div className="loggia-video-stage">
      <div {...region.getRegionProps({ className: 'loggia-visually-hidden' })}>
        {renderLine(region, playlist.getPlayingStatusProps().children)}
        {popup.hasThumbnails && renderLine(region, popup.getStatusProps().children)}
      </div>
      <div className="loggia-video-head">
        <p dir="auto" className="loggia-playing-title">
          {video.title || labels.untitled}
        </p>
        {fillSlot(slots?.closeButton, { playlist, buttonProps }, <IconButton {...buttonProps} icon={<CloseIcon />} />)}
      </div>
      <div className="loggia-video-player">
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="previous" />
        <section {...playlist.getPlayerAreaProps({ className: 'loggia-player-area' })}>
          {fillSlot(
            slots?.player,
            { playlist, video },
            <VideoPlayer {...{ player, aspectRatio }} thumbnailUrl={video.thumbnailUrl} width={0} />,
          )}
          {playingDescription && <VideoDescription key={video.id} video={video} labels={labels} />}
        </section>
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="next" />
      </div>
      {popup.hasThumbnails && (
        <StatusContext.Provider value={renderStatus}>
          <VideoThumbnails {...{ playlist, popup }} />
        </StatusContext.Provider>
      )}
    </div>
  );
}

export interface VideoThumbnailsProps {
  readonly playlist: Pick<UsePlaylistResult, 'video' | 'failure' | 'labels'>;
  readonly popup: PlaylistPopup;
}

/** Renders a carousel with the thumbnails of all loaded videos, and a button that loads more. */
export function VideoThumbnails({ playlist, popup }: VideoThumbnailsProps) {
  const { video: current, failure, labels } = playlist;
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
      {/* The same element is rendered before and after a failure, so that its button keeps focus. */}
      <Notice
        className={failure ? 'loggia-notice loggia-video-failure' : 'loggia-video-pages'}
        kind={failure ? errorKind(failure.error) : undefined}
        isCompact
        text={failure && <p>{failure.message}</p>}
      >
        {hasMore && (
          <button {...popup.getMoreButtonProps({ className: 'loggia-video-more' })}>{labels.moreThumbnails}</button>
        )}
      </Notice>
    </div>
  );
}
