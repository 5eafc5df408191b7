'use client';
import { memo } from 'react';
import type { UseInfoResult } from '@loggia/hooks/panels';
import { InfoIcon } from '../../icons/InfoIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface InfoButtonProps {
  readonly info: Pick<UseInfoResult, 'hasInfo' | 'getToggleProps'>;
}

const INFO = <InfoIcon />;

/** Shows and hides the info box; away where an image has nothing to tell. */
export const InfoButton = memo(function InfoButton({ info }: InfoButtonProps) {
  if (!info.hasInfo) return null;
  return <IconButton {...info.getToggleProps()} icon={INFO} />;
});
