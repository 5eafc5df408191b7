'use client';
import { useAnchored } from '@loggia/hooks/anchored';
import { SharePanel } from './SharePanel.tsx';
import type { SharePanelProps } from './SharePanel.tsx';

export type SharePopupProps = Pick<SharePanelProps, 'share' | 'children'>;

/** The panel beside its button, wherever there is room for it. Its code comes with the first opening. */
export function SharePopup({ share, children }: SharePopupProps) {
  const { getAnchoredProps } = useAnchored({ anchorElement: share.menuButtonElement, placement: 'bottom-end' });
  return (
    <SharePanel share={share} getPlaceProps={getAnchoredProps}>
      {children}
    </SharePanel>
  );
}
