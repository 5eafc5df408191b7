import type { FocusReturn } from '../../core/dialog/useDialogFocus.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxRequest, LightboxSource } from '../../data/backend/LightboxSource.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { Claims } from '../../core/shared/createClaims.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../../slides/slideshow/types.ts';
import type { SwipeDirection } from '../../slides/swipe/types.ts';
import type { SlideEffect, SlideTransition } from '../../slides/transition/types.ts';
import type { LightboxLabels } from './labels.ts';

export type LightboxStatus = 'closed' | 'loading' | 'open';

/** Why the lightbox was opened or closed. */
export type LightboxOpenReason =
  | 'trigger'
  | 'deepLink'
  | 'history'
  | 'closeButton'
  | 'outsidePress'
  | 'escapeKey'
  | 'swipe'
  | 'imperative'
  | 'missing';

/** Why another slide was shown. */
export type LightboxIndexReason =
  | 'opened'
  | 'nextButton'
  | 'previousButton'
  | 'keyboard'
  | 'swipe'
  | 'wheel'
  | 'filmstrip'
  | 'autoplay'
  | 'deepLink'
  | 'imagesChanged'
  | 'imperative';

/**
 * How a navigation request is handled during a slide transition: `queue` adds it to the queue, `latest` makes it the
 * only queued request, and `ignore` drops it.
 */
export type NavigationPolicy = 'queue' | 'latest' | 'ignore';

export type LightboxAction = 'next' | 'previous' | 'first' | 'last' | 'close' | 'togglePlay' | 'toggleControls';

/**
 * Keys for each action, as `KeyboardEvent.key` values, or `'Space'` for the space bar. Letters are case-insensitive. An
 * empty list disables an action. Themes may add their own actions and handle them with `onShortcut`.
 */
export type LightboxShortcuts = Readonly<Record<LightboxAction, readonly string[]> & Record<string, readonly string[]>>;

export type SlideImageStatus = 'loading' | 'loaded' | 'failed';

/** A mounted slide: the current one, a neighbor, or the outgoing one during a transition. */
export interface LightboxSlide<TImage extends GalleryImage = GalleryImage> {
  readonly index: number;
  readonly image: TImage;
  readonly role: 'current' | 'outgoing' | 'neighbour';
  readonly imageStatus: SlideImageStatus;
  /**
   * Whether the image should load. Neighbors load after the current image, unless the `preload` setting is off. Once an
   * image has started to load, it is not interrupted.
   */
  readonly shouldLoad: boolean;
  /** Number of retries. Include it in the React key of an image element that does not receive `getImageProps`. */
  readonly attempt: number;
}

/** A slide transition in progress. */
export interface LightboxTransition extends SlideTransition {
  readonly reason: LightboxIndexReason;
}

export interface UseLightboxOptions<TImage extends GalleryImage = GalleryImage> {
  /** Images to show, if the list is already available. Pass either this or `source`. */
  readonly images?: readonly TImage[] | undefined;
  /**
   * Length of the full list, if `images` is only part of it and more can be loaded (`useLoadMore`). Until all images
   * are loaded, navigation does not wrap around, and a step past the last loaded image waits for the next one.
   * @default offset + images.length
   */
  readonly total?: number | undefined;
  /**
   * Number of images that precede `images[0]` in the full list. Counts and labels take this offset into account,
   * whereas `index` is relative to `images`. When you prepend images, decrease the offset by their number.
   * @default 0
   */
  readonly offset?: number | undefined;
  /** Backend that loads the list when the lightbox opens. Ignored if `images` is given. */
  readonly source?: LightboxSource<TImage> | undefined;
  /** The gallery's current filters. They are passed to `source` each time the lightbox opens. */
  readonly request?: Omit<LightboxRequest, 'imageId'> | undefined;
  /**
   * Settings that a backend can also provide (`LightboxSettings`). They apply to a list passed as `images`, and
   * override the settings from `source`. Other hooks and components that receive the lightbox also read these settings
   * (for example `rating`, `showDownload` and `filmstrip`). If a hook or component has an option of its own, that
   * option takes precedence.
   * @default none
   */
  readonly settings?: LightboxSettings | undefined;
  /**
   * Whether the lightbox is open (controlled). Use this option to close the lightbox from outside. To open it, prefer
   * `open()` or a trigger, because opening requires an image.
   */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<LightboxOpenReason>) => void) | undefined;
  readonly index?: number | undefined;
  /** Initial index in `images`, if the index is uncontrolled. @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<LightboxIndexReason>) => void) | undefined;
  /**
   * Called with the id of the current image whenever it changes, and with `undefined` once the dialog is removed. Use
   * it to keep other views, such as the gallery that the lightbox was opened from, in sync with the lightbox.
   */
  readonly onShow?: ((imageId: string | undefined) => void) | undefined;
  /** Called after the lightbox closes, with the last image's position in the full list, starting at 1. */
  readonly onLeave?: ((position: number) => void) | undefined;
  /** Whether navigation wraps around at the ends. @default the source's setting, otherwise true */
  readonly loop?: boolean | undefined;
  /** Effect of a slide transition. @default the source's setting, otherwise `LIGHTBOX_EFFECT`: 'shift' */
  readonly effect?: SlideEffect | undefined;
  /** Duration of a slide transition, in milliseconds. @default the source's setting, otherwise 240 */
  readonly effectDurationMs?: number | undefined;
  /**
   * How long a slideshow shows each image, in milliseconds. This also limits the duration of a slide transition.
   * @default the source's setting, otherwise 2500
   */
  readonly intervalMs?: number | undefined;
  /** How to handle navigation requests during a slide transition. @default 'queue' */
  readonly navigationPolicy?: NavigationPolicy | undefined;
  /**
   * Shortcuts that override or extend `LIGHTBOX_SHORTCUTS`. `false` disables all shortcuts except Escape.
   * @default LIGHTBOX_SHORTCUTS
   */
  readonly shortcuts?: Partial<LightboxShortcuts> | false | undefined;
  /** Element that receives focus after the lightbox closes. @default 'opener' */
  readonly focusReturn?: FocusReturn | undefined;
  /**
   * Returns the focusable thumbnail of an image, usually a link. The thumbnail receives focus if `focusReturn` is
   * `'current'`, or if a deep link opened the lightbox. A virtualized gallery must first scroll to the thumbnail so
   * that it is mounted.
   */
  readonly findThumbnail?: ((imageId: string) => HTMLElement | null | undefined) | undefined;
  /**
   * How long the dialog stays mounted after closing, in milliseconds. Set this option if your theme fades the dialog
   * out.
   * @default LIGHTBOX_REMOVAL_DELAY_MS
   */
  readonly removalDelayMs?: number | undefined;
  readonly labels?: Partial<LightboxLabels> | undefined;
  /** If `false`, effects and handlers do nothing, but the result keeps its shape. @default true */
  readonly enabled?: boolean | undefined;
}

export interface OpenLightboxOptions {
  readonly reason?: 'trigger' | 'deepLink' | 'history' | 'imperative' | undefined;
  readonly event?: Event | undefined;
  /**
   * The element that focus returns to. Pass it explicitly: Safari does not focus a clicked link, so a different element
   * may be the active one.
   */
  readonly opener?: HTMLElement | null | undefined;
  /**
   * Values that are merged into the request for this opening only, such as a different gallery id from a deep link, or
   * `openComments`.
   */
  readonly request?: Omit<LightboxRequest, 'imageId'> | undefined;
}

/** The kinds of claims that other hooks and components can make on a lightbox, with the value of each kind. */
export interface LightboxClaimValues {
  /** Pauses the slideshow. Use the reason `custom` for your own components. */
  readonly pause: SlideshowPauseReason;
  /** Returns whether a swipe in this direction may start. All claims must agree. */
  readonly gesture: (direction: SwipeDirection) => boolean;
  /** Called for a tap on the image, once it can no longer become a double tap. Only the newest claim is called. */
  readonly tap: (event: PointerEvent) => void;
  /** How many images are worth preloading in addition to the neighbors, such as the visible thumbnails. */
  readonly preload: number;
  /** Returns whether the URL hash names an image of this lightbox, so that opening it needs no history entry. */
  readonly hash: () => boolean;
}

export type LightboxClaims = Claims<LightboxClaimValues>;

export interface UseLightboxResult<TImage extends GalleryImage = GalleryImage> {
  readonly status: LightboxStatus;
  /** Whether to render the dialog. `true` from opening until `removalDelayMs` after closing. */
  readonly isMounted: boolean;
  /** Reason for the last opening or closing that this hook requested and the caller did not cancel. */
  readonly openReason: LightboxOpenReason;
  readonly images: readonly TImage[];
  /** Length of the full list, even if it is only partly loaded. */
  readonly total: number;
  /**
   * Number of images that precede `images[0]` in the full list. Counts and labels take this offset into account,
   * whereas `index` is relative to `images`.
   * @default 0
   */
  readonly offset: number;
  /**
   * Index in `images`, or −1 while nothing is shown. After the lightbox closes, it keeps its value until the dialog is
   * removed.
   */
  readonly index: number;
  readonly image: TImage | undefined;
  /** Load status of the current image. */
  readonly imageStatus: SlideImageStatus;
  readonly slides: readonly LightboxSlide<TImage>[];
  /** The slide transition in progress, or `null`. */
  readonly transition: LightboxTransition | null;
  /**
   * Whether the lightbox is open, no transition is running or queued, and the current image has loaded or failed to
   * load.
   */
  readonly isSettled: boolean;
  /** The backend's settings, once loaded, merged with the `settings` option. */
  readonly settings: LightboxSettings;
  /** The error if the list failed to load. Show it with a retry button. */
  readonly error: LoggiaError | null;
  /**
   * Whether the browser is offline. Use it to show a notice next to a failed image. The image is reloaded once the
   * connection is back.
   */
  readonly isOffline: boolean;
  readonly loop: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /**
   * Opens the lightbox at an image. Returns `true` if it opens immediately, or as soon as a closing lightbox has been
   * removed. Returns `false` if it is already open (use `goTo`), if it is disabled or has nothing to load, or if the
   * caller canceled the opening. It also returns `false` for calls caused by a click (`reason: 'trigger'`, or any
   * `event`) within 100 ms after a lightbox has opened or closed. These count as the second half of a double click.
   */
  open(imageId: string, options?: OpenLightboxOptions): boolean;
  close(reason?: LightboxOpenReason, event?: Event): void;
  next(reason?: LightboxIndexReason, event?: Event): void;
  previous(reason?: LightboxIndexReason, event?: Event): void;
  /** Goes to the image at `index`. `Infinity` means the last loaded image. */
  goTo(index: number, reason?: LightboxIndexReason, event?: Event): void;
  /** Requests the list from the source again after an `error`. */
  retry(): void;
  /** Reloads a failed image. */
  retryImage(index: number): void;
  /**
   * Reports the load status of a slide's element. `getImageProps` does this for an `<img>`. Embeds should report
   * `loaded` immediately.
   */
  reportImage(index: number, status: SlideImageStatus): void;
  /**
   * Calls `handler` when a key assigned to the action is pressed. The action is `togglePlay`, `toggleControls` or one
   * from your `shortcuts`. Holding a key down calls the handler only once. Returns a function that unsubscribes.
   */
  onShortcut(action: string, handler: (event: KeyboardEvent) => void): () => void;
  /** Keys for each action: the defaults merged with the `shortcuts` option. Use it for tooltips and help lists. */
  readonly shortcuts: Partial<LightboxShortcuts>;
  /**
   * The claims made on this lightbox by other hooks, such as pausing the slideshow. Hooks that receive the lightbox
   * make their claims automatically. In your own components, use `useLightboxClaim`.
   */
  readonly claims: LightboxClaims;
  /**
   * The `<dialog>` element. Render third-party overlays into it with a portal. If they were outside the dialog, the top
   * layer would cover them.
   */
  readonly dialogElement: HTMLDialogElement | null;
  /**
   * The element inside the dialog that can be shown in fullscreen. A `<dialog>` itself cannot be shown in fullscreen.
   */
  readonly stageElement: HTMLElement | null;
  /**
   * Props for an `<a>` that opens the lightbox at this image. If the user holds a modifier key, the browser follows the
   * link instead of opening the lightbox. For a custom button, call `open(image.id)` in its click handler.
   */
  getTriggerProps(props: ElementProps<'a'> & { readonly image: TImage }): ElementProps<'a'>;
  readonly getDialogProps: PropGetter<'dialog'>;
  readonly getStageProps: PropGetter<'div'>;
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  getImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  /** Props for the retry button shown with an `error`. The button calls `retry()`. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Props for the button shown in place of a failed image. The button calls `retryImage(index)`. */
  getRetryImageButtonProps(props: ElementProps<'button'> & { readonly index: number }): ElementProps<'button'>;
  /** Props for a visually hidden live region that announces each slide once, such as "3 of 24, title". */
  readonly getStatusProps: PropGetter<'div'>;
  readonly announcement: string;
  readonly labels: LightboxLabels;
}

/** The part of a lightbox that other hooks and components use. */
export type LightboxHandle<TImage extends GalleryImage = GalleryImage> = Pick<
  UseLightboxResult<TImage>,
  | 'status'
  | 'openReason'
  | 'images'
  | 'total'
  | 'offset'
  | 'index'
  | 'image'
  | 'imageStatus'
  | 'transition'
  | 'isSettled'
  | 'settings'
  | 'loop'
  | 'hasNext'
  | 'hasPrevious'
  | 'open'
  | 'close'
  | 'next'
  | 'previous'
  | 'goTo'
  | 'onShortcut'
  | 'shortcuts'
  | 'stageElement'
  | 'dialogElement'
> & {
  /** Omit it for an object that is not a lightbox. */
  readonly claims?: LightboxClaims | undefined;
};
