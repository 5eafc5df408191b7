'use client';
import { useAnchored, useSubmenuPositioning } from '@loggia/hooks/anchored';
import type { OpenSubmenu } from '@loggia/hooks/navigation';
import { MultiSelectList, type MultiSelectListProps } from '../multiSelect/MultiSelectList.tsx';
import { MorePanel, type MoreMenuProps } from '../panels/MoreMenu.tsx';
import { SharePanel, type SharePanelProps } from '../share/SharePanel.tsx';

/** Renders the list of a multi-select, anchored to its button. Its chunk is loaded when the list first opens. */
export function MultiSelectPopup(props: MultiSelectListProps) {
  const { getAnchoredProps } = useAnchored({ anchorElement: props.select.triggerElement });
  return <MultiSelectList {...props} getPositionProps={getAnchoredProps} />;
}

interface SubmenuPositioningProps {
  readonly submenus: readonly OpenSubmenu[];
}

/** Positions the open submenus. Its chunk is loaded on first hover or focus. */
export function SubmenuPositioning({ submenus }: SubmenuPositioningProps) {
  useSubmenuPositioning(submenus);
  return null;
}

type SharePopupProps = Pick<SharePanelProps, 'share' | 'children'>;

/** Renders the share panel, anchored to its button. Its chunk is loaded when the panel first opens. */
export function SharePopup({ share, children }: SharePopupProps) {
  const { getAnchoredProps } = useAnchored({ anchorElement: share.menuButtonElement, placement: 'bottom-end' });
  return (
    <SharePanel share={share} getPositionProps={getAnchoredProps}>
      {children}
    </SharePanel>
  );
}

/** Renders the menu with more controls, anchored to its button. Its chunk is loaded when the menu first opens. */
export function MorePopup({ menu, children }: MoreMenuProps) {
  const { getAnchoredProps } = useAnchored({ anchorElement: menu.menuButtonElement, placement: 'top-end' });
  return (
    <MorePanel menu={menu} getPositionProps={getAnchoredProps}>
      {children}
    </MorePanel>
  );
}
