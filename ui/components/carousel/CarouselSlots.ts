import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseCarouselResult } from '@loggia/hooks/carousel';
import type { ElementProps } from '@loggia/hooks/shared';
import type { UseSlideshowResult } from '@loggia/hooks/slideshow';
import type { Slot } from '../../slots.ts';
import type { GallerySlots } from '../gallery/GallerySlots.ts';
import type { DottedCarousel } from './CarouselFrame.tsx';

/** What the frame around slides needs of a carousel, and its slots get. */
export interface FramedCarousel
  extends
    Pick<UseCarouselResult, 'hasPlayButton' | 'hasArrows' | 'recognizer' | 'getRegionProps' | 'getViewportProps'>,
    Pick<UseCarouselResult, 'getPreviousButtonProps' | 'getNextButtonProps' | 'getAnnouncementProps'>,
    DottedCarousel {
  readonly slideshow: Pick<
    UseSlideshowResult,
    'isStarted' | 'hasControl' | 'getPlayButtonProps' | 'getAnnouncementProps'
  >;
}

/** What every slot of a carousel gets. */
export interface CarouselPart {
  readonly carousel: FramedCarousel;
}

export interface CarouselArrowPart extends CarouselPart {
  readonly direction: 'previous' | 'next';
  /** For a button of your own. */
  readonly buttonProps: ElementProps<'button'>;
}

/** Controls of a carousel that a page draws itself. */
export interface CarouselSlots {
  /** Each of the two arrows. */
  readonly arrow?: Slot<CarouselArrowPart> | undefined;
  /** Starts and stops what runs by itself. */
  readonly playButton?: Slot<CarouselPart & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /** A dot for each view. */
  readonly dots?: Slot<CarouselPart> | undefined;
}

export interface FeatureCarouselSlots<TImage extends GalleryImage = GalleryImage>
  extends GallerySlots<TImage>, CarouselSlots {}
