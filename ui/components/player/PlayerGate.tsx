'use client';
import type { UsePlayerResult } from '@loggia/hooks';
import { PlayIcon } from '../../icons/PlayIcon.ts';
import { EmbedNotice } from '../embed/EmbedNotice.tsx';

export interface PlayerGateProps {
  readonly player: Pick<
    UsePlayerResult,
    'hasFailed' | 'href' | 'notice' | 'canRemember' | 'getLoadButtonProps' | 'getAlwaysButtonProps' | 'labels'
  >;
}

/** What keeps a film away, and the way on: the visitor's consent, or the page of its provider. */
export function PlayerGate({ player }: PlayerGateProps) {
  const { hasFailed, href, labels } = player;
  if (hasFailed) {
    return (
      <div className="loggia-embed-gate" role="alert">
        <p>{labels.failed}</p>
        {href && (
          <a href={href} target="_blank" rel="noopener noreferrer">
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
