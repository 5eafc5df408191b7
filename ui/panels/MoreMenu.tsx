'use client';
import { memo, type ReactNode } from 'react';
import type { UseMoreMenuResult } from '@loggia/hooks/panels';
import type { PropGetter } from '@loggia/hooks/shared';
import { menusChunk } from '../chunks.ts';
import { MoreIcon } from '../icons/MoreIcon.ts';
import { lateComponent } from '../lateComponent.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface MoreMenuProps {
  readonly menu: UseMoreMenuResult;
  /**
   * The kit's controls, or any elements with the class `loggia-button`. The menu shows their names next to their icons.
   */
  readonly children: ReactNode;
}

const MORE = <MoreIcon />;

/** If the positioning code fails to load, the stylesheet positions the panel. */
const LazyMorePopup = lateComponent(menusChunk, 'MorePopup', { Substitute: MorePanel, keepsSubstitute: true });

/**
 * Renders the "More" button, and its menu while it is open. Pass children only while the menu is open, so that they do
 * not render in a closed menu.
 */
export const MoreMenu = memo(function MoreMenu({ menu, children }: MoreMenuProps) {
  return (
    <>
      <IconButton {...menu.getMenuButtonProps()} icon={MORE} />
      {menu.isOpen && <LazyMorePopup menu={menu}>{children}</LazyMorePopup>}
    </>
  );
});

export interface MorePanelProps extends MoreMenuProps {
  /** Returns the props that position the element. @default none, so the stylesheet positions the element */
  readonly getPositionProps?: PropGetter<'div'> | undefined;
}

/** Renders the menu panel with a row for each control. On phones, it is a bottom sheet. */
export function MorePanel({ menu, getPositionProps, children }: MorePanelProps) {
  const panel = { className: 'loggia-more-menu', 'data-no-tooltips': '', 'data-positioned': getPositionProps && '' };
  return <div {...menu.getMenuProps(getPositionProps?.(panel) ?? panel)}>{children}</div>;
}
