'use client';
import { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from '@loggia/hooks/player';
import type { UsePlayerResult } from '@loggia/hooks/player';
import { fileHref, safeSource } from '@loggia/hooks/shared';
import { PlayIcon } from '../../icons/PlayIcon.ts';
import { EmbedNotice } from '../embed/EmbedNotice.tsx';

interface VideoPlayerProps {
  readonly player: UsePlayerResult;
  readonly thumbnailUrl: string | undefined;
  /** In CSS pixels, where there is room for it; 0: all there is. */
  readonly width: number;
}

/** A player in its own shape from the first paint on, whatever it waits for: a poster, a question, a frame or a film. */
export function VideoPlayer({ player, thumbnailUrl, width }: VideoPlayerProps) {
  const { isMounted, isBlocked, hasFailed } = player;
  // Attributes, because a strict policy drops styles that a server prints.
  const shape = width > 0 ? { width, height: (width * PLAYER_HEIGHT_PX) / PLAYER_WIDTH_PX } : { width: '100%' };
  return (
    <div {...player.getBoxProps({ className: 'loggia-player' })} data-full={width > 0 ? undefined : ''}>
      <svg {...shape} viewBox={`0 0 ${PLAYER_WIDTH_PX} ${PLAYER_HEIGHT_PX}`} aria-hidden />
      {thumbnailUrl && <img className="loggia-player-poster" src={safeSource(thumbnailUrl, 'image')} alt="" />}
      {isMounted && <PlayerElement player={player} />}
      {(isBlocked || hasFailed) && <PlayerGate player={player} />}
    </div>
  );
}

interface PlayerElementProps {
  readonly player: Pick<UsePlayerResult, 'kind' | 'tracks' | 'getFrameProps' | 'getVideoProps'>;
}

/** The provider's frame, or the browser's own film. */
function PlayerElement({ player }: PlayerElementProps) {
  const className = 'loggia-player-element';
  if (player.kind === 'file') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- those that its back end tells of
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

/** The notice in place of a video, with the way on: consent, another try, or the provider's page. */
function PlayerGate({ player }: PlayerGateProps) {
  const { hasFailed, isMounted, href, labels } = player;
  if (hasFailed) {
    return (
      <div className="loggia-embed-gate" role="alert">
        <p>{labels.failed}</p>
        {isMounted && (
          <button {...player.getRetryButtonProps({ className: 'loggia-embed-always' })}>{labels.retry}</button>
        )}
        {href && (
          <a href={fileHref(href)} target="_blank" rel="noopener noreferrer">
            {labels.link}
          </a>
        )}
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
