import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { CarouselLabels } from '../carousel/labels.ts';
import type { FirstPaint } from '../firstPaint/types.ts';
import type { SlideImageStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideEffect, SlideTransition } from '../transition/types.ts';
import type { InlineSizeOptions } from './inlineSize.ts';

/** Reason for changing to another image. */
export type InlineSlideshowReason =
  | 'arrow'
  | 'keyboard'
  | 'swipe'
  | 'filmstrip'
  | 'autoplay'
  | 'jump'
  | 'imagesChanged'
  | 'imperative';

export interface UseInlineSlideshowOptions<TImage extends GalleryImage = GalleryImage> extends InlineSizeOptions {
  readonly images: readonly TImage[];
  /** Accessible name of the slideshow, such as "Alps". Screen readers add the word "carousel". */
  readonly label: string;
  /** Index of the shown image, 0-based (controlled). */
  readonly index?: number | undefined;
  /** Initial index if uncontrolled. @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<InlineSlideshowReason>) => void) | undefined;
  /**
   * Index of an image to show immediately whenever this value changes, such as the one in a lightbox. Queued requests
   * are dropped. −1 for none.
   */
  readonly jumpTo?: number | undefined;
  /** Whether the first image follows the last. @default true */
  readonly loop?: boolean | undefined;
  /** Whether each step shows a random other image, in either direction. @default false */
  readonly shuffle?: boolean | undefined;
  /** Effect of a slide change. @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /** Duration of a slide change, in milliseconds. @default 100 */
  readonly effectDurationMs?: number | undefined;
  /** Time each image is shown, in milliseconds. Also limits the duration of a change. @default 5000 */
  readonly intervalMs?: number | undefined;
  /**
   * Random number generator for `shuffle` and the `random` effect. Returns a number from 0 up to but not including 1.
   * @default Math.random
   */
  readonly random?: (() => number) | undefined;
  readonly labels?: Partial<CarouselLabels> | undefined;
  /** If `false`, nothing moves. @default true */
  readonly enabled?: boolean | undefined;
}

/** A slide without its image. */
export interface InlineSlidePosition {
  readonly index: number;
  readonly role: 'current' | 'outgoing' | 'neighbour';
  /** Side on which it waits for a swipe: 1 after the current slide, −1 before it, or `either`. */
  readonly offset: -1 | 0 | 1 | 'either' | undefined;
}

/** A slide to mount. */
export interface InlineSlide<TImage extends GalleryImage = GalleryImage> extends InlineSlidePosition {
  readonly image: TImage;
  readonly imageStatus: SlideImageStatus;
  /** Whether its image was shown first. Load it before other images. */
  readonly isFirst: boolean;
}

/** An inline slideshow. Pass it to `useSlideshow`, `useFilmstrip`, `useSwipe` and `useWatermark`. */
export interface UseInlineSlideshowResult<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  readonly count: number;
  /** Index of the shown image, or −1 for none. It follows the image when `images` are reordered (`imagesChanged`). */
  readonly index: number;
  /**
   * Position of the first image in the initial list, negative if images were prepended. `offset + index` stays the same
   * for the same image.
   */
  readonly offset: number;
  readonly image: TImage | undefined;
  /** Load status of the shown image. */
  readonly imageStatus: SlideImageStatus;
  /** Slides to mount. Only the current one on a server and in the first client render. */
  readonly slides: readonly InlineSlide<TImage>[];
  /** The running change, or `null`. */
  readonly transition: SlideTransition | null;
  /** Whether no change is running or queued, and the shown image has loaded or failed. */
  readonly isSettled: boolean;
  readonly loop: boolean;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Shows the next image. Requests during a running change are queued. */
  next(reason?: InlineSlideshowReason, event?: Event): void;
  previous(reason?: InlineSlideshowReason, event?: Event): void;
  goTo(index: number, reason?: InlineSlideshowReason, event?: Event): void;
  /** Drops all queued requests. */
  clearQueue(): void;
  /** The element with `getStageProps`. */
  readonly stageElement: HTMLElement | null;
  /** Props for the outermost element. */
  readonly getRegionProps: PropGetter<'div'>;
  /** Props for the element around the slides, which can be swiped. */
  readonly getStageProps: PropGetter<'div'>;
  /** Props for a slide: `data-role`, `data-status`, and `data-swipe-offset` as in `useSwipe`. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  /** Props for the image of a slide. It reports when the image has loaded. */
  getImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  /** Props for a visually hidden live region that announces the new image, unless autoplay changed it. */
  readonly getStatusProps: PropGetter<'div'>;
  /** Sizes for `firstPaintRules` of `@loggia/hooks/firstPaint`. `null` if the markup was not rendered on a server. */
  readonly firstPaint: FirstPaint | null;
  readonly labels: CarouselLabels;
}
