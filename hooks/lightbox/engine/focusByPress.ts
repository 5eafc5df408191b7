import { containsComposed } from '../../shared/engine/composedTree.ts';
import { focusedElement } from '../../shared/engine/focus.ts';
import { isKeyless } from '../../shared/keyOwners.ts';
import { createPageState } from '../../shared/pageState.ts';

/** The possible targets of a press, as a selector. */
const PRESSABLE = 'a[href], button, input, select, summary, [tabindex]';

interface PressState {
  pressed: WeakRef<HTMLElement> | null;
  watchers: Set<object>;
}

const page = /* @__PURE__ */ createPageState<PressState>(
  'presses',
  () => ({ pressed: null, watchers: new Set() }),
  () => window.removeEventListener('click', handleClick, true),
);

function handleClick(event: Event): void {
  const control = event
    .composedPath()
    .find((target): target is HTMLElement => target instanceof HTMLElement && target.matches(PRESSABLE));
  page.pressed = control ? new WeakRef(control) : null;
}

/**
 * Remembers the last pressed control while there is a watcher: Safari gives no focus to a clicked button or link. Returns the function that
 * ends it.
 */
export function watchPresses(): () => void {
  const own = {};
  if (page.watchers.size === 0) window.addEventListener('click', handleClick, true);
  page.watchers.add(own);
  return () => {
    page.watchers.delete(own);
    if (page.watchers.size > 0) return;
    window.removeEventListener('click', handleClick, true);
    page.pressed = null;
  };
}

/** The last pressed control, if it is still on the page. */
export function lastPressed(): HTMLElement | null {
  const control = page.pressed?.deref();
  return control?.isConnected ? control : null;
}

/** Matches frames that keep focus because visitors write in them. */
const KEEPS_FOCUS = '[data-keeps-focus], [data-overlay-host] *';

/**
 * Takes focus back from an embedded frame that got it by a press: keys pressed in a frame of another site never reach this page, so the
 * shortcuts would be dead. A frame reached by keys, with Tab or from the button that loads it, keeps focus for its own controls; so does a
 * frame with `data-keeps-focus`. Returns the function that ends it.
 */
export function watchFrameFocus(dialog: HTMLDialogElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isByKeys = false;
  const handleInput = (event: Event) => {
    const { type, key, detail } = event as KeyboardEvent;
    if (isKeyless(event)) return;
    // A click by keyboard has a `detail` of 0.
    isByKeys = key === 'Tab' || (type === 'click' && !detail);
  };
  const handleBlur = () => {
    if (isByKeys) return;
    // The active element is the frame only after the event.
    setTimeout(() => {
      const active = focusedElement(document);
      const isFrame = active?.nodeName === 'IFRAME' && containsComposed(dialog, active);
      if (isFrame && !signal.aborted && !active.closest(KEEPS_FOCUS)) dialog.focus({ preventScroll: true });
    });
  };
  for (const type of ['keydown', 'click', 'pointermove', 'pointerdown']) {
    window.addEventListener(type, handleInput, { capture: true, passive: true, signal });
  }
  window.addEventListener('blur', handleBlur, { signal });
  return () => ending.abort();
}
