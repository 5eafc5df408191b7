'use client';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { fillSlot } from '../../slots.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';

export interface VideoStepProps {
  readonly playlist: UsePlaylistResult;
  readonly slot: PlaylistSlots['arrow'];
  readonly direction: 'next' | 'previous';
}

/** Plays the video beside the one in the player. Nothing where there is none. */
export function VideoStep({ playlist, direction, slot }: VideoStepProps) {
  const { hasNextVideo, hasPreviousVideo, getStepButtonProps } = playlist;
  const isNext = direction === 'next';
  if (!(isNext ? hasNextVideo : hasPreviousVideo)) return null;
  const buttonProps = getStepButtonProps({ direction, className: 'loggia-video-step' });
  const icon = isNext ? <NextIcon /> : <PreviousIcon />;
  return fillSlot(slot, { playlist, direction, buttonProps }, <IconButton {...buttonProps} icon={icon} />);
}
