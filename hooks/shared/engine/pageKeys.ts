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

/** Listens to the keys that somebody presses in `place`: what browsers dispatch in their name is none of them. */
export function addKeyListener(place: EventTarget, handler: KeyHandler, options: AddEventListenerOptions): void {
  const hear = (event: Event) => {
    if (isKeyPress(event)) handler(event);
  };
  place.addEventListener('keydown', hear, options);
}

/** Listens to the keys of the page. `capture`: before the element under the key hears of it. */
export function listenToKeys(handler: KeyHandler, signal: AbortSignal, capture = false): void {
  const listener = { handler, capture };
  page.listeners.add(listener);
  addKeyListener(document, handler, { capture, signal });
  signal.addEventListener('abort', () => page.listeners.delete(listener), { once: true });
}

/** Tells those who listen at the page's end of a key that was stopped on its way to them. */
export function deliverStoppedKey(event: KeyboardEvent): void {
  const all = [...page.listeners].filter(({ capture }) => !capture);
  for (const { handler } of all) handler(event);
}

/** Tells all that listen here of a key that nobody else is to hear of. */
export function deliverKey(event: KeyboardEvent): void {
  const all = [...page.listeners];
  for (const { handler } of [...all.filter(({ capture }) => capture), ...all.filter(({ capture }) => !capture)]) {
    handler(event);
  }
}
