'use client';
import { memo } from 'react';
import type { UseSlideshowResult } from '@loggia/hooks/slideshow';
import { createCompanion } from '../companion.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { PauseIcon } from '../icons/PauseIcon.ts';
import { PlayIcon } from '../icons/PlayIcon.ts';

/** The state that a `Slideshow` shares with its button. Carousels use the button without a `Slideshow`. */
export const SlideshowCompanion = /* @__PURE__ */ createCompanion<UseSlideshowResult>('Slideshow');

export interface PlayButtonProps {
  /** @default the state of the nearest `Slideshow` */
  readonly slideshow?: Pick<UseSlideshowResult, 'isStarted' | 'isAvailable' | 'getPlayButtonProps'> | undefined;
}

/** Renders a button that starts and stops the slideshow. It is hidden if there is nothing to play. */
export const PlayButton = memo(function PlayButton({ slideshow }: PlayButtonProps) {
  const { isStarted, isAvailable, getPlayButtonProps } = SlideshowCompanion.use(slideshow);
  if (!isAvailable) return null;
  return <IconButton {...getPlayButtonProps()} icon={isStarted ? <PauseIcon /> : <PlayIcon />} />;
});
