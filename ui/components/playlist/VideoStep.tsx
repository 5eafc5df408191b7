'use client';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface VideoStepProps {
  readonly playlist: Pick<
    UsePlaylistResult,
    'hasNextVideo' | 'hasPreviousVideo' | 'playNext' | 'playPrevious' | 'labels'
  >;
  readonly direction: 'next' | 'previous';
}

/** Plays the video beside the one in the player. Nothing where there is none. */
export function VideoStep({ playlist, direction }: VideoStepProps) {
  const { hasNextVideo, hasPreviousVideo, playNext, playPrevious, labels } = playlist;
  const isNext = direction === 'next';
  if (!(isNext ? hasNextVideo : hasPreviousVideo)) return null;
  return (
    <IconButton
      className="loggia-video-step"
      aria-label={isNext ? labels.nextVideo : labels.previousVideo}
      onClick={isNext ? playNext : playPrevious}
      icon={isNext ? <NextIcon /> : <PreviousIcon />}
    />
  );
}
