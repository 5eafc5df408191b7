import { listenToKeys } from '../../shared/engine/pageKeys.ts';
import { TOOLTIP_GRACE_MS } from '../constants.ts';

/** A control with its tooltip. */
export interface ShownTooltip {
  readonly element: HTMLElement;
  readonly text: string;
}

type TooltipHandler = (shown: ShownTooltip | null) => void;

/**
 * Matches the controls with a tooltip of the browser, which ours replaces. A menu that shows the names of its controls needs none, nor does a control
 * whose menu is open, which the tooltip would cover.
 */
const NAMED = ':is(button, a)[title]:not([data-no-tooltips] *, [data-menu-open])';

/**
 * Reports the control on which a mouse, a pen or the visible focus rests. Until it moves on, the control has no `title`, so that the browser shows no tooltip
 * of its own. A key or a press ends it, and so does a pointer that is neither on the control nor on the tooltip.
 *
 * @returns ends it
 */
export function watchTooltips(stage: HTMLElement, delayMs: number, onChange: TooltipHandler): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const aim = createAim(delayMs, onChange);
  const aimAt = ({ target }: Event): void => aim.at(aim.controlAt(target));
  stage.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'touch') aimAt(event);
    },
    { signal },
  );
  stage.addEventListener('pointerleave', () => aim.at(null), { signal });
  stage.addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) aimAt(event);
    },
    { signal },
  );
  stage.addEventListener('focusout', aim.hide, { signal });
  stage.addEventListener('pointerdown', ({ target }) => aim.press(target), { signal });
  listenToKeys(aim.hide, signal, true);
  // What brought the code is there already.
  aim.at(stage.querySelector<HTMLElement>(`${NAMED}:is(:hover, :focus-visible)`));
  return () => {
    ending.abort();
    aim.hide();
  };
}

/** Holds the control whose tooltip is shown, and the timer of the next one. */
function createAim(delayMs: number, onChange: TooltipHandler) {
  let shown: ShownTooltip | null = null;
  let pressed: Element | null = null;
  let hiddenMs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    if (!shown) return;
    if (!shown.element.title) shown.element.title = shown.text;
    shown = null;
    hiddenMs = performance.now();
    onChange(null);
  };
  const show = (element: HTMLElement): void => {
    hide();
    shown = { element, text: element.title };
    element.removeAttribute('title');
    onChange(shown);
  };
  const controlAt = (target: EventTarget | null): HTMLElement | null => {
    if (!(target instanceof Element)) return null;
    const isOnShown = shown?.element.contains(target) || target.closest('[role=tooltip]');
    return (isOnShown && shown?.element) || target.closest<HTMLElement>(NAMED);
  };
  return {
    hide,
    controlAt,
    at(element: HTMLElement | null) {
      clearTimeout(timer);
      if (element !== pressed) pressed = null;
      if (element && (element === shown?.element || element === pressed)) return;
      const isFollowing = shown !== null || performance.now() - hiddenMs < delayMs;
      if (element) timer = setTimeout(() => show(element), isFollowing ? 0 : delayMs);
      else timer = setTimeout(hide, TOOLTIP_GRACE_MS);
    },
    /** A control that was pressed shows no tooltip until the pointer has left it. */
    press(target: EventTarget | null) {
      pressed = controlAt(target);
      hide();
    },
  };
}
