import { listenToKeys } from '../../../core/shared/engine/pageKeys.ts';
import { TOOLTIP_GRACE_MS } from '../constants.ts';

/** A control with its tooltip. */
export interface ShownTooltip {
  readonly element: HTMLElement;
  readonly text: string;
}

type TooltipHandler = (shown: ShownTooltip | null) => void;

/**
 * Matches controls with a `title`, whose native tooltip is replaced. Excludes controls in menus that show labels. Also
 * excludes controls with an open menu, because the tooltip would cover the menu.
 */
const NAMED = ':is(button, a)[title]:not([data-no-tooltips] *, [data-menu-open])';

/**
 * Reports the control that a mouse, a pen or visible focus rests on. While a control's tooltip is shown, the control's
 * `title` is removed to prevent the native tooltip. The tooltip is hidden on a key press, on a click, or when the
 * pointer leaves both the control and the tooltip.
 *
 * @returns A function that stops watching.
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
  // The control that caused this chunk to load may already be hovered or focused.
  aim.at(stage.querySelector<HTMLElement>(`${NAMED}:is(:hover, :focus-visible)`));
  return () => {
    ending.abort();
    aim.hide();
  };
}

/** Tracks the control whose tooltip is shown, and the timer for the next one. */
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
    /** Handles a click: the control shows no tooltip until the pointer has left it. */
    press(target: EventTarget | null) {
      pressed = controlAt(target);
      hide();
    },
  };
}
