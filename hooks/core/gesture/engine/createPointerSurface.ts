import { toGestureInput, type GestureInput } from '../GestureInput.ts';
import { DRAG_INTENT_PX } from '../constants.ts';
import { isInnermostSurface } from './claimTouchAction.ts';
import { isTaken } from './isTaken.ts';

export interface PointerSurfaceOptions {
  readonly onInput: (input: GestureInput) => void;
}

/** Handles pointers that go down on an element, and prevents drags from ending in a click. */
export interface PointerSurface {
  handle(event: Event, surface: HTMLElement): void;
  /** Cancels every pointer that is down. */
  cancel(surface: HTMLElement | null): void;
}

const ENDINGS: Readonly<Record<string, GestureInput['type']>> = {
  pointerup: 'pointerup',
  pointercancel: 'pointercancel',
  lostpointercapture: 'pointercancel',
};

/** Creates a surface without pointers. Create it once per hook, as state. */
export function createPointerSurface({ onInput }: PointerSurfaceOptions): PointerSurface {
  const down = new Map<number, GestureInput>();
  let hasDragged = false;

  const start = (event: PointerEvent, surface: HTMLElement) => {
    if (down.size === 0) hasDragged = false;
    if (isTaken(event, surface)) return;
    const input = toGestureInput(event, 'pointerdown');
    down.set(event.pointerId, input);
    onInput(input);
  };
  const end = (event: PointerEvent, type: GestureInput['type'], surface: HTMLElement) => {
    if (!down.delete(event.pointerId)) return;
    onInput(toGestureInput(event, type));
    release(surface, event.pointerId);
  };
  const move = (event: PointerEvent, surface: HTMLElement) => {
    const first = down.get(event.pointerId);
    if (!first) return;
    // The button was released unnoticed, for example over another window.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      end(event, 'pointercancel', surface);
      return;
    }
    if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) >= DRAG_INTENT_PX) {
      hasDragged = true;
      // The pointer is not captured earlier, because that would take the click from a button that is only being
      // pressed.
      if (!surface.hasPointerCapture(event.pointerId)) capture(surface, event.pointerId);
    }
    onInput(toGestureInput(event, 'pointermove'));
  };
  return {
    handle(event, surface) {
      if (event.type === 'dragstart') {
        if (down.size > 0) event.preventDefault();
      } else if (event.type === 'click') {
        if (isInnermostSurface(surface, event.target)) swallowClick(event as MouseEvent, hasDragged);
      } else if (event instanceof PointerEvent) {
        const ending = ENDINGS[event.type];
        if (event.type === 'pointerdown') start(event, surface);
        else if (event.type === 'pointermove') move(event, surface);
        // A touch is initially captured by the touched element. Losing that capture to the surface does not end the
        // press.
        else if (ending && (event.type !== 'lostpointercapture' || event.target === surface))
          end(event, ending, surface);
      }
    },
    cancel(surface) {
      for (const [pointerId, input] of down) {
        down.delete(pointerId);
        onInput({ ...input, type: 'pointercancel', timeStamp: performance.now() });
        release(surface, pointerId);
      }
    },
  };
}

function capture(surface: HTMLElement, pointerId: number): void {
  try {
    surface.setPointerCapture?.(pointerId);
  } catch {
    // The pointer is already gone. Its end event will follow.
  }
}

function release(surface: HTMLElement | null, pointerId: number): void {
  if (surface?.hasPointerCapture?.(pointerId)) surface.releasePointerCapture(pointerId);
}

/** Cancels the click that follows a drag. Keyboard clicks (`detail` 0) are always kept. */
function swallowClick(event: MouseEvent, hasDragged: boolean): void {
  if (!hasDragged || event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
}
