import { isComposing, unshadowed } from '@loggia/hooks/shared';
import { PENDING_PRESS_TIMEOUT_MS } from './constants.ts';
import type { Mounter, PendingPress } from './MountOptions.ts';

/** Everything that scripts of the original page listen to, on the elements or on the document. */
const CAPTURED_EVENTS = ['click', 'submit', 'change', 'keydown', 'keypress', 'keyup'] as const;

/** The events to which phones listen in place of a click (facts.md 9.9), and whatever else a press is made of. */
const POINTER_EVENTS = ['touchstart', 'touchend', 'pointerdown', 'pointerup', 'mousedown', 'mouseup'] as const;
/** Passive: the browser scrolls, selects and makes its clicks as ever. */
const PASSIVE_CAPTURE = { capture: true, passive: true } as const;

const STANDARD_CONTROLS = 'button, input[type="submit"], a:not([href]), a[href^="#"], a[href^="javascript:"]';

interface CapturePressesOptions {
  readonly controls: string | undefined;
  /** @default 'everything' */
  readonly holds: Mounter['holds'];
  /** A press has waited for `PENDING_PRESS_TIMEOUT_MS`. */
  readonly onLate: () => void;
}

interface PressCapture {
  /** Whether there is a press that nobody has answered. */
  isPressed(): boolean;
  /** Returns the last press, to be answered now; undefined where there was none. */
  takePress(): PendingPress | undefined;
  /** Ends the capture: the next press is the page's. */
  release(): void;
}

const isPlainClick = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey);

const controlOf = ({ target }: Event, controls: string): HTMLElement | null =>
  target instanceof Element ? unshadowed(target).closest<HTMLElement>(controls) : null;

/** Reads the submission of a form by a button elsewhere in the page (`form="…"`): no press on it comes by here. */
function readSubmit(event: Event, container: HTMLElement): PendingPress | undefined {
  const submitter = 'submitter' in event ? event.submitter : null;
  const isOutside = submitter instanceof HTMLElement && !unshadowed(container).contains(submitter);
  return isOutside ? { kind: 'click', element: submitter, touches: [] } : undefined;
}

function readPress(event: Event, controls: string, touches: readonly Event[]): PendingPress | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event.type === 'click') {
    const element = isPlainClick(event) ? controlOf(event, controls) : null;
    return element
      ? { kind: 'click', element, touches: touches.filter((touch) => touch.target === target) }
      : undefined;
  }
  if (event.type === 'change')
    return target.matches('select') ? { kind: 'choice', element: target as HTMLSelectElement } : undefined;
  const isEnter =
    event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Enter' && !isComposing(event);
  return isEnter && target.matches('input') ? { kind: 'enter', element: target as HTMLInputElement } : undefined;
}

/**
 * Keeps a container's presses from every script of the page until the kit can answer them. It listens on the way down, so
 * neither handlers on the elements nor those on the document hear of them; what a browser does by itself (a new tab, typing, the Tab
 * key) goes on.
 */
export function capturePresses(container: HTMLElement, options: CapturePressesOptions): PressCapture {
  const { controls = STANDARD_CONTROLS, holds = 'everything', onLate } = options;
  let pending: PendingPress | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let touches: readonly Event[] = [];
  function handlePointerEvent(event: Event): void {
    if (holds === 'controls' && !controlOf(event, controls)) return;
    event.stopImmediatePropagation();
    if (event.type === 'touchstart') touches = [];
    if (event.type.startsWith('touch')) touches = [...touches, event];
  }
  function handle(event: Event): void {
    const isSubmit = event.type === 'submit';
    const press = isSubmit ? readSubmit(event, container) : readPress(event, controls, touches);
    if (holds === 'controls' && !isSubmit && press?.kind !== 'click') return;
    event.stopImmediatePropagation();
    if (isSubmit) event.preventDefault();
    if (!press) return;
    if (press.kind !== 'choice') event.preventDefault();
    pending = press;
    limit ??= setTimeout(onLate, PENDING_PRESS_TIMEOUT_MS);
  }
  const place = unshadowed(container);
  for (const type of CAPTURED_EVENTS) place.addEventListener(type, handle, true);
  for (const type of POINTER_EVENTS) place.addEventListener(type, handlePointerEvent, PASSIVE_CAPTURE);
  return {
    isPressed: () => pending !== undefined,
    takePress() {
      const taken = pending;
      pending = undefined;
      return taken;
    },
    release() {
      clearTimeout(limit);
      for (const type of CAPTURED_EVENTS) place.removeEventListener(type, handle, true);
      for (const type of POINTER_EVENTS) place.removeEventListener(type, handlePointerEvent, PASSIVE_CAPTURE);
    },
  };
}

/** Old scripts know keys by their number. */
const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true } as const;

/** A script that answers the finger itself wants no click after it. */
function replayClick({ element, touches }: Extract<PendingPress, { readonly kind: 'click' }>): void {
  const isAllowed = touches.map((touch) => touch.target?.dispatchEvent(touch)).every((goesOn) => goesOn !== false);
  if (isAllowed) element.click();
}

/** Replays a press on the server's content, as if we had never been there. What was typed or chosen still stands in its field. */
export function replayPress(press: PendingPress): void {
  if (press.kind === 'click') replayClick(press);
  else if (press.kind === 'choice') press.element.dispatchEvent(new Event('change', { bubbles: true }));
  else for (const type of ['keydown', 'keypress', 'keyup']) press.element.dispatchEvent(new KeyboardEvent(type, ENTER));
}
