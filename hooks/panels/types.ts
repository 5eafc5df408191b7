import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/ChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';
import type { PanelsLabels, SidebarLabels } from './labels.ts';
import type { SidebarStatus } from './sidebarsReducer.ts';

/** What led to another sidebar. `requested`: the back end, or the icon that opened the lightbox, asked for it. */
export type SidebarChangeReason =
  'toggleButton' | 'closeButton' | 'escapeKey' | 'requested' | 'unavailable' | 'lightboxClosed' | 'imperative';

/** Side of the lightbox. Right-to-left text mirrors it. */
export type SidebarPosition = 'left' | 'right';

/** A sidebar that is to open with the lightbox. */
export interface SidebarRequest {
  readonly name: string;
  /** After the lightbox has opened, in milliseconds. */
  readonly delayMs: number;
}

export interface UseSidebarsOptions<TName extends string = 'comments' | 'shop'> {
  /** The sidebars that there are now. One that goes from the list while it is open closes. @default ['comments', 'shop'] */
  readonly names?: readonly TName[] | undefined;
  /** Controlled: the open one, null for none. */
  readonly openName?: TName | null | undefined;
  /** @default null */
  readonly defaultOpenName?: TName | null | undefined;
  readonly onOpenNameChange?:
    ((openName: TName | null, details: ChangeDetails<SidebarChangeReason>) => void) | undefined;
  /** What opens with the lightbox. @default `openComments` at once and `openShop` after 400 ms, as the settings say */
  readonly requests?: readonly SidebarRequest[] | undefined;
  /** In CSS pixels. @default the lightbox's setting, else 350 */
  readonly width?: number | undefined;
  /** A sidebar that would leave the image less than this takes the full width. @default 160 */
  readonly smallestArea?: number | undefined;
  /** @default the lightbox's setting, else 'left' */
  readonly position?: SidebarPosition | undefined;
  /** Length of opening and of closing. Less motion makes it 0. @default 100 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSidebarsResult<TName extends string = 'comments' | 'shop'> {
  /** The sidebar that is open or about to be; null for none. */
  readonly openName: TName | null;
  /** Whether this sidebar exists now. */
  has(name: TName): boolean;
  /** How far this sidebar is. */
  statusOf(name: TName): SidebarStatus;
  /** It is open, or was: draw what is in it from then on, so that what was typed stays. */
  wasOpened(name: TName): boolean;
  /** `panel` while one is open: for the option of the same name of `useSlideshow`, which then resumes as it was. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  readonly position: SidebarPosition;
  /** What an open sidebar takes, in CSS pixels. */
  readonly width: number;
  /** There is no room beside it, so it covers the image. */
  readonly isFullWidth: boolean;
  /** Closes another one first. False where it is open, not there, the lightbox is closed, or the page vetoed it. */
  open(name: TName, reason?: SidebarChangeReason, event?: Event): boolean;
  close(reason?: SidebarChangeReason, event?: Event): void;
  toggle(name: TName, reason?: SidebarChangeReason, event?: Event): void;
  /**
   * For the element around image and sidebars, `lightbox.getStageProps(sidebars.getAreaProps())`: `data-sidebar` is the side
   * of an open one, `--loggia-sidebar-width`, `--loggia-sidebar-inset` (what the image loses) and `--loggia-sidebar-duration`.
   */
  readonly getAreaProps: PropGetter<'div'>;
  /** For everything in the area that a sidebar of full width covers: inert meanwhile. For any number of elements, each with a name. */
  getCoveredProps(props: ElementProps<'div'> & { readonly name: string }): ElementProps<'div'>;
  /** An `<aside>`, or any other element. */
  getSidebarProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  getToggleProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  getCloseButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  /** For what says that a sidebar's content could not be fetched, in the words of `labelsOf(name)`. */
  getFailureProps(props: ElementProps<'div'> & { readonly name: TName }): ElementProps<'div'>;
  /** Its button; your `onClick` fetches the content again. Focus stays in the sidebar when the button goes. */
  getRetryButtonProps(props: ElementProps<'button'> & { readonly name: TName }): ElementProps<'button'>;
  labelsOf(name: TName): SidebarLabels;
}

/** A control of the bar (facts 4.4). */
export type ControlName =
  | 'counter'
  | 'play'
  | 'maximize'
  | 'fullscreen'
  | 'info'
  | 'comments'
  | 'rating'
  | 'zoom'
  | 'facebook'
  | 'twitter'
  | 'pinterest'
  | 'tumblr'
  | 'original'
  | 'download'
  | 'cart';

export type ControlBarChangeReason = 'toggleButton' | 'imperative';

export interface UseControlBarOptions {
  /** @default the lightbox's setting, else 'bottom' */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly isOpen?: boolean | undefined;
  /** @default true */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<ControlBarChangeReason>) => void) | undefined;
  /** Of `useFullscreen`: there is nothing to maximise then. @default false */
  readonly isFullscreen?: boolean | undefined;
  /** Of `useSlideshow`: it can be stopped over a video then, too. @default false */
  readonly isStarted?: boolean | undefined;
  /** The pop-up fills the window anyway. @default the lightbox's setting, else true */
  readonly fullWindow?: boolean | undefined;
  /** False takes a control away; true outweighs the back end's setting. @default what the settings say, else true */
  readonly available?: Partial<Readonly<Record<ControlName, boolean>>> | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** False: no bar at all. @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseControlBarResult {
  /** False where there is no bar at all. */
  readonly isPresent: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
  /** The controls to show now, in order. Draw those that you have. */
  readonly controls: readonly ControlName[];
  /** "3 / 24". */
  readonly counterText: string;
  show(): void;
  hide(): void;
  toggle(reason?: ControlBarChangeReason, event?: Event): void;
  /** For the element that slides: `data-position`, `data-open`, and `--loggia-control-bar-height` in pixels. */
  readonly getBarProps: PropGetter<'div'>;
  /** For the element around the controls, inside the bar: inert while the bar is away, and what the height is measured of. */
  readonly getControlsProps: PropGetter<'div'>;
  /** For the tab that stays when the bar is away: outside the element of `getControlsProps`. */
  readonly getToggleProps: PropGetter<'button'>;
  readonly labels: PanelsLabels;
}

export type InfoChangeReason = 'toggleButton' | 'imperative';

export interface UseInfoOptions {
  readonly isOpen?: boolean | undefined;
  /** @default the setting `infoAlwaysShown`, else false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<InfoChangeReason>) => void) | undefined;
  /** @default the lightbox's setting, else 'bottom' */
  readonly position?: 'top' | 'bottom' | undefined;
  /** Side that it stands on; right-to-left text mirrors it. @default the lightbox's setting, else 'left' */
  readonly align?: 'left' | 'center' | 'right' | undefined;
  /** @default the lightbox's setting, else true */
  readonly fullWidth?: boolean | undefined;
  /** @default 200 */
  readonly delayMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseInfoResult {
  /** The image has a title or a description; without either there is no button and no box. */
  readonly hasInfo: boolean;
  /** The visitor wants it. */
  readonly isOpen: boolean;
  /** It is on the page: wanted, with something to tell, and the delay is over. */
  readonly isShown: boolean;
  readonly title: string;
  readonly description: string;
  /** Edge of the image that the box stands at. */
  readonly position: 'top' | 'bottom';
  show(): void;
  hide(): void;
  toggle(reason?: InfoChangeReason, event?: Event): void;
  readonly getToggleProps: PropGetter<'button'>;
  /** `data-shown`, `data-position`, `data-align`, `data-full-width`. Keep the element mounted, so that it can fade. */
  readonly getInfoProps: PropGetter<'div'>;
  readonly labels: PanelsLabels;
}

export type RatingPanelChangeReason = 'toggleButton' | 'imperative';

export interface UseRatingPanelOptions {
  readonly isOpen?: boolean | undefined;
  /** @default true */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<RatingPanelChangeReason>) => void) | undefined;
  /** @default the lightbox's setting, else 'top' */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default the lightbox's setting `rating`, else false */
  readonly enabled?: boolean | undefined;
}

export interface UseRatingPanelResult {
  /** Whether there is a rating at all. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
  show(): void;
  hide(): void;
  toggle(reason?: RatingPanelChangeReason, event?: Event): void;
  readonly getToggleProps: PropGetter<'button'>;
  /** `hidden`, `data-position`. Keep what is inside it mounted: votes on their way live there. */
  readonly getPanelProps: PropGetter<'div'>;
  readonly labels: PanelsLabels;
}

export type MaximizeChangeReason = 'button' | 'lightboxClosed' | 'imperative';

export interface UseMaximizeOptions {
  readonly isMaximized?: boolean | undefined;
  /** @default false */
  readonly defaultIsMaximized?: boolean | undefined;
  readonly onMaximizedChange?:
    ((isMaximized: boolean, details: ChangeDetails<MaximizeChangeReason>) => void) | undefined;
  /** Of `useFullscreen`: the button is away then. @default false */
  readonly isFullscreen?: boolean | undefined;
  /** The pop-up fills the window anyway, so there is no button. @default the lightbox's setting, else true */
  readonly fullWindow?: boolean | undefined;
  /** Size of the pop-up in CSS pixels. A window that is no larger both ways is full anyway. @default the lightbox's setting */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Less motion makes it 0. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default the lightbox's setting `fullscreen`, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseMaximizeResult {
  /** The pop-up is to fill the window: size the dialog by this; the way there is animated. */
  readonly isMaximized: boolean;
  /** False where the button is away: in fullscreen, and where the pop-up fills the window anyway. */
  readonly isAvailable: boolean;
  maximize(): void;
  restore(): void;
  toggle(reason?: MaximizeChangeReason, event?: Event): void;
  readonly getButtonProps: PropGetter<'button'>;
  readonly labels: PanelsLabels;
}

/** What the panels need of a lightbox. */
export type PanelsTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'settings' | 'dialogElement' | 'image' | 'images' | 'index'
>;
