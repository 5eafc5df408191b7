import type { GalleryImage, ImageRating } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { MenuReason } from '../shared/useMenuButton.ts';
import type { PanelsLabels } from './labels.ts';

/** A control of the bar. */
export type ControlName =
  | 'counter'
  | 'play'
  | 'maximize'
  | 'fullscreen'
  | 'info'
  | 'comments'
  | 'rating'
  | 'zoom'
  | 'share'
  | 'x'
  | 'pinterest'
  | 'tumblr'
  | 'original'
  | 'download'
  | 'cart';

/** The places of the controls in a bar. */
export interface ControlGroups {
  /** At the start of the line: the counter. */
  readonly start: readonly ControlName[];
  /** At its end. Those that come and go with the image are first, so that no other one moves. */
  readonly end: readonly ControlName[];
  /** In the menu "More". */
  readonly more: readonly ControlName[];
}

export type ControlBarChangeReason = 'toggleButton' | 'keyboard' | 'tap' | 'imperative';

/** The reason for opening or closing the menu "More". `chosen`: a control in it was pressed. */
export type MoreMenuReason = MenuReason | 'chosen';

export interface UseControlBarOptions extends Pick<UseInfoOptions, 'hasInfo'> {
  /** @default the lightbox's setting, else 'bottom' */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly isOpen?: boolean | undefined;
  /** @default true */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<ControlBarChangeReason>) => void) | undefined;
  /** The `isFullscreen` of `useFullscreen`: nothing is maximised then. @default false */
  readonly isFullscreen?: boolean | undefined;
  /** The `isStarted` of `useSlideshow`: a started slideshow can be stopped on a video, too. @default false */
  readonly isStarted?: boolean | undefined;
  /** Whether the pop-up always fills the window. @default the lightbox's setting, else true */
  readonly fullWindow?: boolean | undefined;
  /** False takes a control away; true outweighs the back end's setting. @default the back end's setting, else true */
  readonly available?: Partial<Readonly<Record<ControlName, boolean>>> | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** False: no bar. @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseControlBarResult {
  /** Whether there is a bar. */
  readonly isMounted: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
  /** The controls to show now, in order. Draw those that you support. One that only some images have a use for is off over the others, in its place. */
  readonly controls: readonly ControlName[];
  /** The places of the controls in a bar: at its start, at its end, in a menu "More", which has more of them on a phone. */
  readonly groups: ControlGroups;
  /** "3 / 24". */
  readonly counterText: string;
  show(): void;
  hide(): void;
  toggle(reason?: ControlBarChangeReason, event?: Event): void;
  /** For the element that slides: `data-position`, `data-open`, and `--loggia-control-bar-height` in pixels. */
  readonly getBarProps: PropGetter<'div'>;
  /** For the element around the controls, inside the bar. It is inert while the bar is hidden, and its height is measured. */
  readonly getControlsProps: PropGetter<'div'>;
  /** For the tab that stays while the bar is hidden. Draw it outside the element of `getControlsProps`. */
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
  /** The side of the box; right-to-left text mirrors it. @default the lightbox's setting, else 'left' */
  readonly align?: 'left' | 'center' | 'right' | undefined;
  /** @default the lightbox's setting, else true */
  readonly fullWidth?: boolean | undefined;
  /** The delay before a box appears that the visitor asks for. One that is open from the start is there with the picture. @default 200 */
  readonly delayMs?: number | undefined;
  /** Whether there is any info, for a box with more than title and description. @default whether the image has either */
  readonly hasInfo?: boolean | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseInfoResult {
  /** Whether there is any info. Without it the button is off, and there is no box. */
  readonly hasInfo: boolean;
  /** Whether the visitor has the info box open. */
  readonly isOpen: boolean;
  /** Whether the box is shown: it is open, has content, and the delay is over. */
  readonly isShown: boolean;
  readonly title: string;
  readonly description: string;
  /** Whether the description is longer than two lines on a phone: draw the button of `getMoreButtonProps` then. */
  readonly isLong: boolean;
  /** Whether the visitor asked for the whole of a long description; each image begins with the first lines. */
  readonly isExpanded: boolean;
  /** The edge of the image at which the box is shown. */
  readonly position: 'top' | 'bottom';
  show(): void;
  hide(): void;
  toggle(reason?: InfoChangeReason, event?: Event): void;
  readonly getToggleProps: PropGetter<'button'>;
  /** `data-shown`, `data-expanded`, `data-position`, `data-align`, `data-full-width`. Keep the element mounted, so that it can fade. */
  readonly getInfoProps: PropGetter<'div'>;
  /** For the button that expands a description which a style sheet cuts after some lines, and collapses it. Its text is a label. */
  readonly getMoreButtonProps: PropGetter<'button'>;
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
  /** Whether ratings are available. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
  /** The mean of the votes with one decimal, "4.2"; '' if there are none. */
  readonly averageText: string;
  /** Tells the votes after one was given: `onVoted` of `useRating` knows them. A list that is loaded later and knows of more wins. */
  updateRating(imageId: string, rating: ImageRating): void;
  show(): void;
  hide(): void;
  toggle(reason?: RatingPanelChangeReason, event?: Event): void;
  readonly getToggleProps: PropGetter<'button'>;
  /** `hidden`, `data-position`. Keep its content mounted: votes on their way live there. */
  readonly getPanelProps: PropGetter<'div'>;
  readonly labels: PanelsLabels;
}

export type MaximizeChangeReason = 'button' | 'lightboxClosed' | 'imperative';

export interface UseMaximizeOptions {
  readonly isMaximized?: boolean | undefined;
  /** @default false */
  readonly defaultIsMaximized?: boolean | undefined;
  readonly onMaximizedChange?:
    | ((isMaximized: boolean, details: ChangeDetails<MaximizeChangeReason>) => void)
    | undefined;
  /** The `isFullscreen` of `useFullscreen`: the button disappears then. @default false */
  readonly isFullscreen?: boolean | undefined;
  /** Whether the pop-up always fills the window, which leaves no button. @default the lightbox's setting, else true */
  readonly fullWindow?: boolean | undefined;
  /** The width of the pop-up in CSS pixels. A window that is no larger in either direction is always filled. @default the lightbox's setting */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Less motion makes it 0. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default the lightbox's setting `fullscreen`, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseMaximizeResult {
  /** Whether the pop-up fills the window. Set the dialog's size by this; the change is animated. */
  readonly isMaximized: boolean;
  /** Whether there is a button: not in fullscreen, nor where the pop-up always fills the window. */
  readonly isAvailable: boolean;
  maximize(): void;
  restore(): void;
  toggle(reason?: MaximizeChangeReason, event?: Event): void;
  readonly getButtonProps: PropGetter<'button'>;
  readonly labels: PanelsLabels;
}

/** The part of a lightbox that the panels need. */
export type PanelsTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'settings' | 'dialogElement' | 'image' | 'images' | 'index'
>;
