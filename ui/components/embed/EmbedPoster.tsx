'use client';
import type { GalleryImage, UseEmbedResult } from '@loggia/hooks';
import { PlayIcon } from '../../icons/PlayIcon.ts';
import { EmbedNotice } from './EmbedNotice.tsx';

export interface EmbedPosterProps {
  readonly embed: UseEmbedResult;
  readonly image: GalleryImage;
}

/** Stands where a player will be: the thumbnail, and over it what keeps the player away. */
export function EmbedPoster({ embed, image }: EmbedPosterProps) {
  const { labels } = embed;
  const src = image.thumbnail?.url;
  return (
    <div className="loggia-embed-poster">
      {src && <img src={src} alt={image.title ?? ''} />}
      {embed.isBlocked && (
        <div className="loggia-embed-gate">
          <button {...embed.getLoadButtonProps({ className: 'loggia-button loggia-embed-play' })}>
            <PlayIcon />
          </button>
          <EmbedNotice embed={embed} />
        </div>
      )}
      {(embed.hasFailed || embed.embed.type === 'unknown') && (
        <div className="loggia-embed-gate">
          <p>{embed.hasFailed ? labels.failed : labels.unknown}</p>
          <a href={embed.href} target="_blank" rel="noopener noreferrer">
            {labels.link}
          </a>
        </div>
      )}
    </div>
  );
}
