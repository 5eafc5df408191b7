import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { PanelsLabels } from './labels.ts';

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
  readonly isPresent: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
  /** The controls to show now, in order. Draw those that you support. */
  readonly controls: readonly ControlName[];
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
  /** @default 200 */
  readonly delayMs?: number | undefined;
  /** Whether there is any info, for a box with more than title and description. @default whether the image has either */
  readonly hasInfo?: boolean | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseInfoResult {
  /** Whether there is any info. Without it there is no button and no box. */
  readonly hasInfo: boolean;
  /** Whether the visitor has the info box open. */
  readonly isOpen: boolean;
  /** Whether the box is shown: it is open, has content, and the delay is over. */
  readonly isShown: boolean;
  readonly title: string;
  readonly description: string;
  /** The edge of the image at which the box is shown. */
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
  /** Whether ratings are available. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
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
    ((isMaximized: boolean, details: ChangeDetails<MaximizeChangeReason>) => void) | undefined;
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
