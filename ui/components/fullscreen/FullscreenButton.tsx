'use client';
import { memo } from 'react';
import type { UseFullscreenResult } from '@loggia/hooks/fullscreen';
import { EnterFullscreenIcon } from '../../icons/EnterFullscreenIcon.ts';
import { ExitFullscreenIcon } from '../../icons/ExitFullscreenIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface FullscreenButtonProps {
  readonly fullscreen: Pick<UseFullscreenResult, 'isSupported' | 'isFullscreen' | 'getButtonProps'>;
}

/** Enters and leaves fullscreen; away where the browser offers none. */
export const FullscreenButton = memo(function FullscreenButton({ fullscreen }: FullscreenButtonProps) {
  if (!fullscreen.isSupported) return null;
  return (
    <IconButton
      {...fullscreen.getButtonProps()}
      icon={fullscreen.isFullscreen ? <ExitFullscreenIcon /> : <EnterFullscreenIcon />}
    />
  );
});
