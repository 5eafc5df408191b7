'use client';
import type { UsePlayerResult } from '@loggia/hooks';

export interface PlayerElementProps {
  readonly player: Pick<UsePlayerResult, 'kind' | 'getFrameProps' | 'getVideoProps'>;
}

/** The provider's frame, or the browser's own film. */
export function PlayerElement({ player }: PlayerElementProps) {
  const className = 'loggia-player-element';
  if (player.kind === 'file') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no back end tells of a file of captions
    return <video {...player.getVideoProps({ className })} />;
  }
  const { sandbox, title, ...frame } = player.getFrameProps({ className });
  return <iframe {...frame} sandbox={sandbox} title={title} />;
}
