'use client';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { UseSidebarsResult } from '@loggia/hooks/panels';
import { IconButton } from '../iconButton/IconButton.tsx';

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
