'use client';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { CloseIcon } from '../../icons/CloseIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface LightboxWaitProps {
  readonly playlist: Pick<UsePlaylistResult, 'popup' | 'labels'>;
}

/** What the lightbox shows while the code of its contents is on its way: nothing while it is closed. */
export function LightboxWait({ playlist: { popup, labels } }: LightboxWaitProps) {
  if (!popup.isOpen) return null;
  return (
    <div className="loggia-video-stage" aria-busy>
      <div className="loggia-spinner" role="progressbar" aria-label={labels.loading} />
      <div className="loggia-video-head">
        <IconButton {...popup.getCloseButtonProps()} icon={<CloseIcon />} />
      </div>
    </div>
  );
}
