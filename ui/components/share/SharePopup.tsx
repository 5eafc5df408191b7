'use client';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import type { MiddlewareState } from '@floating-ui/react';
import type { UseShareResult } from '@loggia/hooks/share';
import { SharePanel } from './SharePanel.tsx';

export interface SharePopupProps {
  readonly share: UseShareResult;
}

const EDGE_PX = 8;

const edgeOf = (margin: string) => EDGE_PX + (Number.parseFloat(margin) || 0);

/** What it keeps clear of, a notch included: style sheets alone are told of that. */
function readEdges({ elements }: MiddlewareState) {
  const { scrollMarginTop, scrollMarginRight, scrollMarginBottom, scrollMarginLeft } = getComputedStyle(
    elements.floating,
  );
  const [top, right] = [edgeOf(scrollMarginTop), edgeOf(scrollMarginRight)];
  return { padding: { top, right, bottom: edgeOf(scrollMarginBottom), left: edgeOf(scrollMarginLeft) } };
}

const MIDDLEWARE = [offset(4), flip(readEdges), shift(readEdges)];

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
