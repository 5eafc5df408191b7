import type { GalleryImage, ImageRating } from '../../data/backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { MenuReason } from '../../core/shared/useMenuButton.ts';
import type { PanelsLabels } from './labels.ts';

/** Name of a control in the control bar. */
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

/** Positions of the controls in a control bar. */
export interface ControlGroups {
  /** The controls at the start of the bar, which can only be the counter. */
  readonly start: readonly ControlName[];
  /**
   * The controls at the end of the bar. Controls that depend on the image come first, so that the other controls do not
   * move.
   */
  readonly end: readonly ControlName[];
  /** The controls in the "More" menu. */
  readonly more: readonly ControlName[];
}

export type ControlBarChangeReason = 'toggleButton' | 'keyboard' | 'tap' | 'imperative';

/** Why the "More" menu opened or closed. `chosen` means that a control in the menu was clicked. */
export type MoreMenuReason = MenuReason | 'chosen';

export interface UseBarOptions {
  /** The edge of the lightbox along which the bar is shown. @default the lightbox's setting, otherwise 'bottom' */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly isOpen?: boolean | undefined;
  /** Whether the bar is initially open. @default true */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<ControlBarChangeReason>) => void) | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether to show the bar. @default the lightbox's setting, otherwise true */
  readonly enabled?: boolean | undefined;
}

export interface UseControlBarOptions extends UseBarOptions, Pick<UseInfoOptions, 'hasInfo'> {
  /**
   * Whether the lightbox is in fullscreen. Pass `isFullscreen` from `useFullscreen`. If `true`, the maximize button is
   * removed.
   * @default false
   */
  readonly isFullscreen?: boolean | undefined;
  /**
   * Whether the slideshow has been started. Pass `isStarted` from `useSlideshow`. If `true`, the play button remains
   * available on videos, so that the user can stop the slideshow.
   * @default false
   */
  readonly isStarted?: boolean | undefined;
  /** Whether the pop-up always fills the window. @default the lightbox's setting, otherwise true */
  readonly fullWindow?: boolean | undefined;
  /**
   * Overrides for individual controls. `false` removes a control, and `true` takes precedence over the backend's
   * setting.
   * @default the backend's setting, otherwise true
   */
  readonly available?: Partial<Readonly<Record<ControlName, boolean>>> | undefined;
}

export interface UseBarResult {
  /** Whether to render the bar. */
  readonly isMounted: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
  show(): void;
  hide(): void;
  toggle(reason?: ControlBarChangeReason, event?: Event): void;
  /**
   * Returns props for the element that slides in and out. Sets `data-position`, `data-open`, and
   * `--loggia-control-bar-height` in pixels.
   */
  readonly getBarProps: PropGetter<'div'>;
  /**
   * Returns props for the element around the controls, inside the bar. It is inert while the bar is hidden, and its
   * height is measured.
   */
  readonly getControlsProps: PropGetter<'div'>;
  /**
   * Returns props for the button that shows and hides the bar. It remains visible while the bar is hidden, so render it
   * outside the element that receives `getControlsProps`.
   */
  readonly getToggleProps: PropGetter<'button'>;
  readonly labels: PanelsLabels;
}

export interface UseControlBarResult extends UseBarResult {
  /**
   * The available controls, in order. Render the ones that you support. A control that only some images can use is
   * disabled for the other images instead of being removed, so that it keeps its position.
   */
  readonly controls: readonly ControlName[];
  /**
   * The positions of the controls: at the start, at the end, or in the "More" menu. On phones, the menu contains more
   * controls.
   */
  readonly groups: ControlGroups;
  /** The position of the image as text, such as "3 / 24". */
  readonly counterText: string;
}

export type InfoChangeReason = 'toggleButton' | 'imperative';

export interface UseInfoOptions {
  readonly isOpen?: boolean | undefined;
  /** Whether the box is initially open. @default the `infoAlwaysShown` setting, otherwise false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<InfoChangeReason>) => void) | undefined;
  /** The edge of the image along which the box is shown. @default the lightbox's setting, otherwise 'bottom' */
  readonly position?: 'top' | 'bottom' | undefined;
  /**
   * Horizontal alignment of the box. Left and right are swapped in right-to-left layouts.
   * @default the lightbox's setting, otherwise 'left'
   */
  readonly align?: 'left' | 'center' | 'right' | undefined;
  /** Whether the box spans the full width. @default the lightbox's setting, otherwise true */
  readonly fullWidth?: boolean | undefined;
  /**
   * The delay in milliseconds between the user opening the box and the box appearing. An initially open box appears
   * immediately.
   * @default 200
   */
  readonly delayMs?: number | undefined;
  /**
   * Whether there is any info. Set this option if the box contains more than the title and description.
   * @default whether the image has a title or description
   */
  readonly hasInfo?: boolean | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether info is available. @default the lightbox's setting, otherwise true */
  readonly enabled?: boolean | undefined;
}

export interface UseInfoResult {
  /** Whether there is any info. If there is none, the button is disabled and the box is not shown. */
  readonly hasInfo: boolean;
  /** Whether the user has opened the info box. */
  readonly isOpen: boolean;
  /** Whether the box is visible. `true` if the box is open and has content, and the delay has passed. */
  readonly isShown: boolean;
  readonly title: string;
  readonly description: string;
  /** Whether the description exceeds two lines on a phone. If so, render a button with `getMoreButtonProps`. */
  readonly isLong: boolean;
  /** Whether the user has expanded a long description. When another image is shown, its description is collapsed. */
  readonly isExpanded: boolean;
  /** The edge of the image along which the box is shown. */
  readonly position: 'top' | 'bottom';
  show(): void;
  hide(): void;
  toggle(reason?: InfoChangeReason, event?: Event): void;
  readonly getToggleProps: PropGetter<'button'>;
  /**
   * Returns props for the info box. Sets `data-shown`, `data-expanded`, `data-position`, `data-align` and
   * `data-full-width`. Keep the element mounted so that it can fade in and out.
   */
  readonly getInfoProps: PropGetter<'div'>;
  /**
   * Returns props for the button that expands and collapses a description clamped with CSS. They include the button's
   * text.
   */
  readonly getMoreButtonProps: PropGetter<'button'>;
  readonly labels: PanelsLabels;
}

export type RatingPanelChangeReason = 'toggleButton' | 'imperative';

export interface UseRatingPanelOptions {
  readonly isOpen?: boolean | undefined;
  /** Whether the panel is initially open. @default true */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<RatingPanelChangeReason>) => void) | undefined;
  /** The edge of the image along which the panel is shown. @default the lightbox's setting, otherwise 'top' */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether ratings are available. @default the lightbox's `rating` setting, otherwise false */
  readonly enabled?: boolean | undefined;
}

export interface UseRatingPanelResult {
  /** Whether ratings are available. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  readonly position: 'top' | 'bottom';
  /** The average rating with one decimal, such as "4.2", or '' if there are no votes. */
  readonly averageText: string;
  /**
   * Updates the rating of an image after a vote, for example from `onVoted` of `useRating`. If an image list that is
   * loaded later contains a rating with more votes, that rating takes precedence.
   */
  updateRating(imageId: string, rating: ImageRating): void;
  show(): void;
  hide(): void;
  toggle(reason?: RatingPanelChangeReason, event?: Event): void;
  readonly getToggleProps: PropGetter<'button'>;
  /**
   * Returns props for the panel, including `hidden` and `data-position`. Keep the panel's content mounted while the
   * panel is hidden, so that pending votes are still sent.
   */
  readonly getPanelProps: PropGetter<'div'>;
  readonly labels: PanelsLabels;
}

export type MaximizeChangeReason = 'button' | 'lightboxClosed' | 'imperative';

export interface UseMaximizeOptions {
  readonly isMaximized?: boolean | undefined;
  /** Whether the pop-up is initially maximized. @default false */
  readonly defaultIsMaximized?: boolean | undefined;
  readonly onMaximizedChange?:
    | ((isMaximized: boolean, details: ChangeDetails<MaximizeChangeReason>) => void)
    | undefined;
  /**
   * Whether the pop-up is in fullscreen. Pass `isFullscreen` from `useFullscreen`. If `true`, the button is removed.
   * @default false
   */
  readonly isFullscreen?: boolean | undefined;
  /**
   * Whether the pop-up always fills the window. If so, the button is removed.
   * @default the lightbox's setting, otherwise true
   */
  readonly fullWindow?: boolean | undefined;
  /**
   * The width of the pop-up, in CSS pixels. The button is only available if the window is wider and taller than the
   * pop-up.
   * @default the lightbox's setting
   */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The duration of the animation, in milliseconds. It is 0 if the user prefers reduced motion. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether the pop-up can be maximized. @default the lightbox's `fullscreen` setting, otherwise true */
  readonly enabled?: boolean | undefined;
}

export interface UseMaximizeResult {
  /** Whether the pop-up fills the window. Set the size of the dialog accordingly. The hook animates the change. */
  readonly isMaximized: boolean;
  /**
   * Whether to render the button. `false` in fullscreen, or if the pop-up fills the window even when it is not
   * maximized.
   */
  readonly isAvailable: boolean;
  maximize(): void;
  restore(): void;
  toggle(reason?: MaximizeChangeReason, event?: Event): void;
  readonly getButtonProps: PropGetter<'button'>;
  readonly labels: PanelsLabels;
}

/** The parts of a lightbox that the panels need. */
export type PanelsTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'settings' | 'dialogElement' | 'image' | 'images' | 'index' | 'claims'
>;
