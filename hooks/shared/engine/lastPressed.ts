/** What a press can have been meant for, as a selector. */
const PRESSABLE = 'a[href], button, input, select, summary, [tabindex]';

let pressed: WeakRef<HTMLElement> | null = null;
let listeners = 0;

function handleClick(event: Event): void {
  const control = event
    .composedPath()
    .find((target): target is HTMLElement => target instanceof HTMLElement && target.matches(PRESSABLE));
  pressed = control ? new WeakRef(control) : null;
}

/**
 * Remembers which control was pressed last, as long as somebody wants to know: Safari gives no focus to a button or link that is
 * clicked. Returns the end.
 */
export function watchPresses(): () => void {
  if (listeners === 0) window.addEventListener('click', handleClick, true);
  listeners += 1;
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    window.removeEventListener('click', handleClick, true);
    pressed = null;
  };
}

/** The control that was pressed last, if it is still on the page. */
export function lastPressed(): HTMLElement | null {
  const control = pressed?.deref();
  return control?.isConnected ? control : null;
}
