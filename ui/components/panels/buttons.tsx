'use client';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { UseInfoResult, UseMaximizeResult, UseRatingPanelResult, UseSidebarsResult } from '@loggia/hooks/panels';
import { InfoIcon } from '../../icons/InfoIcon.ts';
import { MaximizeIcon } from '../../icons/MaximizeIcon.ts';
import { RestoreIcon } from '../../icons/RestoreIcon.ts';
import { StarIcon } from '../../icons/StarIcon.ts';
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

export interface RatingButtonProps {
  readonly panel: Pick<UseRatingPanelResult, 'isAvailable' | 'getToggleProps'>;
}

/** Shows and hides the stars; away where there is no rating. */
export const RatingButton = memo(function RatingButton({ panel }: RatingButtonProps) {
  if (!panel.isAvailable) return null;
  return <IconButton {...panel.getToggleProps()} icon={<StarIcon />} />;
});

export interface MaximizeButtonProps {
  readonly maximize: Pick<UseMaximizeResult, 'isAvailable' | 'isMaximized' | 'getButtonProps'>;
}

/** Lets the pop-up fill the window and gives it its size back; away in fullscreen and where it fills the window anyway. */
export const MaximizeButton = memo(function MaximizeButton({ maximize }: MaximizeButtonProps) {
  if (!maximize.isAvailable) return null;
  return <IconButton {...maximize.getButtonProps()} icon={maximize.isMaximized ? <RestoreIcon /> : <MaximizeIcon />} />;
});

export interface SidebarButtonProps<TName extends string> {
  readonly sidebars: Pick<UseSidebarsResult<TName>, 'has' | 'getToggleProps'>;
  readonly name: TName;
  /** A drawing from `icons`. */
  readonly icon: ReactNode;
}

/** Opens and closes a sidebar; away where there is none of this name. */
export const SidebarButton = memo(SidebarButtonOf) as typeof SidebarButtonOf;

function SidebarButtonOf<TName extends string>({ sidebars, name, icon }: SidebarButtonProps<TName>) {
  if (!sidebars.has(name)) return null;
  return <IconButton {...sidebars.getToggleProps({ name })} icon={icon} />;
}
