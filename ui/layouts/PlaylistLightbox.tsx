'use client';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { IconButton } from '../components/iconButton/IconButton.tsx';
import { VideoPlayer } from '../components/player/VideoPlayer.tsx';
import type { PlaylistSlots } from '../components/playlist/PlaylistSlots.ts';
import { VideoDescription } from '../components/playlist/VideoDescription.tsx';
import { VideoStep } from '../components/playlist/VideoStep.tsx';
import { VideoThumbnails } from '../components/playlist/VideoThumbnails.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { fillSlot } from '../slots.ts';

export interface PlaylistLightboxProps {
  readonly playlist: UsePlaylistResult;
  readonly slots: PlaylistSlots | undefined;
}

/** What is in the lightbox of a playlist: nothing while it is closed. */
export function PlaylistLightbox({ playlist, slots }: PlaylistLightboxProps) {
  const { popup, video, player, playingDescription, labels } = playlist;
  if (!popup.isOpen || !video) return null;
  const buttonProps = popup.getCloseButtonProps();
  return (
    <div className="loggia-video-stage">
      <div {...playlist.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
      <div className="loggia-video-head">
        <p dir="auto" className="loggia-playing-title">
          {video.title || labels.untitled}
        </p>
        {fillSlot(slots?.closeButton, { playlist, buttonProps }, <IconButton {...buttonProps} icon={<CloseIcon />} />)}
      </div>
      <div className="loggia-video-show">
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="previous" />
        <section {...playlist.getPlayerAreaProps({ className: 'loggia-player-area' })}>
          <VideoPlayer player={player} thumbnailUrl={video.thumbnailUrl} width={0} />
          {playingDescription && <VideoDescription key={video.id} video={video} labels={labels} />}
        </section>
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="next" />
      </div>
      {popup.hasThumbnails && <VideoThumbnails playlist={playlist} />}
    </div>
  );
}
