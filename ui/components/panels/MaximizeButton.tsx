'use client';
import { memo } from 'react';
import type { UseMaximizeResult } from '@loggia/hooks/panels';
import { MaximizeIcon } from '../../icons/MaximizeIcon.ts';
import { RestoreIcon } from '../../icons/RestoreIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface MaximizeButtonProps {
  readonly maximize: Pick<UseMaximizeResult, 'isAvailable' | 'isMaximized' | 'getButtonProps'>;
}

/** Lets the pop-up fill the window and gives it its size back; away in fullscreen and where it fills the window anyway. */
export const MaximizeButton = memo(function MaximizeButton({ maximize }: MaximizeButtonProps) {
  if (!maximize.isAvailable) return null;
  return <IconButton {...maximize.getButtonProps()} icon={maximize.isMaximized ? <RestoreIcon /> : <MaximizeIcon />} />;
});
