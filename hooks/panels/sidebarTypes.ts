import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';
import type { PanelsLabels, SidebarLabels } from './labels.ts';
import type { SidebarStatus } from './sidebarsReducer.ts';

/** The reason for showing another sidebar. `requested`: by the back end, or by the icon that opened the lightbox. */
export type SidebarChangeReason =
  | 'toggleButton'
  | 'closeButton'
  | 'escapeKey'
  | 'requested'
  | 'unavailable'
  | 'lightboxClosed'
  | 'imperative';

/** Side of the lightbox. Right-to-left text mirrors it. */
export type SidebarPosition = 'left' | 'right';

/** A sidebar that opens with the lightbox. */
export interface SidebarRequest {
  readonly name: string;
  /** The delay after the lightbox has opened, in milliseconds. */
  readonly delayMs: number;
}

export interface UseSidebarsOptions<TName extends string = 'comments' | 'shop'> {
  /** The available sidebars. An open one that is removed from the list closes. @default ['comments', 'shop'] */
  readonly names?: readonly TName[] | undefined;
  /** Controlled: the open sidebar, null for none. */
  readonly openName?: TName | null | undefined;
  /** @default null */
  readonly defaultOpenName?: TName | null | undefined;
  readonly onOpenNameChange?:
    | ((openName: TName | null, details: ChangeDetails<SidebarChangeReason>) => void)
    | undefined;
  /** The sidebars that open with the lightbox. @default `openComments` at once and `openShop` after 400 ms, as the settings say */
  readonly requests?: readonly SidebarRequest[] | undefined;
  /** In CSS pixels. @default the lightbox's setting, else 350 */
  readonly width?: number | undefined;
  /** The minimum width of the image beside the sidebar. With less room the sidebar takes the full width. @default 160 */
  readonly minImageWidth?: number | undefined;
  /** @default the lightbox's setting, else 'left' */
  readonly position?: SidebarPosition | undefined;
  /** Length of opening and of closing. Less motion makes it 0. @default 100 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSidebarsResult<TName extends string = 'comments' | 'shop'> {
  /** The sidebar that is open or opening; null for none. */
  readonly openName: TName | null;
  /** Whether this sidebar exists now. */
  has(name: TName): boolean;
  /** Returns the status of this sidebar. */
  statusOf(name: TName): SidebarStatus;
  /** Whether the sidebar is open or was. Draw its content from then on, so that typed text stays. */
  wasOpened(name: TName): boolean;
  /** `panel` while one is open: for the option of the same name of `useSlideshow`, which then resumes as it was. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  readonly position: SidebarPosition;
  /** The width of an open sidebar, in CSS pixels. */
  readonly width: number;
  /** Whether the sidebar covers the image, because there is no room beside it. */
  readonly isFullWidth: boolean;
  /** Opens a sidebar, and closes another one first. Returns false if it is open, unknown or vetoed by the page, or if the lightbox is closed. */
  open(name: TName, reason?: SidebarChangeReason, event?: Event): boolean;
  close(reason?: SidebarChangeReason, event?: Event): void;
  toggle(name: TName, reason?: SidebarChangeReason, event?: Event): void;
  /**
   * For the element around image and sidebars, `lightbox.getStageProps(sidebars.getContainerProps())`: `data-sidebar` is the side
   * of an open one, `--loggia-sidebar-width`, `--loggia-sidebar-inset` (what the image loses) and `--loggia-sidebar-duration`.
   */
  readonly getContainerProps: PropGetter<'div'>;
  /** For the elements that a sidebar of full width covers, which are inert meanwhile. Use it for any number of elements, each with a name. */
  getCoveredProps(props: ElementProps<'div'> & { readonly name: string }): ElementProps<'div'>;
  /** An `<aside>`, or any other element. */
  getSidebarProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  getToggleProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  getCloseButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  /** For the message that a sidebar's content could not be loaded, with the texts of `labelsOf(name)`. */
  getFailureProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  /** For the retry button; your `onClick` fetches the content again. Focus stays in the sidebar when the button is removed. */
  getRetryButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  labelsOf(name: TName): SidebarLabels;
}
