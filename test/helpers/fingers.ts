import { cdp } from 'vitest/browser';

interface Place {
  readonly x: number;
  readonly y: number;
  /** Of a finger; @default its place in the list */
  readonly id?: number;
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
type MouseType = 'mousePressed' | 'mouseMoved' | 'mouseReleased';

/** The test's frame stands somewhere in the page that the devices know, and may be scaled there. */
function toPage({ x, y }: Place): Place {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  return {
    x: frame.left + (x * frame.width) / window.innerWidth,
    y: frame.top + (y * frame.height) / window.innerHeight,
  };
}

/**
 * Makes the browser one with a touch screen, as long as the test file runs. Its pages are only told so, because Chromium takes its
 * mouse for gone once a touch screen was emulated, even after that: `(hover: hover)` would be wrong in every later file.
 */
export function plugInTouchScreen(): void {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
}

export function unplugTouchScreen(): void {
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
}

/**
 * Touches the screen with fingers, as the system reports it: scrolling, capture and clicks are the browser's own.
 * `touchEnd` names the fingers that leave; without any, all do.
 */
export async function touch(type: TouchType, ...places: readonly Place[]): Promise<void> {
  await report(type, places);
}

/** `atMs`: when it is said to have happened, in milliseconds since the epoch. @default now */
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

/** Between two steps of a drag, whatever time the machine takes: a swift swipe is swift on a slow one, too. */
const STEP_MS = 16;
/** A finger that rests before it leaves throws nothing: a page that it scrolled stands still. */
const REST_MS = 100;

export interface DragOptions {
  /** @default 5 */
  readonly steps?: number;
  /** Runs before the finger lets go. The time that it takes does not count. */
  readonly beforeRelease?: () => Promise<void> | void;
}

/** One finger goes down, along a line, rests and goes up again; the events say how long that took. */
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

/** The same with a pressed mouse. */
export async function dragMouse(from: Place, to: Place, { steps = 5, beforeRelease }: DragOptions = {}): Promise<void> {
  await mouse('mousePressed', from);
  for (let step = 1; step <= steps; step += 1) {
    await mouse('mouseMoved', between(from, to, step / steps));
    await nextFrame();
  }
  await beforeRelease?.();
  await mouse('mouseReleased', to);
}

/** The middle of an element, moved by so much. */
export function middleOf(element: Element, by: Partial<Place> = {}): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 + (by.x ?? 0), y: top + height / 2 + (by.y ?? 0) };
}
