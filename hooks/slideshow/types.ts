import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowLabels } from './labels.ts';

/**
 * The reason why a slideshow is paused. `stopped`: it was not started, or the visitor stopped it. `hover`, `focus` and `outOfView` are for
 * inline slideshows. `zoom`, `panel`, `video` and `interaction` (a finger drags the picture) come from outside, through the option
 * `pauseReasons`.
 */
export type SlideshowPauseReason =
  | 'stopped'
  | 'windowBlur'
  | 'hiddenTab'
  | 'zoom'
  | 'panel'
  | 'video'
  | 'interaction'
  | 'hover'
  | 'focus'
  | 'outOfView';

/** The reason for a start or a stop. `autoplay`: it starts by itself. `closed`: its target was closed or left the page, and nothing can prevent that. */
export type SlideshowChangeReason = 'playButton' | 'keyboard' | 'ended' | 'autoplay' | 'closed' | 'imperative';

/** The target of a slideshow: a lightbox, or anything inline with an index. */
export interface SlideshowTarget {
  /** Missing in an inline slideshow, which is always open. */
  readonly status?: LightboxStatus | undefined;
  readonly index: number;
  /** Place of the first of `images` in a longer list: the time of an image that only has another index goes on. @default 0 */
  readonly offset?: number | undefined;
  /** The number of images, unless `images` is given. */
  readonly count?: number | undefined;
  readonly images?: readonly unknown[] | undefined;
  readonly image?: Partial<GalleryImage> | undefined;
  readonly loop: boolean;
  readonly hasNext: boolean;
  /** The current image is there and no change is running: only then the timer runs. */
  readonly isSettled: boolean;
  readonly settings?: LightboxSettings | undefined;
  next(reason: 'autoplay'): void;
  goTo?(index: number, reason: 'autoplay'): void;
  onShortcut?(action: 'togglePlay', handler: (event: KeyboardEvent) => void): () => void;
}

export interface UseSlideshowOptions {
  /** The time for which an image is shown. Without a positive number there is no slideshow. @default the lightbox's setting, else 2500 */
  readonly intervalMs?: number | undefined;
  /** Start by itself, unless the visitor asked for less motion. @default the lightbox's setting, else false */
  readonly autoplay?: boolean | undefined;
  /** Controlled: whether the slideshow is started. */
  readonly isStarted?: boolean | undefined;
  /**
   * Called before each start and stop; `details.cancel()` vetoes it. Also called for changes without a press: `autoplay`, `ended` and
   * `closed`.
   */
  readonly onStartedChange?: ((isStarted: boolean, details: ChangeDetails<SlideshowChangeReason>) => void) | undefined;
  /** Go on with the first image after the last. @default what the lightbox does */
  readonly loop?: boolean | undefined;
  /** Reasons from outside (an open panel, a zoomed image, a playing video) to pause the slideshow now. */
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
  readonly labels?: Partial<SlideshowLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseSlideshowResult {
  /** It plays: `pausedBy` is empty. */
  readonly isPlaying: boolean;
  /** It was started, by the visitor or by `autoplay`, so the button shows Pause. It may be paused for another reason. */
  readonly isStarted: boolean;
  /** The reasons why it does not play now. */
  readonly pausedBy: ReadonlySet<SlideshowPauseReason>;
  /** False if a play button makes no sense: with a single image. Over an embedded video the button is hidden unless the slideshow was started. */
  readonly isAvailable: boolean;
  /** Changes its value when the slideshow was started or stopped; else ''. */
  readonly announcement: string;
  /** Starts it, unless a panel is open. */
  play(reason?: SlideshowChangeReason, event?: Event): void;
  pause(reason?: SlideshowChangeReason, event?: Event): void;
  toggle(reason?: SlideshowChangeReason, event?: Event): void;
  readonly getPlayButtonProps: PropGetter<'button'>;
  /**
   * For a decoration that fills within one interval: `data-running` while the timer runs, its length in
   * `--loggia-slideshow-interval`. Give it the index as its key, so that each image starts it anew.
   */
  readonly getProgressProps: PropGetter<'div'>;
  /** A visually hidden live region for `announcement`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: SlideshowLabels;
}

export interface UsePauseOnInteractionResult {
  /** `hover` while the pointer is over the region, `focus` while the keyboard's focus is in it. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  /** Clears both reasons until the next event: a pressed Play outweighs the pointer that pressed it. */
  clear(): void;
  /** For the element around the slideshow. */
  readonly getRegionProps: PropGetter<'div'>;
}
