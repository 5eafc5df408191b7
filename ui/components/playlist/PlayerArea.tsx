'use client';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { fillSlot } from '../../slots.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { VideoPlayer } from '../player/VideoPlayer.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import { VideoDescription } from './VideoItem.tsx';

interface PlayerAreaProps {
  readonly playlist: UsePlaylistResult;
  readonly slots: PlaylistSlots | undefined;
  /** The width of the player, in CSS pixels; 0 for all available room. */
  readonly width: number;
}

/** The player above a list, what plays in it, and the way to the video before and the one after. */
export function PlayerArea({ playlist, width, slots }: PlayerAreaProps) {
  const { video, player, playingTitle, playingDescription, labels } = playlist;
  return (
    <section {...playlist.getPlayerAreaProps({ className: 'loggia-player-area' })}>
      {fillSlot(
        slots?.player,
        { playlist, video },
        <VideoPlayer player={player} thumbnailUrl={video?.thumbnailUrl} width={width} />,
      )}
      <div className="loggia-player-foot">
        <div {...playlist.getPlayingProps({ className: 'loggia-playing' })}>
          {playlist.isSkipping && <p aria-hidden="true">{labels.skipping}</p>}
          {playingTitle && (
            <p dir="auto" className="loggia-playing-title">
              {playingTitle}
            </p>
          )}
          {video && playingDescription && <VideoDescription key={video.id} video={video} labels={labels} />}
        </div>
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="previous" />
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="next" />
      </div>
    </section>
  );
}

interface VideoStepProps {
  readonly playlist: UsePlaylistResult;
  readonly slot: PlaylistSlots['arrow'];
  readonly direction: 'next' | 'previous';
}

/** Plays the video beside the one in the player. Nothing where there is none. */
export function VideoStep({ playlist, direction, slot }: VideoStepProps) {
  const { hasNextVideo, hasPreviousVideo, getStepButtonProps } = playlist;
  const isNext = direction === 'next';
  if (!(isNext ? hasNextVideo : hasPreviousVideo)) return null;
  const buttonProps = getStepButtonProps({ direction, className: 'loggia-video-step' });
  const icon = isNext ? <NextIcon /> : <PreviousIcon />;
  return fillSlot(slot, { playlist, direction, buttonProps }, <IconButton {...buttonProps} icon={icon} />);
}
