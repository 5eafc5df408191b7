import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { CarouselLabels } from '../carousel/labels.ts';
import type { SlideImageStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { SlideEffect, SlideTransition } from '../transition/types.ts';
import type { InlineSizeOptions } from './inlineStyleSheet.ts';

/** The reason of a change to another image. */
export type InlineSlideshowReason =
  'arrow' | 'keyboard' | 'swipe' | 'filmstrip' | 'autoplay' | 'jump' | 'imagesChanged' | 'imperative';

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
   * An image to show whenever this changes, as the one that a lightbox over it shows: at once, whatever waits. −1 is none.
   */
  readonly jumpTo?: number | undefined;
  /** After the last image comes the first. @default true */
  readonly loop?: boolean | undefined;
  /** Each step leads to another image at random, whichever way it goes. @default false */
  readonly shuffle?: boolean | undefined;
  /** @default 'fade' */
  readonly effect?: SlideEffect | undefined;
  /** The length of a slide change. @default 100 */
  readonly effectDurationMs?: number | undefined;
  /** How long an image is shown: it bounds the length of a change. @default 5000 */
  readonly intervalMs?: number | undefined;
  /** Chooses for `shuffle` and the effect `random`: a number from 0 up to, without, 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  readonly labels?: Partial<CarouselLabels> | undefined;
  /** False: nothing moves. @default true */
  readonly enabled?: boolean | undefined;
}

/** A slide, by its place. */
export interface InlineSlidePlace {
  readonly index: number;
  readonly role: 'current' | 'outgoing' | 'neighbour';
  /** The side on which it waits for a swipe: 1 after the shown one, −1 before it, `either` on both sides. */
  readonly offset: -1 | 0 | 1 | 'either' | undefined;
}

/** A slide to mount. */
export interface InlineSlide<TImage extends GalleryImage = GalleryImage> extends InlineSlidePlace {
  readonly image: TImage;
  readonly imageStatus: SlideImageStatus;
  /** Its image is the one that was shown first: load it before other pictures. */
  readonly isFirst: boolean;
}

/** A slideshow in the page: what `useSlideshow`, `useFilmstrip`, `useSwipe` and `useWatermark` take. */
export interface UseInlineSlideshowResult<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  readonly count: number;
  /** −1 where there is no image. It follows the shown image where `images` change their order (`imagesChanged`). */
  readonly index: number;
  /** The place of the image that was first at the beginning, with a sign: negative where the list was prepended to. */
  readonly offset: number;
  readonly image: TImage | undefined;
  /** Of the shown image. */
  readonly imageStatus: SlideImageStatus;
  /** The slides to mount: on a server and in the first client render the shown one alone. */
  readonly slides: readonly InlineSlide<TImage>[];
  /** The change that is running; null while nothing changes. */
  readonly transition: SlideTransition | null;
  /** No change is running or waits, and the shown image has loaded or failed. */
  readonly isSettled: boolean;
  readonly loop: boolean;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** While a change is running the next ones wait. */
  next(reason?: InlineSlideshowReason, event?: Event): void;
  previous(reason?: InlineSlideshowReason, event?: Event): void;
  goTo(index: number, reason?: InlineSlideshowReason, event?: Event): void;
  /** Drops all queued requests. */
  clearQueue(): void;
  /** The element of `getStageProps`. */
  readonly stageElement: HTMLElement | null;
  /** For the element around everything. */
  readonly getRegionProps: PropGetter<'div'>;
  /** For the element that the slides stand in, and that a finger swipes. */
  readonly getStageProps: PropGetter<'div'>;
  /** For a slide: `data-role`, `data-status`, and `data-swipe-offset` as in `useSwipe`. */
  getSlideProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
  /** For the picture of a slide: without it no change would know that its picture is there. */
  getImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getNextButtonProps: PropGetter<'button'>;
  /** A visually hidden live region: says which image came, unless it came by itself. */
  readonly getAnnouncementProps: PropGetter<'div'>;
  /** Selects the region, for `inlineStyleSheet`. */
  readonly selector: string;
  /** The markup came from a server, so `inlineStyleSheet` has its place beside it. */
  readonly isServerRendered: boolean;
  readonly labels: CarouselLabels;
}
