import { isComposing, unshadowed } from '@loggia/hooks/shared';
import { HELD_PRESS_LIMIT_MS } from './constants.ts';
import type { HeldPress, Mounter } from './MountOptions.ts';

/** Everything that scripts of the original page listen to, on the elements or on the document. */
const HEARD = ['click', 'submit', 'change', 'keydown', 'keypress', 'keyup'] as const;

/** The events to which phones listen in place of a click (facts.md 9.9), and whatever else a press is made of. */
const STEPS = ['touchstart', 'touchend', 'pointerdown', 'pointerup', 'mousedown', 'mouseup'] as const;
/** They stay the browser's: it scrolls, selects and makes its clicks as ever. */
const STEP_OPTIONS = { capture: true, passive: true } as const;

const STANDARD_CONTROLS = 'button, input[type="submit"], a:not([href]), a[href^="#"], a[href^="javascript:"]';

interface HoldPressesOptions {
  readonly controls: string | undefined;
  /** @default 'everything' */
  readonly holds: Mounter['holds'];
  /** A press has waited for `HELD_PRESS_LIMIT_MS`. */
  readonly onLate: () => void;
}

interface Hold {
  /** The visitor has asked for something that nobody has answered. */
  isPressed(): boolean;
  /** Returns the last press, to be answered now; undefined where there was none. */
  takePress(): HeldPress | undefined;
  /** Ends it: the next press is the page's. */
  release(): void;
}

const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey);

const controlOf = ({ target }: Event, controls: string): HTMLElement | null =>
  target instanceof Element ? unshadowed(target).closest<HTMLElement>(controls) : null;

/** Reads the submission of a form by a button elsewhere in the page (`form="…"`): no press on it comes by here. */
function readSubmit(event: Event, container: HTMLElement): HeldPress | undefined {
  const submitter = 'submitter' in event ? event.submitter : null;
  const isOutside = submitter instanceof HTMLElement && !unshadowed(container).contains(submitter);
  return isOutside ? { kind: 'click', element: submitter, touches: [] } : undefined;
}

function readPress(event: Event, controls: string, touches: readonly Event[]): HeldPress | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event.type === 'click') {
    const element = isPlain(event) ? controlOf(event, controls) : null;
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
export function holdPresses(container: HTMLElement, options: HoldPressesOptions): Hold {
  const { controls = STANDARD_CONTROLS, holds = 'everything', onLate } = options;
  let held: HeldPress | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let touches: readonly Event[] = [];
  function keepStep(event: Event): void {
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
    held = press;
    limit ??= setTimeout(onLate, HELD_PRESS_LIMIT_MS);
  }
  const place = unshadowed(container);
  for (const type of HEARD) place.addEventListener(type, handle, true);
  for (const type of STEPS) place.addEventListener(type, keepStep, STEP_OPTIONS);
  return {
    isPressed: () => held !== undefined,
    takePress() {
      const taken = held;
      held = undefined;
      return taken;
    },
    release() {
      clearTimeout(limit);
      for (const type of HEARD) place.removeEventListener(type, handle, true);
      for (const type of STEPS) place.removeEventListener(type, keepStep, STEP_OPTIONS);
    },
  };
}

/** Old scripts know keys by their number. */
const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true } as const;

/** A script that answers the finger itself wants no click after it. */
function repeatClick({ element, touches }: Extract<HeldPress, { readonly kind: 'click' }>): void {
  const isWanted = touches.map((touch) => touch.target?.dispatchEvent(touch)).every((goesOn) => goesOn !== false);
  if (isWanted) element.click();
}

/** Does it on the server's content after all, as if we had never been there. What was typed or chosen still stands in its field. */
export function repeatPress(press: HeldPress): void {
  if (press.kind === 'click') repeatClick(press);
  else if (press.kind === 'choice') press.element.dispatchEvent(new Event('change', { bubbles: true }));
  else for (const type of ['keydown', 'keypress', 'keyup']) press.element.dispatchEvent(new KeyboardEvent(type, ENTER));
}
