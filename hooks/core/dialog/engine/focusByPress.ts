import { containsComposed } from '../../shared/engine/composedTree.ts';
import { focusedElement } from '../../shared/engine/focus.ts';
import { isKeyless } from '../../shared/keyOwners.ts';
import { createPageState } from '../../shared/pageState.ts';

/** Selector for elements that can be clicked. */
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
 * Tracks the last clicked control while at least one caller needs it, because Safari does not focus a clicked button or
 * link. Returns a function that stops tracking.
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

/** Returns the last clicked control, or `null` if it is no longer in the document. */
export function lastPressed(): HTMLElement | null {
  const control = page.pressed?.deref();
  return control?.isConnected ? control : null;
}

/** Matches frames that may keep focus because users type in them. */
const KEEPS_FOCUS = '[data-keeps-focus], [data-overlay-host] *';

/**
 * Moves focus back to the dialog when a click moves it into an embedded frame. Keys pressed in a cross-origin frame
 * never reach this page, so the shortcuts would stop working. A frame keeps focus if the user reached it by keyboard
 * (with Tab, or from the button that loads it), or if it has `data-keeps-focus`. Returns a function that stops
 * watching.
 */
export function watchFrameFocus(dialog: HTMLDialogElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isByKeys = false;
  const handleInput = (event: Event) => {
    const { type, key, detail } = event as KeyboardEvent;
    if (isKeyless(event)) return;
    // Clicks triggered from the keyboard have a `detail` of 0.
    isByKeys = key === 'Tab' || (type === 'click' && !detail);
  };
  const handleBlur = () => {
    if (isByKeys) return;
    // The frame becomes the active element only after the blur event.
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
