'use client';
import { useCallback, useMemo, type CSSProperties } from 'react';
import {
  autoUpdate,
  flip,
  offset,
  platform,
  shift,
  size,
  useFloating,
  type Middleware,
  type MiddlewareState,
} from '@floating-ui/react';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsClient } from '../shared/useIsClient.ts';
import { ANCHORED_COLLISION_PADDING_PX, ANCHORED_SIDE_OFFSET_PX, ANCHORED_MIN_HEIGHT_PX } from './constants.ts';

/**
 * The side of the anchor to place the element on, and the edge to align it with. Without an edge, the element is
 * centered.
 */
export type AnchoredPlacement = `${'top' | 'right' | 'bottom' | 'left'}${'' | '-start' | '-end'}`;

export interface UseAnchoredOptions {
  /** The anchor element, such as `triggerElement` of `useMultiSelect` or `menuButtonElement` of `useShare`. */
  readonly anchorElement: Element | null;
  /**
   * The preferred placement. If there is not enough space on that side, the opposite side is used. Start and end follow
   * the text direction.
   * @default 'bottom-start'
   */
  readonly placement?: AnchoredPlacement | undefined;
  /** Gap between the element and the anchor, in CSS pixels. @default ANCHORED_SIDE_OFFSET_PX */
  readonly sideOffset?: number | undefined;
  /**
   * Minimum space between the element and the edges of the window, in CSS pixels, in addition to the element's
   * `scroll-margin`.
   * @default ANCHORED_COLLISION_PADDING_PX
   */
  readonly collisionPadding?: number | undefined;
  /** Whether to position the element. If `false`, positioning is left to the stylesheet. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseAnchoredResult {
  /** Whether the element has been positioned. Until then, it is transparent but focusable. */
  readonly isPositioned: boolean;
  /**
   * Props for the anchored element. They set a fixed position and two custom properties: `--loggia-anchored-height` is
   * the available height (at least `ANCHORED_MIN_HEIGHT_PX`), and `--loggia-anchored-width` is the width of the anchor.
   */
  readonly getAnchoredProps: PropGetter<'div'>;
}

/**
 * Returns the space to keep between an element and each edge of the window. The element's `scroll-margin` can include
 * the size of a notch, which only stylesheets can measure.
 */
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

/**
 * Returns the effective CSS `zoom` of an element. The browser multiplies the lengths in the element's styles by this
 * factor.
 */
const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/**
 * Measures elements in viewport pixels, as the anchor is measured. Pixels inside a zoomed element have a different
 * size.
 */
const windowPlatform: typeof platform = {
  ...platform,
  async getDimensions(element) {
    const { width, height } = await platform.getDimensions(element);
    const zoom = zoomOf(element);
    return { width: width * zoom, height: height * zoom };
  },
};

/** Converts viewport pixels to the element's own pixels. Must be the last middleware. */
const unzoom: Middleware = {
  name: 'unzoom',
  fn: ({ x, y, elements: { floating } }) => ({ x: x / zoomOf(floating), y: y / zoomOf(floating) }),
};

function createMiddleware(gap: number, edge: number) {
  const within = ({ elements }: MiddlewareState) => readEdges(elements.floating, edge);
  const sizeToRoom = size((state) => ({
    ...within(state),
    apply({ availableHeight, rects, elements: { floating } }) {
      const zoom = zoomOf(floating);
      const height = Math.max(ANCHORED_MIN_HEIGHT_PX, availableHeight / zoom);
      floating.style.setProperty('--loggia-anchored-height', `${height}px`);
      floating.style.setProperty('--loggia-anchored-width', `${rects.reference.width / zoom}px`);
    },
  }));
  return [offset(gap), flip(within), shift(within), sizeToRoom, unzoom];
}

/**
 * Positions an element such as a menu, list or tooltip next to its anchor, on a side with enough space. Updates its
 * position when the element or the anchor moves or resizes. The hook depends on `@floating-ui/react`, so load it
 * lazily, for example when a menu first opens.
 *
 * @example
 * const select = useMultiSelect({ items });
 * const { getAnchoredProps } = useAnchored({ anchorElement: select.triggerElement });
 * <div {...select.getPopupProps(getAnchoredProps())}>…</div>
 */
export function useAnchored(options: UseAnchoredOptions): UseAnchoredResult {
  const { anchorElement, placement = 'bottom-start', enabled = true } = options;
  const { sideOffset = ANCHORED_SIDE_OFFSET_PX, collisionPadding = ANCHORED_COLLISION_PADDING_PX } = options;
  const middleware = useMemo(() => createMiddleware(sideOffset, collisionPadding), [sideOffset, collisionPadding]);
  const {
    refs: { setFloating },
    floatingStyles,
    isPositioned: isFloatingPositioned,
  } = useFloating({
    elements: { reference: enabled ? anchorElement : null },
    placement,
    strategy: 'fixed',
    middleware,
    platform: windowPlatform,
    whileElementsMounted: autoUpdate,
  });
  // The server's HTML must not contain style attributes, because a strict content security policy blocks them.
  const isKept = useIsClient() && enabled;
  const isPositioned = isKept && isFloatingPositioned;
  const getAnchoredProps = useCallback(
    (props?: ElementProps<'div'>): ElementProps<'div'> => {
      // Not `visibility`, because hidden elements cannot receive focus.
      const style: CSSProperties = { ...floatingStyles, opacity: isPositioned ? 1 : 0 };
      return mergeProps(isKept ? { ref: setFloating, style } : {}, props);
    },
    [isKept, setFloating, floatingStyles, isPositioned],
  );
  return { isPositioned, getAnchoredProps };
}
