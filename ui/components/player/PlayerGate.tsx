'use client';
import { fileHref } from '@loggia/hooks/shared';
import type { UsePlayerResult } from '@loggia/hooks/player';
import { PlayIcon } from '../../icons/PlayIcon.ts';
import { EmbedNotice } from '../embed/EmbedNotice.tsx';

export interface PlayerGateProps {
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

/** What keeps a film away, and the way on: the visitor's consent, another try, or the page of its provider. */
export function PlayerGate({ player }: PlayerGateProps) {
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
