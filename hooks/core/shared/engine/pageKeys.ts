import { isKeyPress } from '../keyOwners.ts';
import { createPageState } from '../pageState.ts';

type KeyHandler = (event: KeyboardEvent) => void;

interface Listener {
  readonly handler: KeyHandler;
  readonly capture: boolean;
}

interface KeysState {
  readonly listeners: Set<Listener>;
  /** Key events that were delivered before they reached the document. */
  readonly delivered: WeakSet<Event>;
}

const page = /* @__PURE__ */ createPageState<KeysState>('keyListeners', () => ({
  listeners: new Set(),
  delivered: new WeakSet(),
}));

/** Adds a listener for keys pressed in `eventTarget`. Ignores `keydown` events that browsers dispatch without a key. */
export function addKeyListener(eventTarget: EventTarget, handler: KeyHandler, options: AddEventListenerOptions): void {
  const handleKeyDown = (event: Event) => {
    if (isKeyPress(event)) handler(event);
  };
  eventTarget.addEventListener('keydown', handleKeyDown, options);
}

/** Listens for key presses on the page. With `capture`, they are handled before the focused element receives them. */
export function listenToKeys(handler: KeyHandler, signal: AbortSignal, capture = false): void {
  const listener = { handler, capture };
  page.listeners.add(listener);
  const handleOnce = (event: KeyboardEvent) => {
    if (capture || !page.delivered.has(event)) handler(event);
  };
  addKeyListener(document, handleOnce, { capture, signal });
  signal.addEventListener('abort', () => page.listeners.delete(listener), { once: true });
}

/** Returns a copy of the list, because a handler may add or remove listeners. */
const handlersOf = (isCapture: boolean): readonly KeyHandler[] =>
  [...page.listeners].flatMap(({ handler, capture }) => (capture === isCapture ? [handler] : []));

/** Delivers a key event whose propagation stops at an element to this package's listeners on the page. */
export function deliverKey(event: KeyboardEvent): void {
  if (page.delivered.has(event)) return;
  page.delivered.add(event);
  for (const handle of handlersOf(false)) handle(event);
}

/**
 * Delivers a key event to this package's listeners before any other listener receives it. The caller stops the event.
 */
export function deliverKeyFirst(event: KeyboardEvent): void {
  for (const handle of handlersOf(true)) handle(event);
  deliverKey(event);
}
