import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';
import type { PanelsLabels, SidebarLabels } from './labels.ts';
import type { SidebarStatus } from './sidebarsReducer.ts';

/** Why the open sidebar changed. `requested`: by the backend, or by the icon that opened the lightbox. */
export type SidebarChangeReason =
  | 'toggleButton'
  | 'closeButton'
  | 'escapeKey'
  | 'requested'
  | 'unavailable'
  | 'lightboxClosed'
  | 'imperative';

/** The side of the lightbox. Mirrored in right-to-left text. */
export type SidebarPosition = 'left' | 'right';

/** A sidebar that opens with the lightbox. */
export interface SidebarRequest {
  readonly name: string;
  /** The delay after the lightbox has opened, in milliseconds. */
  readonly delayMs: number;
}

export interface UseSidebarsOptions<TName extends string = 'comments' | 'shop'> {
  /** The available sidebars. Removing an open one closes it. @default ['comments', 'shop'] */
  readonly names?: readonly TName[] | undefined;
  /** The open sidebar, controlled; null for none. */
  readonly openName?: TName | null | undefined;
  /** The initially open sidebar; null for none. @default null */
  readonly defaultOpenName?: TName | null | undefined;
  readonly onOpenNameChange?:
    | ((openName: TName | null, details: ChangeDetails<SidebarChangeReason>) => void)
    | undefined;
  /**
   * The sidebars that open with the lightbox.
   * @default per settings: `openComments` immediately, `openShop` after 400 ms
   */
  readonly requests?: readonly SidebarRequest[] | undefined;
  /** The preferred width, in CSS pixels. @default the lightbox's setting, else 350 */
  readonly width?: number | undefined;
  /**
   * The minimum width of the image next to the sidebar, in CSS pixels. With less space the sidebar takes the full
   * width.
   * @default 160
   */
  readonly minImageWidth?: number | undefined;
  /** The side on which sidebars open. @default the lightbox's setting, else 'left' */
  readonly position?: SidebarPosition | undefined;
  /** The duration of opening and of closing, in milliseconds. 0 under reduced motion. @default 100 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether sidebars are available. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSidebarsResult<TName extends string = 'comments' | 'shop'> {
  /** The sidebar that is open or opening; null for none. */
  readonly openName: TName | null;
  /** Whether a sidebar with this name is available. */
  has(name: TName): boolean;
  /** Returns the status of this sidebar. */
  statusOf(name: TName): SidebarStatus;
  /** Whether the sidebar is or has been open. Keep its content mounted from then on, to preserve typed text. */
  wasOpened(name: TName): boolean;
  /**
   * `panel` while a sidebar is open. Pass it to the `pauseReasons` option of `useSlideshow` to pause the slideshow
   * meanwhile.
   */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  readonly position: SidebarPosition;
  /** The width of an open sidebar, in CSS pixels. */
  readonly width: number;
  /** Whether the sidebar covers the image because there is not enough space next to it. */
  readonly isFullWidth: boolean;
  /**
   * Opens a sidebar after closing the current one. Returns false if it is already open, unavailable or canceled by the
   * caller, or if the lightbox is closed.
   */
  open(name: TName, reason?: SidebarChangeReason, event?: Event): boolean;
  close(reason?: SidebarChangeReason, event?: Event): void;
  toggle(name: TName, reason?: SidebarChangeReason, event?: Event): void;
  /**
   * Returns props for the element around the image and the sidebars:
   * `lightbox.getStageProps(sidebars.getContainerProps())`. Sets `data-sidebar` to the side of an open sidebar, and
   * `--loggia-sidebar-width`, `--loggia-sidebar-inset` (the width that the image loses) and
   * `--loggia-sidebar-duration`.
   */
  readonly getContainerProps: PropGetter<'div'>;
  /**
   * Returns props for an element that a full-width sidebar covers. It is inert while covered. Use it for any number of
   * elements, each with a unique `name`.
   */
  getCoveredProps(props: ElementProps<'div'> & { readonly name: string }): ElementProps<'div'>;
  /** Returns props for the sidebar, an `<aside>` or any other element. */
  getSidebarProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  getToggleProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  getCloseButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  /**
   * Returns props for the error message of a sidebar whose content failed to load. Use the texts of `labelsOf(name)`.
   */
  getFailureProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  /**
   * Returns props for the retry button. Load the content again in your own `onClick`. Focus moves to the sidebar when
   * the button is removed.
   */
  getRetryButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  labelsOf(name: TName): SidebarLabels;
}
