import { isComposing, unshadowed } from '@loggia/hooks/shared';
import { PENDING_PRESS_TIMEOUT_MS } from './constants.ts';
import type { Mounter, PendingPress } from './MountOptions.ts';

/** The events that the original page's scripts handle, on elements or on the document. */
const CAPTURED_EVENTS = ['click', 'submit', 'change', 'keydown', 'keypress', 'keyup'] as const;

/** The events that the original scripts use instead of clicks on phones, and the other events that a press causes. */
const POINTER_EVENTS = ['touchstart', 'touchend', 'pointerdown', 'pointerup', 'mousedown', 'mouseup'] as const;
/** Passive, so that the browser still scrolls, selects text and creates clicks. */
const PASSIVE_CAPTURE = { capture: true, passive: true } as const;

const STANDARD_CONTROLS = 'button, input[type="submit"], a:not([href]), a[href^="#"], a[href^="javascript:"]';

interface CapturePressesOptions {
  readonly controls: string | undefined;
  /** The events to withhold from the page's scripts. @default 'everything' */
  readonly holds: Mounter['capture'];
  /** Called if a press has been waiting for `PENDING_PRESS_TIMEOUT_MS`. */
  readonly onTimeout: () => void;
}

interface PressCapture {
  /** Whether a press is pending. */
  isPressed(): boolean;
  /** Returns the last press and clears it; `undefined` if there was none. */
  takePress(): PendingPress | undefined;
  /** Stops capturing. Later presses reach the page. */
  release(): void;
}

const isPlainClick = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey);

const controlOf = ({ target }: Event, controls: string): HTMLElement | null =>
  target instanceof Element ? unshadowed(target).closest<HTMLElement>(controls) : null;

/** Reads a submission by a button outside the container (`form="…"`), whose own click is not captured. */
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
 * Withholds all presses in a container from the page's scripts until the kit can handle them. It listens in the capture
 * phase, so that handlers on elements and on the document do not run. The browser's own actions (opening a new tab,
 * typing, the Tab key) still work.
 */
export function capturePresses(container: HTMLElement, options: CapturePressesOptions): PressCapture {
  const { controls = STANDARD_CONTROLS, holds = 'everything', onTimeout } = options;
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
    limit ??= setTimeout(onTimeout, PENDING_PRESS_TIMEOUT_MS);
  }
  const target = unshadowed(container);
  for (const type of CAPTURED_EVENTS) target.addEventListener(type, handle, true);
  for (const type of POINTER_EVENTS) target.addEventListener(type, handlePointerEvent, PASSIVE_CAPTURE);
  return {
    isPressed: () => pending !== undefined,
    takePress() {
      const taken = pending;
      pending = undefined;
      return taken;
    },
    release() {
      clearTimeout(limit);
      for (const type of CAPTURED_EVENTS) target.removeEventListener(type, handle, true);
      for (const type of POINTER_EVENTS) target.removeEventListener(type, handlePointerEvent, PASSIVE_CAPTURE);
    },
  };
}

/** Legacy scripts identify keys by number. */
const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true } as const;

/** If a script handles the touch itself, it must not receive a click afterwards. */
function replayClick({ element, touches }: Extract<PendingPress, { readonly kind: 'click' }>): void {
  const isAllowed = touches.map((touch) => touch.target?.dispatchEvent(touch)).every((goesOn) => goesOn !== false);
  if (isAllowed) element.click();
}

/**
 * Replays a press on the server's content, as if it had not been captured. Values that the user typed or selected are
 * still in their fields.
 */
export function replayPress(press: PendingPress): void {
  if (press.kind === 'click') replayClick(press);
  else if (press.kind === 'choice') press.element.dispatchEvent(new Event('change', { bubbles: true }));
  else for (const type of ['keydown', 'keypress', 'keyup']) press.element.dispatchEvent(new KeyboardEvent(type, ENTER));
}
