'use client';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import type { UseShareResult } from '@loggia/hooks';
import { SharePanel } from './SharePanel.tsx';

export interface SharePopupProps {
  readonly share: UseShareResult;
}

const EDGE_PX = 8;
const MIDDLEWARE = [offset(4), flip({ padding: EDGE_PX }), shift({ padding: EDGE_PX })];

/** The panel beside its button, wherever there is room for it. Its code comes with the first opening. */
export function SharePopup({ share }: SharePopupProps) {
  const {
    refs: { setFloating },
    floatingStyles,
    isPositioned,
  } = useFloating({
    elements: { reference: share.menuButtonElement },
    placement: 'bottom-end',
    strategy: 'fixed',
    middleware: MIDDLEWARE,
    whileElementsMounted: autoUpdate,
  });
  const style = { ...floatingStyles, visibility: isPositioned ? undefined : ('hidden' as const) };
  return <SharePanel share={share} ref={setFloating} style={style} />;
}
