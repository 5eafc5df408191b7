'use client';
import { memo } from 'react';
import type { UseZoomResult } from '@loggia/hooks/zoom';
import { ZoomIcon } from '../../icons/ZoomIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface ZoomButtonProps {
  readonly zoom: Pick<UseZoomResult, 'hasControl' | 'getButtonProps'>;
}

/** Enlarges the picture and shows it whole again; away where there is nothing to enlarge. */
export const ZoomButton = memo(function ZoomButton({ zoom }: ZoomButtonProps) {
  if (!zoom.hasControl) return null;
  return <IconButton {...zoom.getButtonProps({ className: 'loggia-zoom-button' })} icon={<ZoomIcon />} />;
});
