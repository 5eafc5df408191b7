import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxRequest, LightboxSource } from '../backend/LightboxSource.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideEffect, SlideTransition } from '../transition/types.ts';
import type { LightboxLabels } from './labels.ts';

export type LightboxStatus = 'closed' | 'loading' | 'open';

/** The reason for opening or closing. */
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

/** The reason for showing another slide. */
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

/** The treatment of a request during a slide change. */
export type NavigationPolicy = 'queue' | 'latest' | 'ignore';

/** The element that gets focus on close: the opener, the thumbnail of the last image, or none. */
export type FocusReturn = 'opener' | 'current' | false;

export type LightboxAction = 'next' | 'previous' | 'first' | 'last' | 'close' | 'togglePlay' | 'toggleControls';

/**
 * Keys per action: `KeyboardEvent.key`, or `'Space'` for the blank; letters match in either case. An empty list turns an action off. A
 * theme may add actions of its own, which `onShortcut` handles.
 */
export type LightboxShortcuts = Readonly<Record<LightboxAction, readonly string[]> & Record<string, readonly string[]>>;

export type SlideImageStatus = 'loading' | 'loaded' | 'failed';

/** One slide to mount: the shown one, its neighbours, and during a change the one that leaves. */
export interface LightboxSlide<TImage extends GalleryImage = GalleryImage> {
  readonly index: number;
  readonly image: TImage;
  readonly role: 'current' | 'outgoing' | 'neighbour';
  readonly imageStatus: SlideImageStatus;
  /**
   * Whether the picture loads now: a neighbour's once the shown one is there, and not where the setting `preload` is off. One that has begun goes on.
   */
  readonly shouldLoad: boolean;
  /** The number of retries: part of the React key of an image element that does not use `getImageProps`. */
  readonly attempt: number;
}

/** A slide change that is running. */
export interface LightboxTransition extends SlideTransition {
  readonly reason: LightboxIndexReason;
}

export interface UseLightboxOptions<TImage extends GalleryImage = GalleryImage> {
  /** The list, where it is already here. Either this or `source`. */
  readonly images?: readonly TImage[] | undefined;
  /**
   * Length of the whole list, where `images` is only a part of it and more can be loaded (`useLoadMore`). Nothing wraps at the
   * ends before all are there, and a step past what is there waits for the next one. @default offset + images.length
   */
  readonly total?: number | undefined;
  /**
   * The number of images in the whole list before the first of `images`. Counts and labels add it; `index` counts in `images`. When images are
   * prepended, decrease it by their number. @default 0
   */
  readonly offset?: number | undefined;
  /** A back end that loads the list when the lightbox opens. `images` wins where both are given. */
  readonly source?: LightboxSource<TImage> | undefined;
  /** The gallery's current filters, passed on to `source` at each opening. */
  readonly request?: Omit<LightboxRequest, 'imageId'> | undefined;
  /**
   * The settings that a back end may give for the lightbox (`LightboxSettings`), for a list given as `images`, or laid over those of
   * `source`. Companions read them: `rating`, `showDownload`, `filmstrip`. An option of a hook wins over them. @default none
   */
  readonly settings?: LightboxSettings | undefined;
  /** Controlled openness. Opening needs an image, so prefer `open()` and triggers; use this to close from outside. */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<LightboxOpenReason>) => void) | undefined;
  readonly index?: number | undefined;
  /** @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<LightboxIndexReason>) => void) | undefined;
  /**
   * Called with the id of the shown image, and with undefined once the dialog is gone: for anything that follows the lightbox, such as the
   * view that it was opened from.
   */
  readonly onShow?: ((imageId: string | undefined) => void) | undefined;
  /** Called after the close with the place of the last shown image in the whole list, counted from 1. */
  readonly onLeave?: ((place: number) => void) | undefined;
  /** Next from the last is the first. @default the source's setting, else true */
  readonly loop?: boolean | undefined;
  /** @default the source's setting, else `LIGHTBOX_EFFECT`: 'shift' */
  readonly effect?: SlideEffect | undefined;
  /** The length of a slide change. @default the source's setting, else 240 */
  readonly effectDurationMs?: number | undefined;
  /** The time for which a slideshow shows an image: it bounds the length of a slide change. @default the source's setting, else 2500 */
  readonly intervalMs?: number | undefined;
  /** @default 'queue' */
  readonly navigationPolicy?: NavigationPolicy | undefined;
  /** Laid over `LIGHTBOX_SHORTCUTS`; false: none but Escape. @default LIGHTBOX_SHORTCUTS */
  readonly shortcuts?: Partial<LightboxShortcuts> | false | undefined;
  /** @default 'opener' */
  readonly focusReturn?: FocusReturn | undefined;
  /** Finds the thumbnail of an image for `focusReturn: 'current'`; a virtualized gallery scrolls it into being first. */
  readonly findThumbnail?: ((imageId: string) => HTMLElement | null | undefined) | undefined;
  /** The time that the dialog stays after a close, in milliseconds: for a theme that fades it out. @default LIGHTBOX_REMOVAL_DELAY_MS */
  readonly removalDelayMs?: number | undefined;
  readonly labels?: Partial<LightboxLabels> | undefined;
  /** False keeps the shape of the result and turns every effect and handler off. @default true */
  readonly enabled?: boolean | undefined;
}

export interface OpenLightboxOptions {
  readonly reason?: 'trigger' | 'deepLink' | 'history' | 'imperative' | undefined;
  readonly event?: Event | undefined;
  /** The element to which focus returns. Safari focuses no link on click, so do not rely on the active element. */
  readonly opener?: HTMLElement | null | undefined;
  /** Added to the request of this one opening (a foreign gallery id from a deep link, `openComments`). */
  readonly request?: Omit<LightboxRequest, 'imageId'> | undefined;
}

export interface UseLightboxResult<TImage extends GalleryImage = GalleryImage> {
  readonly status: LightboxStatus;
  /** The dialog belongs on the page: from the opening until `removalDelayMs` after the close. */
  readonly isMounted: boolean;
  /** The reason for the last opening or closing that this hook requested and the page did not veto. */
  readonly openReason: LightboxOpenReason;
  readonly images: readonly TImage[];
  /** Length of the whole list, also where not all of it is loaded. */
  readonly total: number;
  /**
   * The number of images in the whole list before the first of `images`. Counts and labels add it; `index` counts in `images`. When images are
   * prepended, decrease it by their number. @default 0
   */
  readonly offset: number;
  /** Place in `images`. −1 while nothing is shown. The last image stays until the dialog is removed. */
  readonly index: number;
  readonly image: TImage | undefined;
  /** The load status of the current image. */
  readonly imageStatus: SlideImageStatus;
  readonly slides: readonly LightboxSlide<TImage>[];
  /** The slide change that is running, else null. */
  readonly transition: LightboxTransition | null;
  /** Open, no change running or queued, and the current image loaded or failed. */
  readonly isSettled: boolean;
  /** The settings of the back end, once loaded, with those of the option laid over them. */
  readonly settings: LightboxSettings;
  /** The reason why the list could not be loaded; the dialog shows it with a retry button. */
  readonly error: LoggiaError | null;
  /** The browser reports no network: show it beside a failed image, which loads by itself later. */
  readonly isOffline: boolean;
  readonly loop: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /**
   * Opens on an image. True if it opens, now or once a closing lightbox has gone; false if it is open (use `goTo`), disabled, has nothing
   * to load, or the page vetoed it. For 100 ms after an opening or closing, presses (`reason: 'trigger'`, or an `event`) count as the
   * second half of a double click: false.
   */
  open(imageId: string, options?: OpenLightboxOptions): boolean;
  close(reason?: LightboxOpenReason, event?: Event): void;
  next(reason?: LightboxIndexReason, event?: Event): void;
  previous(reason?: LightboxIndexReason, event?: Event): void;
  /** `Infinity` is the last loaded image. */
  goTo(index: number, reason?: LightboxIndexReason, event?: Event): void;
  /** Asks the source again after an `error`. */
  retry(): void;
  /** Loads a failed image again. */
  retryImage(index: number): void;
  /** Reports the load status of a slide's element; `getImageProps` does this for `<img>`. Embeds report `loaded` at once. */
  reportImage(index: number, status: SlideImageStatus): void;
  /**
   * Runs `handler` at the keys of an action: `togglePlay`, or one of the caller's own `shortcuts`. A held key counts once. Returns the
   * function that ends it.
   */
  onShortcut(action: string, handler: (event: KeyboardEvent) => void): () => void;
  /** The keys of each action: the defaults with those of the option laid over them, for tooltips and lists. */
  readonly shortcuts: Partial<LightboxShortcuts>;
  /** The `<dialog>`: portal foreign overlays into it, so that they stay usable above the top layer. */
  readonly dialogElement: HTMLDialogElement | null;
  /** The element inside the dialog that may go fullscreen (a dialog may not). */
  readonly stageElement: HTMLElement | null;
  /** For `<a>`: opens on this image, or follows the link with a modifier key. A button of your own calls `open(image.id)`. */
  getTriggerProps(props: ElementProps<'a'> & { readonly image: TImage }): ElementProps<'a'>;
  readonly getDialogProps: PropGetter<'dialog'>;
  readonly getStageProps: PropGetter<'div'>;
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  getImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  /** For a button beside an `error`: calls `retry()`. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** For a button in place of a failed picture: calls `retryImage(index)`. */
  getRetryImageButtonProps(props: ElementProps<'button'> & { readonly index: number }): ElementProps<'button'>;
  /** A visually hidden live region: says "3 of 24, title" once per change. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly announcement: string;
  readonly labels: LightboxLabels;
}

/** The part of a lightbox that companions hang on. */
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
>;
