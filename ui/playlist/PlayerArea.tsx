'use client';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { PLAYER_WIDTH_PX, type UsePlayerResult } from '@loggia/hooks/player';
import { fileHref, safeSource } from '@loggia/hooks/shared';
import { NextIcon } from '../icons/NextIcon.ts';
import { PlayIcon } from '../icons/PlayIcon.ts';
import { PreviousIcon } from '../icons/PreviousIcon.ts';
import { fillSlot } from '../slots.ts';
import { EmbedNotice } from '../embed/EmbedNotice.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { Failure } from '../failure/Failure.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import { VideoDescription } from './VideoItem.tsx';

interface PlayerAreaProps {
  readonly playlist: UsePlaylistResult;
  readonly slots: PlaylistSlots | undefined;
  /** The player's width in CSS pixels, or 0 to use all available width. */
  readonly width: number;
}

/**
 * Renders the player above a list. The current title and description are below the player, between buttons for the
 * previous and next video.
 */
export function PlayerArea({ playlist, width, slots }: PlayerAreaProps) {
  const { video, player, aspectRatio, playingTitle, playingDescription, labels } = playlist;
  return (
    <section {...playlist.getPlayerAreaProps({ className: 'loggia-player-area' })}>
      {fillSlot(
        slots?.player,
        { playlist, video },
        <VideoPlayer {...{ player, aspectRatio, width }} thumbnailUrl={video?.thumbnailUrl} />,
      )}
      <div className="loggia-player-foot">
        <VideoStep playlist={playlist} slot={slots?.arrow} direction="previous" />
        <div {...playlist.getPlayingProps({ className: 'loggia-playing' })}>
          {playlist.isSkipping && <p aria-hidden="true">{labels.skipping}</p>}
          {playingTitle && (
            <p dir="auto" className="loggia-playing-title">
              {playingTitle}
            </p>
          )}
          {video && playingDescription && <VideoDescription key={video.id} video={video} labels={labels} />}
        </div>
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

/** Renders a button that plays the previous or next video, or nothing if there is no such video. */
export function VideoStep({ playlist, direction, slot }: VideoStepProps) {
  const { hasNextVideo, hasPreviousVideo, getStepButtonProps } = playlist;
  const isNext = direction === 'next';
  if (!(isNext ? hasNextVideo : hasPreviousVideo)) return null;
  const buttonProps = getStepButtonProps({ direction, className: 'loggia-video-step' });
  const icon = isNext ? <NextIcon /> : <PreviousIcon />;
  return fillSlot(slot, { playlist, direction, buttonProps }, <IconButton {...buttonProps} icon={icon} />);
}

interface VideoPlayerProps {
  readonly player: UsePlayerResult;
  readonly thumbnailUrl: string | undefined;
  /** The width divided by the height. */
  readonly aspectRatio: number;
  /** The width in CSS pixels if it fits, or 0 for the full width. */
  readonly width: number;
}

/**
 * Renders the player: a poster, a consent notice, a frame or a video. It has its final aspect ratio from the first
 * paint.
 */
export function VideoPlayer({ player, thumbnailUrl, aspectRatio, width }: VideoPlayerProps) {
  const { isMounted, isBlocked, hasFailed } = player;
  // The size is set with `width` and `height` attributes, because a strict content security policy blocks style
  // attributes in server HTML.
  const shape = width > 0 ? { width, height: width / aspectRatio } : { width: '100%' };
  return (
    <div {...player.getContainerProps({ className: 'loggia-player' })} data-full={width > 0 ? undefined : ''}>
      <svg {...shape} viewBox={`0 0 ${PLAYER_WIDTH_PX} ${PLAYER_WIDTH_PX / aspectRatio}`} aria-hidden />
      {thumbnailUrl && <img className="loggia-player-poster" src={safeSource(thumbnailUrl, 'image')} alt="" />}
      {isMounted && <PlayerElement player={player} />}
      {(isBlocked || hasFailed) && <PlayerGate player={player} />}
    </div>
  );
}

interface PlayerElementProps {
  readonly player: Pick<UsePlayerResult, 'kind' | 'tracks' | 'getFrameProps' | 'getVideoProps'>;
}

function PlayerElement({ player }: PlayerElementProps) {
  const className = 'loggia-player-element';
  if (player.kind === 'file') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks come from the backend
      <video {...player.getVideoProps({ className })}>
        {player.tracks.map((track) => (
          <track key={track.src} {...track} />
        ))}
      </video>
    );
  }
  const { sandbox, title, ...frame } = player.getFrameProps({ className });
  return <iframe {...frame} sandbox={sandbox} title={title} />;
}

interface PlayerGateProps {
  readonly player: Pick<
    UsePlayerResult,
    | 'hasFailed'
    | 'isMounted'
    | 'href'
    | 'notice'
    | 'canRemember'
    | 'getLoadButtonProps'
    | 'getAlwaysButtonProps'
    | 'getRetryButtonProps'
    | 'labels'
  >;
}

/**
 * Renders a notice in place of a video. It has an action: a consent button, a retry button, or a link to the provider's
 * page.
 */
function PlayerGate({ player }: PlayerGateProps) {
  const { hasFailed, isMounted, href, labels } = player;
  if (hasFailed) {
    return (
      <div className="loggia-embed-gate" role="alert">
        <Failure>
          <p>{labels.failed}</p>
          {isMounted && <button {...player.getRetryButtonProps()} />}
          {href && (
            <a href={fileHref(href)} target="_blank" rel="noopener noreferrer">
              {labels.link}
            </a>
          )}
        </Failure>
      </div>
    );
  }
  return (
    <div className="loggia-embed-gate">
      <button {...player.getLoadButtonProps({ className: 'loggia-button loggia-embed-play' })}>
        <PlayIcon />
      </button>
      <EmbedNotice embed={player} />
    </div>
  );
}
