'use client';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { UseMoreMenuResult } from '@loggia/hooks/panels';
import type { PropGetter } from '@loggia/hooks/shared';
import { menusChunk } from '../../chunks.ts';
import { MoreIcon } from '../../icons/MoreIcon.ts';
import { lateComponent } from '../../lateComponent.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface MoreMenuProps {
  readonly menu: UseMoreMenuResult;
  /** Controls of the kit, or anything with the class `loggia-button`: the menu shows their names beside their icons. */
  readonly children: ReactNode;
}

const MORE = <MoreIcon />;

/** If the positioning code fails to load, the style sheet positions the panel. */
const LazyMorePopup = lateComponent(menusChunk, 'MorePopup', { Substitute: MorePanel, keepsSubstitute: true });

/** The button of the menu "More", and the menu while it is open. Give it children only then: closed, it is not drawn anew. */
export const MoreMenu = memo(function MoreMenu({ menu, children }: MoreMenuProps) {
  return (
    <>
      <IconButton {...menu.getMenuButtonProps()} icon={MORE} />
      {menu.isOpen && <LazyMorePopup menu={menu}>{children}</LazyMorePopup>}
    </>
  );
});

export interface MorePanelProps extends MoreMenuProps {
  /** Returns the props that position it. @default the position of the style sheet */
  readonly getPlaceProps?: PropGetter<'div'> | undefined;
}

/** The menu itself: a row for each control, and a sheet at the lower edge of a phone. */
export function MorePanel({ menu, getPlaceProps, children }: MorePanelProps) {
  const panel = { className: 'loggia-more-menu', 'data-no-tooltips': '', 'data-positioned': getPlaceProps && '' };
  return <div {...menu.getMenuProps(getPlaceProps?.(panel) ?? panel)}>{children}</div>;
}
