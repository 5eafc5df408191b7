import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { CarouselLabels } from '../carousel/labels.ts';
import type { FirstPaint } from '../firstPaint/types.ts';
import type { SlideImageStatus } from '../../lightbox/lightbox/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { SlideEffect, SlideTransition } from '../../slides/transition/types.ts';
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
  /** Index of the current image, 0-based (controlled). */
  readonly index?: number | undefined;
  /** Initial index if uncontrolled. @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<InlineSlideshowReason>) => void) | undefined;
  /**
   * Index of the image to jump to, such as the image shown in a lightbox, or −1 for none. Whenever this value changes,
   * the slideshow shows the image immediately and drops queued requests.
   */
  readonly jumpTo?: number | undefined;
  /** Whether to wrap around from the last image to the first. @default true */
  readonly loop?: boolean | undefined;
  /** Whether each step, forward or backward, shows a randomly chosen image. @default false */
  readonly shuffle?: boolean | undefined;
  /** Effect of a slide transition. @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /** Duration of a slide transition, in milliseconds. @default 100 */
  readonly effectDurationMs?: number | undefined;
  /** How long each image is shown, in milliseconds. This also limits the duration of a transition. @default 5000 */
  readonly intervalMs?: number | undefined;
  /**
   * Random number generator for `shuffle` and the `random` effect. Returns a number from 0 up to but not including 1.
   * @default Math.random
   */
  readonly random?: (() => number) | undefined;
  readonly labels?: Partial<CarouselLabels> | undefined;
  /** If `false`, the slideshow never changes its image. @default true */
  readonly enabled?: boolean | undefined;
}

/** Index and role of a slide, without its image. */
export interface InlineSlidePosition {
  readonly index: number;
  readonly role: 'current' | 'outgoing' | 'neighbour';
  /**
   * Side from which the slide can be swiped in: 1 if it is after the current slide, −1 if it is before it, or `either`.
   */
  readonly offset: -1 | 0 | 1 | 'either' | undefined;
}

/** A slide to mount. */
export interface InlineSlide<TImage extends GalleryImage = GalleryImage> extends InlineSlidePosition {
  readonly image: TImage;
  readonly imageStatus: SlideImageStatus;
  /** Whether the slide's image is the one shown first. Load this image before all others. */
  readonly isFirst: boolean;
}

/** An inline slideshow. Pass it to `useSlideshow`, `useFilmstrip`, `useSwipe` and `useWatermark`. */
export interface UseInlineSlideshowResult<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  readonly count: number;
  /**
   * Index of the current image, or −1 for none. When `images` is reordered, the index follows the image, with the
   * reason `imagesChanged`.
   */
  readonly index: number;
  /**
   * Position of the current first image relative to the initial list. Negative if images were prepended. For any given
   * image, `offset + index` stays the same.
   */
  readonly offset: number;
  readonly image: TImage | undefined;
  /** Load status of the current image. */
  readonly imageStatus: SlideImageStatus;
  /** Slides to mount. On the server and in the first client render, this is only the current slide. */
  readonly slides: readonly InlineSlide<TImage>[];
  /** The transition in progress, or `null`. */
  readonly transition: SlideTransition | null;
  /** Whether no transition is in progress or queued, and the current image has loaded or failed to load. */
  readonly isSettled: boolean;
  readonly loop: boolean;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Shows the next image. Requests made during a transition are queued. */
  next(reason?: InlineSlideshowReason, event?: Event): void;
  previous(reason?: InlineSlideshowReason, event?: Event): void;
  goTo(index: number, reason?: InlineSlideshowReason, event?: Event): void;
  /** Drops all queued requests. */
  clearQueue(): void;
  /** The element that receives `getStageProps`. */
  readonly stageElement: HTMLElement | null;
  /** Props for the outermost element. */
  readonly getRegionProps: PropGetter<'div'>;
  /** Props for the element around the slides, which is also the swipe area. */
  readonly getStageProps: PropGetter<'div'>;
  /** Props for a slide. They set `data-role`, `data-status` and, as in `useSwipe`, `data-swipe-offset`. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  /** Props for the image of a slide. They report when the image has loaded. */
  getImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  /** Props for a visually hidden live region that announces each new image, unless it was shown by autoplay. */
  readonly getStatusProps: PropGetter<'div'>;
  /** Sizes for `firstPaintRules` from `@loggia/hooks/firstPaint`. `null` if the markup was not server-rendered. */
  readonly firstPaint: FirstPaint | null;
  readonly labels: CarouselLabels;
}
