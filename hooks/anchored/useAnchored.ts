'use client';
import { useCallback, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import type { MiddlewareState } from '@floating-ui/react';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsClient } from '../shared/useIsClient.ts';
import { ANCHORED_EDGE_PX, ANCHORED_GAP_PX, ANCHORED_MIN_HEIGHT_PX } from './constants.ts';

/** The side of the anchor, and with which of its edges the element is in line; in the middle of the side without one. */
export type AnchoredPlacement = `${'top' | 'right' | 'bottom' | 'left'}${'' | '-start' | '-end'}`;

export interface UseAnchoredOptions {
  /** The element that it is anchored to: `triggerElement` of `useMultiSelect`, `menuButtonElement` of `useShare`. */
  readonly anchorElement: Element | null;
  /** The preferred side; without room there, the other side. Start and end follow the text direction. @default 'bottom-start' */
  readonly placement?: AnchoredPlacement | undefined;
  /** Between the two, in CSS pixels. @default ANCHORED_GAP_PX */
  readonly gap?: number | undefined;
  /** The space to the edges of the window, in CSS pixels; the element's `scroll-margin` is added. @default ANCHORED_EDGE_PX */
  readonly edge?: number | undefined;
  /** False: it stands where the style sheet has it. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseAnchoredResult {
  /** It has its place. Until then it is transparent, and can take focus. */
  readonly isPlaced: boolean;
  /**
   * For the element that stands beside the other: a fixed place, and the room that there is as the properties `--loggia-anchored-height`
   * (`ANCHORED_MIN_HEIGHT_PX` at least) and `--loggia-anchored-width` (that of the anchor).
   */
  readonly getAnchoredProps: PropGetter<'div'>;
}

/** Reads the space that an element needs at each edge, a notch included: only style sheets know about notches. */
function readEdges(element: Element, edge: number) {
  const { scrollMarginTop, scrollMarginRight, scrollMarginBottom, scrollMarginLeft } = getComputedStyle(element);
  const [top = edge, right = edge, bottom = edge, left = edge] = [
    scrollMarginTop,
    scrollMarginRight,
    scrollMarginBottom,
    scrollMarginLeft,
  ].map((margin) => edge + (Number.parseFloat(margin) || 0));
  return { padding: { top, right, bottom, left } };
}

function createMiddleware(gap: number, edge: number) {
  const within = ({ elements }: MiddlewareState) => readEdges(elements.floating, edge);
  const tellRoom = size((state) => ({
    ...within(state),
    apply({ availableHeight, rects, elements: { floating } }) {
      const height = Math.max(ANCHORED_MIN_HEIGHT_PX, availableHeight);
      floating.style.setProperty('--loggia-anchored-height', `${height}px`);
      floating.style.setProperty('--loggia-anchored-width', `${rects.reference.width}px`);
    },
  }));
  return [offset(gap), flip(within), shift(within), tellRoom];
}

/**
 * Keeps an element beside another one, wherever in the window there is room for it, while either moves or grows: a menu, a list, a tooltip.
 * It brings `@floating-ui/react` with it: fetch it when something is opened.
 *
 * @example
 * const select = useMultiSelect({ items });
 * const { getAnchoredProps } = useAnchored({ anchorElement: select.triggerElement });
 * <div {...select.getPopupProps(getAnchoredProps())}>…</div>
 */
export function useAnchored(options: UseAnchoredOptions): UseAnchoredResult {
  const { anchorElement, placement = 'bottom-start', enabled = true } = options;
  const { gap = ANCHORED_GAP_PX, edge = ANCHORED_EDGE_PX } = options;
  const middleware = useMemo(() => createMiddleware(gap, edge), [gap, edge]);
  const {
    refs: { setFloating },
    floatingStyles,
    isPositioned,
  } = useFloating({
    elements: { reference: enabled ? anchorElement : null },
    placement,
    strategy: 'fixed',
    middleware,
    whileElementsMounted: autoUpdate,
  });
  // A style attribute of a server would be dropped by a strict policy.
  const isKept = useIsClient() && enabled;
  const isPlaced = isKept && isPositioned;
  const getAnchoredProps = useCallback(
    (props?: ElementProps<'div'>): ElementProps<'div'> => {
      // Not `visibility`, with which nothing in it could take focus.
      const style: CSSProperties = { ...floatingStyles, opacity: isPlaced ? 1 : 0 };
      return mergeProps(isKept ? { ref: setFloating, style } : {}, props);
    },
    [isKept, setFloating, floatingStyles, isPlaced],
  );
  return { isPlaced, getAnchoredProps };
}
