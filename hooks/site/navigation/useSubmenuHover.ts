'use client';
import { useRef, type PointerEvent } from 'react';
import type { Point } from '../../core/gesture/GestureInput.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { SUBMENU_GRACE_MS } from './constants.ts';
import type { OpenSubmenu } from './types.ts';

interface UseSubmenuHoverOptions {
  readonly enabled: boolean;
  /** The innermost open submenu, which the pointer may be moving toward. */
  readonly openSubmenu: OpenSubmenu | undefined;
  /** Called when the pointer hovers over a different item. `id` is `null` if it hovers over no item. */
  readonly onHover: (id: string | null) => void;
}

export interface SubmenuHover {
  enter(id: string, event: PointerEvent): void;
  /** Call this when the pointer leaves the menu. */
  leave(event: PointerEvent): void;
  move(event: PointerEvent): void;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/**
 * Whether a pointer presses the menu without hovering first. Pens can hover, but not every tablet reports when they do.
 */
export const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch' || pointerType === 'pen';

/**
 * Handles hovering over a menu. A pointer moving toward an open submenu may cross other items or a gap without closing
 * the submenu.
 */
export function useSubmenuHover({ enabled, openSubmenu, onHover }: UseSubmenuHoverOptions): SubmenuHover {
  const from = useRef<Point | null>(null);
  const waiting = useRef<{ readonly id: string | null } | null>(null);
  const patience = useTimeout();

  const settle = () => {
    patience.clear();
    const next = waiting.current;
    waiting.current = null;
    if (next) onHover(next.id);
  };
  const isHeadingForSubmenu = (point: Point): boolean => {
    const submenu = openSubmenu?.submenuElement;
    if (!submenu || !from.current) return false;
    return isTowardsSubmenu(point, from.current, submenu.getBoundingClientRect());
  };
  const requestHover = (id: string | null, event: PointerEvent) => {
    waiting.current = { id };
    if (isHeadingForSubmenu(pointOf(event))) patience.start(SUBMENU_GRACE_MS, settle);
    else settle();
  };
  const isHover = (event: PointerEvent) => enabled && !isTouch(event);

  const enter = useStableCallback((id: string, event: PointerEvent) => {
    if (!isHover(event)) return;
    if (openSubmenu?.itemElement?.contains(event.currentTarget)) {
      waiting.current = null;
      patience.clear();
      onHover(id);
    } else requestHover(id, event);
  });
  const leave = useStableCallback((event: PointerEvent) => {
    if (isHover(event)) requestHover(null, event);
  });
  const move = useStableCallback((event: PointerEvent) => {
    if (!isHover(event)) return;
    if (!waiting.current) from.current = pointOf(event);
    else if (!isHeadingForSubmenu(pointOf(event))) settle();
  });
  return { enter, leave, move };
}

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return turns.every((side) => side >= 0) || turns.every((side) => side <= 0);
}

/**
 * Whether a pointer that left an item at `from` and is now at `point` is moving toward the item's submenu. This is the
 * case if it is inside the submenu, or in the triangle between `from` and the submenu's nearest edge. All values are
 * CSS pixels in the same coordinate system.
 */
export function isTowardsSubmenu(point: Point, from: Point, submenu: Box): boolean {
  const { left, top, right, bottom } = submenu;
  if (point.x >= left && point.x <= right && point.y >= top && point.y <= bottom) return true;
  const corners = {
    topLeft: { x: left, y: top },
    topRight: { x: right, y: top },
    bottomLeft: { x: left, y: bottom },
    bottomRight: { x: right, y: bottom },
  };
  if (from.y <= top) return isInTriangle(point, from, corners.topLeft, corners.topRight);
  if (from.x <= left) return isInTriangle(point, from, corners.topLeft, corners.bottomLeft);
  if (from.x >= right) return isInTriangle(point, from, corners.topRight, corners.bottomRight);
  return isInTriangle(point, from, corners.bottomLeft, corners.bottomRight);
}
