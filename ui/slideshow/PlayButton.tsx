'use client';
import { memo } from 'react';
import type { UseSlideshowResult } from '@loggia/hooks/slideshow';
import { PauseIcon } from '../icons/PauseIcon.ts';
import { PlayIcon } from '../icons/PlayIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface PlayButtonProps {
  readonly slideshow: Pick<UseSlideshowResult, 'isStarted' | 'isAvailable' | 'getPlayButtonProps'>;
}

/** Renders a button that starts and stops the slideshow. It is hidden if there is nothing to play. */
export const PlayButton = memo(function PlayButton({ slideshow }: PlayButtonProps) {
  if (!slideshow.isAvailable) return null;
  return <IconButton {...slideshow.getPlayButtonProps()} icon={slideshow.isStarted ? <PauseIcon /> : <PlayIcon />} />;
});
