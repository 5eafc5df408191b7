'use client';
import { fileHref } from '@loggia/hooks/shared';
import type { UseEmbedResult } from '@loggia/hooks/embed';
import { PlayIcon } from '../../icons/PlayIcon.ts';
import { EmbedNotice } from './EmbedNotice.tsx';

export interface EmbedPosterProps {
  readonly embed: UseEmbedResult;
}

/** Stands where a player will be: the thumbnail, and over it what keeps the player away. */
export function EmbedPoster({ embed }: EmbedPosterProps) {
  const { labels } = embed;
  const { alt, ...poster } = embed.getPosterProps();
  return (
    <div className="loggia-embed-poster">
      {embed.poster && <img {...poster} alt={alt} />}
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
          <a href={fileHref(embed.href)} target="_blank" rel="noopener noreferrer">
            {labels.link}
          </a>
        </div>
      )}
    </div>
  );
}
