import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { FullscreenLabels } from './labels.ts';

/** The fallback where the browser cannot show an element fullscreen (iPhone): no button, or an element that fills the window. */
export type FullscreenFallback = 'hide' | 'emulate';

/** The reason for entering or leaving fullscreen. `browser`: the visitor left it with the browser's own key or button. */
export type FullscreenChangeReason = 'button' | 'escapeKey' | 'browser' | 'imperative';

export interface UseFullscreenOptions {
  /** The element that goes fullscreen. A dialog may not: take an element inside it, `lightbox.stageElement`. */
  readonly element: HTMLElement | null;
  /** @default 'hide' */
  readonly fallback?: FullscreenFallback | undefined;
  /** A cancelled change does not take place; one that the browser made cannot be cancelled. */
  readonly onFullscreenChange?:
    | ((isFullscreen: boolean, details: ChangeDetails<FullscreenChangeReason>) => void)
    | undefined;
  readonly labels?: Partial<FullscreenLabels> | undefined;
  /** False leaves fullscreen. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseFullscreenResult {
  /** False where there is nothing to offer: hide the button. False without an element, and so on a server. */
  readonly isSupported: boolean;
  readonly isFullscreen: boolean;
  /** The element fills the window, but the browser itself is not in fullscreen. */
  readonly isEmulated: boolean;
  enter(): void;
  exit(): void;
  toggle(reason?: FullscreenChangeReason, event?: Event): void;
  readonly getButtonProps: PropGetter<'button'>;
  /** For the element that goes fullscreen: `data-fullscreen` is `native` or `emulated` while it does. */
  getElementProps(props?: ElementProps<'div'>): ElementProps<'div'>;
  readonly labels: FullscreenLabels;
}
