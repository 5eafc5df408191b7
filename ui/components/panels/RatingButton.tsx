'use client';
import { memo } from 'react';
import type { UseRatingPanelResult } from '@loggia/hooks/panels';
import { StarIcon } from '../../icons/StarIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface RatingButtonProps {
  readonly panel: Pick<UseRatingPanelResult, 'isAvailable' | 'getToggleProps'>;
}

/** Shows and hides the stars; away where there is no rating. */
export const RatingButton = memo(function RatingButton({ panel }: RatingButtonProps) {
  if (!panel.isAvailable) return null;
  return <IconButton {...panel.getToggleProps()} icon={<StarIcon />} />;
});
