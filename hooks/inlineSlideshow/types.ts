import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { CarouselLabels } from '../carousel/labels.ts';
import type { FirstPaint } from '../firstPaint/types.ts';
import type { SlideImageStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideEffect, SlideTransition } from '../transition/types.ts';
import type { InlineSizeOptions } from './inlineSize.ts';

/** The reason of a change to another image. */
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
  /** The name of the slideshow for screen readers, such as "Alps". They add the word "carousel". */
  readonly label: string;
  /** Controlled: the shown image, 0-based. */
  readonly index?: number | undefined;
  /** @default 0 */
  readonly defaultIndex?: number | undefined;
  readonly onIndexChange?: ((index: number, details: ChangeDetails<InlineSlideshowReason>) => void) | undefined;
  /**
   * The index of an image to show at once whenever this changes, such as the one in a lightbox; queued requests are dropped. −1 for none.
   */
  readonly jumpTo?: number | undefined;
  /** The first image follows the last. @default true */
  readonly loop?: boolean | undefined;
  /** Each step leads to a random other image, in either direction. @default false */
  readonly shuffle?: boolean | undefined;
  /** @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /** The length of a slide change. @default 100 */
  readonly effectDurationMs?: number | undefined;
  /** The time for which an image is shown: it bounds the length of a change. @default 5000 */
  readonly intervalMs?: number | undefined;
  /** The random number generator of `shuffle` and of the effect `random`: from 0 up to, but not including, 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  readonly labels?: Partial<CarouselLabels> | undefined;
  /** False: nothing moves. @default true */
  readonly enabled?: boolean | undefined;
}

/** A slide without its image. */
export interface InlineSlidePosition {
  readonly index: number;
  readonly role: 'current' | 'outgoing' | 'neighbour';
  /** The side on which it waits for a swipe: 1 after the shown one, −1 before it, `either` on both sides. */
  readonly offset: -1 | 0 | 1 | 'either' | undefined;
}

/** A slide to mount. */
export interface InlineSlide<TImage extends GalleryImage = GalleryImage> extends InlineSlidePosition {
  readonly image: TImage;
  readonly imageStatus: SlideImageStatus;
  /** Whether its image was the first to be shown: load it before other pictures. */
  readonly isFirst: boolean;
}

/** An inline slideshow, which `useSlideshow`, `useFilmstrip`, `useSwipe` and `useWatermark` take. */
export interface UseInlineSlideshowResult<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  readonly count: number;
  /** The index of the shown image; −1 for none. It follows the image when `images` change their order (`imagesChanged`). */
  readonly index: number;
  /** The place of the image that was first at the beginning, with a sign: negative where the list was prepended to. */
  readonly offset: number;
  readonly image: TImage | undefined;
  /** The loading state of the shown image. */
  readonly imageStatus: SlideImageStatus;
  /** The slides to mount: only the shown one on a server and in the first client render. */
  readonly slides: readonly InlineSlide<TImage>[];
  /** The change that is running; null while nothing changes. */
  readonly transition: SlideTransition | null;
  /** Whether no change is running or queued, and the shown image has loaded or failed. */
  readonly isSettled: boolean;
  readonly loop: boolean;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Goes to the next image. While a change is running, requests are queued. */
  next(reason?: InlineSlideshowReason, event?: Event): void;
  previous(reason?: InlineSlideshowReason, event?: Event): void;
  goTo(index: number, reason?: InlineSlideshowReason, event?: Event): void;
  /** Drops all queued requests. */
  clearQueue(): void;
  /** The element of `getStageProps`. */
  readonly stageElement: HTMLElement | null;
  /** For the element around everything. */
  readonly getRegionProps: PropGetter<'div'>;
  /** For the element around the slides, which can be swiped. */
  readonly getStageProps: PropGetter<'div'>;
  /** For a slide: `data-role`, `data-status`, and `data-swipe-offset` as in `useSwipe`. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  /** For the picture of a slide. It reports when the picture has loaded. */
  getImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  /** For a visually hidden live region that announces the new image, unless autoplay brought it. */
  readonly getStatusProps: PropGetter<'div'>;
  /** The sizes for `firstPaintRules` of `@loggia/hooks/firstPaint`. Null if the markup was not rendered by a server. */
  readonly firstPaint: FirstPaint | null;
  readonly labels: CarouselLabels;
}
