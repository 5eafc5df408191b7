import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxClaims, LightboxStatus } from '../../lightbox/lightbox/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { SlideshowLabels } from './labels.ts';

/**
 * Reason why a slideshow is paused. `stopped` means that it was not started, or that the user stopped it. `hover`,
 * `focus` and `outOfView` apply to inline slideshows. `zoom`, `panel`, `video`, `interaction` (the user is dragging the
 * image) and `custom` (your own component) are claimed from the lightbox (`useLightboxClaim`), or passed in with the
 * `pauseReasons` option.
 */
export type SlideshowPauseReason =
  | 'stopped'
  | 'windowBlur'
  | 'hiddenTab'
  | 'zoom'
  | 'panel'
  | 'video'
  | 'interaction'
  | 'custom'
  | 'hover'
  | 'focus'
  | 'outOfView';

/**
 * Reason why a slideshow starts or stops. `autoplay` means that it starts automatically. `closed` means that its target
 * was closed or removed. This change cannot be canceled.
 */
export type SlideshowChangeReason = 'playButton' | 'keyboard' | 'ended' | 'autoplay' | 'closed' | 'imperative';

/** What a slideshow controls: a lightbox, or any inline component with an index. */
export interface SlideshowTarget {
  /** Status of the lightbox. Omit it for an inline slideshow, which is always open. */
  readonly status?: LightboxStatus | undefined;
  readonly index: number;
  /**
   * Number of images that precede `images[0]` in the full list. If you pass it, the timer keeps running when the
   * current image's index changes because images were added before it.
   * @default 0
   */
  readonly offset?: number | undefined;
  /** Number of images. Pass this or `images`. */
  readonly count?: number | undefined;
  readonly images?: readonly unknown[] | undefined;
  readonly image?: Partial<GalleryImage> | undefined;
  readonly loop: boolean;
  readonly hasNext: boolean;
  /** Whether the current image has loaded and no transition is running. The timer runs only while this is `true`. */
  readonly isSettled: boolean;
  readonly settings?: LightboxSettings | undefined;
  /** The lightbox's claims. Each `pause` claim pauses the slideshow. */
  readonly claims?: LightboxClaims | undefined;
  next(reason: 'autoplay'): void;
  goTo?(index: number, reason: 'autoplay'): void;
  onShortcut?(action: 'togglePlay', handler: (event: KeyboardEvent) => void): () => void;
}

export interface UseSlideshowOptions {
  /**
   * How long each image is shown, in milliseconds. The slideshow is available only if this value is positive.
   * @default the lightbox's setting, otherwise 2500
   */
  readonly intervalMs?: number | undefined;
  /**
   * Whether to start automatically, unless the user prefers reduced motion.
   * @default the lightbox's setting, otherwise false
   */
  readonly autoplay?: boolean | undefined;
  /** Whether the slideshow has been started (controlled). */
  readonly isStarted?: boolean | undefined;
  /**
   * Called before each start and stop, including automatic ones (`autoplay`, `ended` and `closed`). `details.cancel()`
   * prevents the change, except for `closed`.
   */
  readonly onStartedChange?: ((isStarted: boolean, details: ChangeDetails<SlideshowChangeReason>) => void) | undefined;
  /** Whether to continue with the first image after the last one. @default the lightbox's `loop` */
  readonly loop?: boolean | undefined;
  /**
   * Current reasons to pause the slideshow, in addition to those that other hooks claim from the lightbox. A target
   * that is not a lightbox has no claims, so pass all reasons here.
   */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
  readonly labels?: Partial<SlideshowLabels> | undefined;
  /** Whether the slideshow is available. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSlideshowResult {
  /** Whether the slideshow is playing. `true` if its target is open and `pausedBy` is empty. */
  readonly isPlaying: boolean;
  /**
   * Whether the user or `autoplay` has started the slideshow. If so, the button shows Pause. The slideshow may still be
   * paused for another reason.
   */
  readonly isStarted: boolean;
  /** Reasons why the slideshow is not currently playing. */
  readonly pausedBy: ReadonlySet<SlideshowPauseReason>;
  /**
   * Whether to show a play button. `false` if there is only one image, or if an embedded video is shown and the
   * slideshow has not been started.
   */
  readonly isAvailable: boolean;
  /**
   * Announcement of the most recent start or stop. Empty until the slideshow is first started or stopped, not counting
   * autoplay.
   */
  readonly announcement: string;
  /** Starts the slideshow, unless a panel is open. */
  play(reason?: SlideshowChangeReason, event?: Event): void;
  pause(reason?: SlideshowChangeReason, event?: Event): void;
  toggle(reason?: SlideshowChangeReason, event?: Event): void;
  readonly getPlayButtonProps: PropGetter<'button'>;
  /**
   * Props for a progress indicator that fills within one interval. While the timer runs, the element has
   * `data-running`, and `--loggia-slideshow-interval` contains the duration. Use the image's index as the element's
   * React key, so that the indicator restarts with each image.
   */
  readonly getProgressProps: PropGetter<'div'>;
  /** Props for a visually hidden live region that contains `announcement`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: SlideshowLabels;
}

export interface UsePauseOnInteractionResult {
  /** Contains `hover` while the pointer is over the region, and `focus` while the region has keyboard focus. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  /** Clears `hover` and `focus` until the next event, so that clicking Play overrides the pause caused by hovering. */
  clear(): void;
  /** Props for the element around the slideshow. */
  readonly getRegionProps: PropGetter<'div'>;
}
