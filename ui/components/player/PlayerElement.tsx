'use client';
import type { UsePlayerResult } from '@loggia/hooks/player';

export interface PlayerElementProps {
  readonly player: Pick<UsePlayerResult, 'kind' | 'tracks' | 'getFrameProps' | 'getVideoProps'>;
}

/** The provider's frame, or the browser's own film. */
export function PlayerElement({ player }: PlayerElementProps) {
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
