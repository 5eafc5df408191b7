import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { FullscreenLabels } from './labels.ts';

/**
 * What to do if the browser cannot show elements in fullscreen, as on iPhones: hide the button, or make the element
 * fill the window.
 */
export type FullscreenFallback = 'hide' | 'emulate';

/**
 * Reason for entering or exiting fullscreen. `browser` means that the user exited with the browser's own key or button,
 * or that the browser rejected the request.
 */
export type FullscreenChangeReason = 'button' | 'escapeKey' | 'browser' | 'imperative';

export interface UseFullscreenOptions {
  /**
   * The element to show in fullscreen. A `<dialog>` cannot be shown in fullscreen, so pass an element inside it, such
   * as `lightbox.stageElement`.
   */
  readonly element: HTMLElement | null;
  /** What to do if the browser cannot show elements in fullscreen. @default 'hide' */
  readonly fallback?: FullscreenFallback | undefined;
  /**
   * Called when fullscreen changes. `details.cancel()` prevents the change, unless the browser itself made the change.
   */
  readonly onFullscreenChange?:
    | ((isFullscreen: boolean, details: ChangeDetails<FullscreenChangeReason>) => void)
    | undefined;
  readonly labels?: Partial<FullscreenLabels> | undefined;
  /** Whether fullscreen is enabled. If this becomes `false`, fullscreen is exited. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseFullscreenResult {
  /**
   * Whether fullscreen is available. If not, hide the button. This is `false` if there is no element, so it is always
   * `false` on the server.
   */
  readonly isSupported: boolean;
  readonly isFullscreen: boolean;
  /** Whether fullscreen is emulated: the element fills the window, but the browser is not in fullscreen. */
  readonly isEmulated: boolean;
  enter(): void;
  exit(): void;
  toggle(reason?: FullscreenChangeReason, event?: Event): void;
  readonly getButtonProps: PropGetter<'button'>;
  /**
   * Props for the element to show in fullscreen. While it is in fullscreen, `data-fullscreen` is `native` or
   * `emulated`.
   */
  getElementProps(props?: ElementProps<'div'>): ElementProps<'div'>;
  readonly labels: FullscreenLabels;
}
