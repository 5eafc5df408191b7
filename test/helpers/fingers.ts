import { cdp } from 'vitest/browser';

interface Place {
  readonly x: number;
  readonly y: number;
  /** Touch identifier. @default index in the list */
  readonly id?: number;
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
type MouseType = 'mousePressed' | 'mouseMoved' | 'mouseReleased';

/** Converts a position from the test's iframe, which may be offset and scaled, to the top-level page. */
function toPage({ x, y }: Place): Place {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  return {
    x: frame.left + (x * frame.width) / window.innerWidth,
    y: frame.top + (y * frame.height) / window.innerHeight,
  };
}

/**
 * Emulates a touch screen until the test file ends. Only `navigator` is changed: after Chromium has emulated a touch screen, it no longer
 * reports a mouse, so `(hover: hover)` would be wrong in every later file.
 */
export function plugInTouchScreen(): void {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
}

export function unplugTouchScreen(): void {
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
}

/**
 * Dispatches touch events at the system level, so that scrolling, pointer capture and clicks are the browser's own.
 * For `touchEnd`, pass the touches that end. Without any, all touches end.
 */
export async function touch(type: TouchType, ...places: readonly Place[]): Promise<void> {
  await report(type, places);
}

/** `atMs`: the timestamp of the event, in milliseconds since the epoch. @default now */
async function report(type: TouchType, places: readonly Place[], atMs?: number): Promise<void> {
  const touchPoints = places.map((place, index) => ({ ...toPage(place), id: place.id ?? index }));
  const when = atMs === undefined ? {} : { timestamp: atMs / 1000 };
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints, ...when });
}

let isMousePressed = false;

export async function mouse(type: MouseType, place: Place): Promise<void> {
  isMousePressed = type === 'mousePressed' || (isMousePressed && type === 'mouseMoved');
  const button = type === 'mouseMoved' ? 'none' : 'left';
  const buttons = isMousePressed ? 1 : 0;
  await cdp().send('Input.dispatchMouseEvent', { type, ...toPage(place), button, buttons, clickCount: 1 });
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The time between two steps of a drag, however slow the machine is, so that a fast swipe is fast everywhere. */
const STEP_MS = 16;
/** A touch that rests before it ends doesn't start momentum scrolling. */
const REST_MS = 100;

export interface DragOptions {
  /** @default 5 */
  readonly steps?: number;
  /** Runs before the touch ends. Its duration isn't part of the timestamps. */
  readonly beforeRelease?: () => Promise<void> | void;
}

/** Drags one touch along a line, rests, and ends it. The events' timestamps define the duration. */
export async function dragFinger(
  from: Place,
  to: Place,
  { steps = 5, beforeRelease }: DragOptions = {},
): Promise<void> {
  const startMs = Date.now();
  await report('touchStart', [from], startMs);
  for (let step = 1; step <= steps; step += 1) {
    await report('touchMove', [between(from, to, step / steps)], startMs + step * STEP_MS);
    await nextFrame();
  }
  await beforeRelease?.();
  await report('touchEnd', [], startMs + steps * STEP_MS + REST_MS);
}

/** Like `dragFinger`, but with the mouse. */
export async function dragMouse(from: Place, to: Place, { steps = 5, beforeRelease }: DragOptions = {}): Promise<void> {
  await mouse('mousePressed', from);
  for (let step = 1; step <= steps; step += 1) {
    await mouse('mouseMoved', between(from, to, step / steps));
    await nextFrame();
  }
  await beforeRelease?.();
  await mouse('mouseReleased', to);
}

/** The center of an element, moved by an offset. */
export function middleOf(element: Element, by: Partial<Place> = {}): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 + (by.x ?? 0), y: top + height / 2 + (by.y ?? 0) };
}
