import { expect } from 'vitest';
import type { Walk } from './Walk.tsx';

const START = { x: 500, y: 300 };
/** Longer than the distance a fast swipe needs. */
const WAY = 90;

const MOVEMENTS = {
  left: { x: -WAY, y: 0 },
  right: { x: WAY, y: 0 },
  up: { x: 0, y: -WAY },
  down: { x: 0, y: WAY },
} as const;

export type FingerWay = keyof typeof MOVEMENTS;

export const FINGER_WAYS = Object.keys(MOVEMENTS) as readonly FingerWay[];

const isFree = ({ now }: Walk): boolean => now.lightbox.status === 'open' && !now.zoom.isZoomed;

/** Puts a finger down and moves it half the distance. */
export async function hold(walk: Walk, way: FingerWay): Promise<void> {
  if (walk.expected.isFingerDown) await letGo(walk);
  const { x, y } = MOVEMENTS[way];
  walk.expected.isFingerDown = true;
  walk.run(() => walk.finger('pointerDown', START.x, START.y));
  await walk.fetch();
  walk.pass(16);
  walk.run(() => walk.finger('pointerMove', START.x + x / 2, START.y + y / 2));
  await walk.rest();
  if (isFree(walk)) expect(walk.now.swipe.pauseReasons).toEqual(['interaction']);
}

/** Cancels the touch, which has no effect. */
export async function letGo(walk: Walk): Promise<void> {
  if (!walk.expected.isFingerDown) return;
  walk.expected.isFingerDown = false;
  const { place } = walk.expected;
  walk.run(() => walk.finger('pointerCancel', START.x, START.y));
  await walk.rest();
  expect(walk.expected.place).toBe(place);
}

/** Makes a complete, fast swipe. The page records the requests of the swipe, which are checked here. */
export async function swipe(walk: Walk, way: FingerWay): Promise<void> {
  await hold(walk, way);
  const { hasNext, hasPrevious, isSettled } = walk.now.lightbox;
  // A slide change for another reason cancels the touch.
  const isObeyed = isFree(walk) && isSettled;
  const asked = watch(walk);
  walk.expected.isFingerDown = false;
  const { x, y } = MOVEMENTS[way];
  walk.pass(16);
  walk.run(() => walk.finger('pointerMove', START.x + x, START.y + y));
  walk.pass(16);
  walk.run(() => walk.finger('pointerUp', START.x + x, START.y + y));
  await walk.rest();
  if (!isObeyed) return;
  const turns = { left: hasNext ? 1 : 0, right: hasPrevious ? -1 : 0, up: 0, down: 0 };
  expect(asked()).toEqual({ turns: turns[way], isOpen: way !== 'down' });
}

/** Returns a function that reports the result of a swipe made since this call. */
function watch(walk: Walk) {
  const { place, total, isOpen } = { ...walk.expected };
  return () => {
    const way = walk.expected.place - place;
    // The swipe wrapped around an end.
    const turns = Math.abs(way) === total - 1 ? -Math.sign(way) : way;
    return { turns, isOpen: isOpen && walk.expected.isOpen };
  };
}
