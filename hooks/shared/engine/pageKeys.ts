import { isKeyPress } from '../keyOwners.ts';
import { createPageState } from '../pageState.ts';

type KeyHandler = (event: KeyboardEvent) => void;

interface Listener {
  readonly handler: KeyHandler;
  readonly capture: boolean;
}

const page = /* @__PURE__ */ createPageState<{ listeners: Set<Listener> }>('keyListeners', () => ({
  listeners: new Set(),
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
  addKeyListener(document, handler, { capture, signal });
  signal.addEventListener('abort', () => page.listeners.delete(listener), { once: true });
}

/** Passes a key on to the page's listeners that was stopped on its way to them. */
export function deliverStoppedKey(event: KeyboardEvent): void {
  const all = [...page.listeners].filter(({ capture }) => !capture);
  for (const { handler } of all) handler(event);
}

/** Passes a key on to all page listeners of this package. The caller keeps it from everything else. */
export function deliverKey(event: KeyboardEvent): void {
  const all = [...page.listeners];
  for (const { handler } of [...all.filter(({ capture }) => capture), ...all.filter(({ capture }) => !capture)]) {
    handler(event);
  }
}
