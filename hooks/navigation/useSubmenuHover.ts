'use client';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { Point } from '../shared/Point.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { SUBMENU_PATIENCE_MS } from './constants.ts';
import { isTowardsSubmenu } from './isTowardsSubmenu.ts';
import type { OpenSubmenu } from './types.ts';

export interface UseSubmenuHoverOptions {
  readonly enabled: boolean;
  /** The submenu that a pointer may be on its way to: the deepest that is open. */
  readonly openSubmenu: OpenSubmenu | undefined;
  /** The pointer is over this item; null: over none. */
  readonly onHover: (id: string | null) => void;
}

export interface SubmenuHover {
  enter(id: string, event: PointerEvent): void;
  /** The pointer has left the menu. */
  leave(event: PointerEvent): void;
  move(event: PointerEvent): void;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** The pointer over a menu: who is on the way to an open submenu may cross its neighbours, or a gap, without losing it. */
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
  const isOnItsWay = (point: Point): boolean => {
    const submenu = openSubmenu?.submenuElement;
    if (!submenu || !from.current) return false;
    return isTowardsSubmenu(point, from.current, submenu.getBoundingClientRect());
  };
  const wish = (id: string | null, event: PointerEvent) => {
    waiting.current = { id };
    if (isOnItsWay(pointOf(event))) patience.start(SUBMENU_PATIENCE_MS, settle);
    else settle();
  };
  const isHover = ({ pointerType }: PointerEvent) => enabled && pointerType !== 'touch';

  const enter = useStableCallback((id: string, event: PointerEvent) => {
    if (!isHover(event)) return;
    if (openSubmenu?.itemElement?.contains(event.currentTarget)) {
      waiting.current = null;
      patience.clear();
      onHover(id);
    } else wish(id, event);
  });
  const leave = useStableCallback((event: PointerEvent) => {
    if (isHover(event)) wish(null, event);
  });
  const move = useStableCallback((event: PointerEvent) => {
    if (!isHover(event)) return;
    if (!waiting.current) from.current = pointOf(event);
    else if (!isOnItsWay(pointOf(event))) settle();
  });
  return { enter, leave, move };
}
