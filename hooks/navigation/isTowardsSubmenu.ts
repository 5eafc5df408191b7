import type { Point } from '../shared/Point.ts';

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return turns.every((side) => side >= 0) || turns.every((side) => side <= 0);
}

/**
 * Whether a pointer that left an item at `from` and is at `point` now may be on its way to the item's submenu: it is in the triangle
 * between where it left and the nearer edge of the submenu, or in the submenu. All in CSS pixels of one frame.
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
