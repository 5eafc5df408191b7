import { isKeyPress } from '../keyOwners.ts';
import { createPageState } from '../pageState.ts';

type KeyHandler = (event: KeyboardEvent) => void;

interface Listener {
  readonly handler: KeyHandler;
  readonly capture: boolean;
}

interface KeysState {
  readonly listeners: Set<Listener>;
  /** Keys that were delivered before they came to the document. */
  readonly delivered: WeakSet<Event>;
}

const page = /* @__PURE__ */ createPageState<KeysState>('keyListeners', () => ({
  listeners: new Set(),
  delivered: new WeakSet(),
}));

/** Adds a listener for the keys that are pressed in `place`. Events that browsers dispatch in the name of keys are ignored. */
export function addKeyListener(place: EventTarget, handler: KeyHandler, options: AddEventListenerOptions): void {
  const hear = (event: Event) => {
    if (isKeyPress(event)) handler(event);
  };
  place.addEventListener('keydown', hear, options);
}

/** Listens to the keys of the page. `capture`: before the element that has focus. */
export function listenToKeys(handler: KeyHandler, signal: AbortSignal, capture = false): void {
  const listener = { handler, capture };
  page.listeners.add(listener);
  const handleOnce = (event: KeyboardEvent) => {
    if (capture || !page.delivered.has(event)) handler(event);
  };
  addKeyListener(document, handleOnce, { capture, signal });
  signal.addEventListener('abort', () => page.listeners.delete(listener), { once: true });
}

/** A copy: a handler may add and remove listeners. */
const handlersOf = (isCapture: boolean): readonly KeyHandler[] =>
  [...page.listeners].flatMap(({ handler, capture }) => (capture === isCapture ? [handler] : []));

/** Passes a key that ends at an element to the page's listeners of this package. */
export function deliverKey(event: KeyboardEvent): void {
  if (page.delivered.has(event)) return;
  page.delivered.add(event);
  for (const handle of handlersOf(false)) handle(event);
}

/** Passes a key to them before anything else gets it. The caller stops it. */
export function deliverKeyFirst(event: KeyboardEvent): void {
  for (const handle of handlersOf(true)) handle(event);
  deliverKey(event);
}
