'use client';
import type { UseEmbedResult } from '@loggia/hooks/embed';

export interface EmbedPlayerProps {
  readonly embed: Pick<UseEmbedResult, 'embed' | 'getFrameProps' | 'getVideoProps'>;
}

/** The provider's frame, or the video of a file. */
export function EmbedPlayer({ embed }: EmbedPlayerProps) {
  const className = 'loggia-embed-frame';
  if (embed.embed.type === 'file') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no back end tells of a file of captions
    return <video {...embed.getVideoProps({ className })} />;
  }
  const { sandbox, title, ...frame } = embed.getFrameProps({ className });
  return <iframe {...frame} sandbox={sandbox} title={title} />;
}
