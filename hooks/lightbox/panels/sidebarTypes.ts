import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../../slides/slideshow/types.ts';
import type { PanelsLabels, SidebarLabels } from './labels.ts';
import type { SidebarStatus } from './sidebarsReducer.ts';

/**
 * Why the open sidebar changed. `requested` means that the backend, or the icon that opened the lightbox, requested
 * this sidebar.
 */
export type SidebarChangeReason =
  | 'toggleButton'
  | 'closeButton'
  | 'escapeKey'
  | 'requested'
  | 'unavailable'
  | 'lightboxClosed'
  | 'imperative';

/** The side of the lightbox where sidebars open. Left and right are swapped in right-to-left layouts. */
export type SidebarPosition = 'left' | 'right';

/** A sidebar that opens with the lightbox. */
export interface SidebarRequest {
  readonly name: string;
  /** The delay after the lightbox has opened, in milliseconds. */
  readonly delayMs: number;
}

export interface UseSidebarsOptions<TName extends string = 'comments' | 'shop'> {
  /** Names of the available sidebars. Removing the name of an open sidebar closes it. @default ['comments', 'shop'] */
  readonly names?: readonly TName[] | undefined;
  /** The open sidebar (controlled), or `null` if none is open. */
  readonly openName?: TName | null | undefined;
  /** The initially open sidebar, or `null` for none. @default null */
  readonly defaultOpenName?: TName | null | undefined;
  readonly onOpenNameChange?:
    | ((openName: TName | null, details: ChangeDetails<SidebarChangeReason>) => void)
    | undefined;
  /**
   * The sidebars that open with the lightbox.
   * @default the sidebars requested by the settings: comments immediately (`openComments`), the shop after 400 ms
   * (`openShop`)
   */
  readonly requests?: readonly SidebarRequest[] | undefined;
  /** The preferred width, in CSS pixels. @default the lightbox's setting, otherwise 350 */
  readonly width?: number | undefined;
  /**
   * The minimum width of the image next to the sidebar, in CSS pixels. If there is less space, the sidebar takes the
   * full width.
   * @default 160
   */
  readonly minImageWidth?: number | undefined;
  /** The side of the lightbox where sidebars open. @default the lightbox's setting, otherwise 'left' */
  readonly position?: SidebarPosition | undefined;
  /**
   * Duration of the opening and closing animations, in milliseconds. It is 0 if the user prefers reduced motion.
   * @default 100
   */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether sidebars are available. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSidebarsResult<TName extends string = 'comments' | 'shop'> {
  /** The sidebar that is open or opening, or `null` if there is none. */
  readonly openName: TName | null;
  /** Whether a sidebar with this name is available. */
  has(name: TName): boolean;
  /** Returns the status of the sidebar with this name. */
  statusOf(name: TName): SidebarStatus;
  /**
   * Whether the sidebar is open or has been open before. If so, keep its content mounted to preserve text that the user
   * has typed.
   */
  wasOpened(name: TName): boolean;
  /**
   * Contains `panel` while a sidebar is open. A slideshow of the same lightbox pauses by itself. For another target,
   * pass the set to the `pauseReasons` option of `useSlideshow`.
   */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  readonly position: SidebarPosition;
  /** The width of an open sidebar, in CSS pixels. */
  readonly width: number;
  /** Whether the sidebar covers the image because there is not enough space next to it. */
  readonly isFullWidth: boolean;
  /**
   * Closes the current sidebar and then opens this one. Returns `false` if it is already open or unavailable, if the
   * caller canceled the change, or if the lightbox is closed.
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
   * Returns props for an element that a full-width sidebar covers. The element is inert while it is covered. Use these
   * props for any number of elements, each with a unique `name`.
   */
  getCoveredProps(props: ElementProps<'div'> & { readonly name: string }): ElementProps<'div'>;
  /** Returns props for the sidebar, which can be an `<aside>` or any other element. */
  getSidebarProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  getToggleProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  getCloseButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  /**
   * Returns props for the error message of a sidebar whose content failed to load. Use the labels from
   * `labelsOf(name)`.
   */
  getFailureProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  /**
   * Returns props for the retry button. Reload the content in your own `onClick` handler. Focus moves to the sidebar
   * when the button is removed.
   */
  getRetryButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  labelsOf(name: TName): SidebarLabels;
}
