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
  /** The `isStarted` of `useSlideshow`: a started slideshow can be stopped over a video, too. @default false */
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
  /** There is something to tell: for a box that says more than title and description. @default whether the image has either */
  readonly hasInfo?: boolean | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

export interface UseInfoResult {
  /** There is something to tell; otherwise there is no button and no box. */
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
  /** The `isFullscreen` of `useFullscreen`: the button disappears then. @default false */
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

/** The part of a lightbox that the panels need. */
export type PanelsTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'settings' | 'dialogElement' | 'image' | 'images' | 'index'
>;
