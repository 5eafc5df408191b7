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
 * Remembers which control was pressed last, as long as somebody wants to know: Safari gives no focus to a button or link that is
 * clicked. Returns the end.
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

/** The control that was pressed last, if it is still on the page. */
export function lastPressed(): HTMLElement | null {
  const control = page.pressed?.deref();
  return control?.isConnected ? control : null;
}
