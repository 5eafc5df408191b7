'use client';
import { useCallback, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { autoUpdate, flip, offset, platform, shift, size, useFloating } from '@floating-ui/react';
import type { Middleware, MiddlewareState } from '@floating-ui/react';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsClient } from '../shared/useIsClient.ts';
import { ANCHORED_COLLISION_PADDING_PX, ANCHORED_SIDE_OFFSET_PX, ANCHORED_MIN_HEIGHT_PX } from './constants.ts';

/** The side of the anchor, and the edge with which the element is aligned; centred without one. */
export type AnchoredPlacement = `${'top' | 'right' | 'bottom' | 'left'}${'' | '-start' | '-end'}`;

export interface UseAnchoredOptions {
  /** The anchor: `triggerElement` of `useMultiSelect`, `menuButtonElement` of `useShare`. */
  readonly anchorElement: Element | null;
  /** The preferred side; without room there, the other side. Start and end follow the text direction. @default 'bottom-start' */
  readonly placement?: AnchoredPlacement | undefined;
  /** The gap between element and anchor, in CSS pixels. @default ANCHORED_SIDE_OFFSET_PX */
  readonly sideOffset?: number | undefined;
  /** The space to the edges of the window, in CSS pixels; the element's `scroll-margin` is added. @default ANCHORED_COLLISION_PADDING_PX */
  readonly collisionPadding?: number | undefined;
  /** False: the style sheet positions it. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseAnchoredResult {
  /** Whether the element is positioned. Until then it is transparent, and can take focus. */
  readonly isPositioned: boolean;
  /**
   * For the anchored element: a fixed position, and the available space as the properties `--loggia-anchored-height`
   * (at least `ANCHORED_MIN_HEIGHT_PX`) and `--loggia-anchored-width` (the width of the anchor).
   */
  readonly getAnchoredProps: PropGetter<'div'>;
}

/** Reads the space that an element needs at each edge, including a notch, which only style sheets know. */
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

/** The factor of the CSS `zoom` around an element, by which the browser multiplies the lengths of its styles. */
const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/** Measures in pixels of the window, as the anchor is measured: a zoomed element has other pixels. */
const windowPlatform: typeof platform = {
  ...platform,
  async getDimensions(element) {
    const { width, height } = await platform.getDimensions(element);
    const zoom = zoomOf(element);
    return { width: width * zoom, height: height * zoom };
  },
};

/** Comes last, and turns pixels of the window into those of the element. */
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
 * Keeps an element such as a menu, a list or a tooltip beside its anchor, on a side with enough space, while either moves or grows. It
 * depends on `@floating-ui/react`, so load it only when something is opened.
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
  // A strict policy drops style attributes in server HTML.
  const isKept = useIsClient() && enabled;
  const isPositioned = isKept && isFloatingPositioned;
  const getAnchoredProps = useCallback(
    (props?: ElementProps<'div'>): ElementProps<'div'> => {
      // Not `visibility`, because hidden elements cannot take focus.
      const style: CSSProperties = { ...floatingStyles, opacity: isPositioned ? 1 : 0 };
      return mergeProps(isKept ? { ref: setFloating, style } : {}, props);
    },
    [isKept, setFloating, floatingStyles, isPositioned],
  );
  return { isPositioned, getAnchoredProps };
}
