'use client';
import { useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { UseCarouselResult } from '@loggia/hooks/carousel';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { ElementProps } from '@loggia/hooks/shared';
import type { UseSlideshowResult } from '@loggia/hooks/slideshow';
import { NextIcon } from '../icons/NextIcon.ts';
import { PreviousIcon } from '../icons/PreviousIcon.ts';
import { StatusContext } from '../KitProvider.tsx';
import { fillSlot, type Slot } from '../slots.ts';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { GallerySlots } from '../gallery/GallerySlots.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { PlayButton } from '../slideshow/PlayButton.tsx';

interface CarouselFrameProps extends Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  readonly carousel: FramedCarousel & Pick<UseCarouselResult, 'firstPaint'>;
  readonly slots: CarouselSlots | undefined;
  /** The track that contains the slides. */
  readonly children: ReactNode;
}

/**
 * Renders the controls around a carousel's slides. The play button comes first, so that Tab reaches it before any
 * moving content.
 */
export function CarouselFrame({ carousel, slots, children, ...props }: CarouselFrameProps) {
  const { hasPlayButton, hasArrows, hasDots, slideshow, gestureNode } = carousel;
  const renderStatus = useContext(StatusContext);
  const previous = carousel.getPreviousButtonProps({ className: 'loggia-arrow' });
  const next = carousel.getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' });
  return (
    <div {...carousel.getRegionProps(props)}>
      <FirstPaintStyle firstPaint={carousel.firstPaint} />
      <div className="loggia-carousel-stage">
        {hasPlayButton && (
          <div className="loggia-carousel-play">
            {fillSlot(
              slots?.playButton,
              { carousel, buttonProps: slideshow.getPlayButtonProps() },
              <PlayButton slideshow={slideshow} />,
            )}
          </div>
        )}
        {hasArrows && (
          <>
            {fillSlot(
              slots?.arrow,
              { carousel, direction: 'previous', buttonProps: previous },
              <IconButton {...previous} icon={<PreviousIcon />} />,
            )}
            {fillSlot(
              slots?.arrow,
              { carousel, direction: 'next', buttonProps: next },
              <IconButton {...next} icon={<NextIcon />} />,
            )}
          </>
        )}
        <div {...carousel.getViewportProps({ className: 'loggia-carousel-viewport' })}>{children}</div>
      </div>
      {hasDots && fillSlot(slots?.dots, { carousel }, <CarouselDots carousel={carousel} />)}
      {renderStatus(<div {...carousel.getStatusProps({ className: 'loggia-visually-hidden' })} />)}
      {renderStatus(<div {...slideshow.getStatusProps({ className: 'loggia-visually-hidden' })} />)}
      {gestureNode}
    </div>
  );
}

type DottedCarousel = Pick<UseCarouselResult, 'hasDots' | 'pageCount' | 'getDotsProps' | 'getDotProps'>;

interface CarouselDotsProps {
  readonly carousel: DottedCarousel;
}

/** Renders a dot for each page. */
function CarouselDots({ carousel }: CarouselDotsProps) {
  const { hasDots, pageCount, getDotsProps, getDotProps } = carousel;
  if (!hasDots) return null;
  const pages = Array.from({ length: pageCount }, (_, page) => page);
  return (
    <div {...getDotsProps({ className: 'loggia-carousel-dots' })}>
      {pages.map((page) => (
        <button key={page} {...getDotProps({ page, className: 'loggia-carousel-dot' })} />
      ))}
    </div>
  );
}

/** The part of a carousel's state that its frame and slots receive. */
export interface FramedCarousel
  extends
    Pick<UseCarouselResult, 'hasPlayButton' | 'hasArrows' | 'gestureNode' | 'getRegionProps' | 'getViewportProps'>,
    Pick<UseCarouselResult, 'getPreviousButtonProps' | 'getNextButtonProps' | 'getStatusProps'>,
    DottedCarousel {
  readonly slideshow: Pick<UseSlideshowResult, 'isStarted' | 'isAvailable' | 'getPlayButtonProps' | 'getStatusProps'>;
}

/** The props that every carousel slot receives. */
export interface CarouselPart {
  readonly carousel: FramedCarousel;
}

export interface CarouselArrowPart extends CarouselPart {
  readonly direction: 'previous' | 'next';
  /** The props for a custom button. */
  readonly buttonProps: ElementProps<'button'>;
}

/** The slots that replace a carousel's controls. */
export interface CarouselSlots {
  /** Called for each of the two arrows. */
  readonly arrow?: Slot<CarouselArrowPart> | undefined;
  /** The button that starts and stops autoplay. */
  readonly playButton?: Slot<CarouselPart & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /** The dots, one for each page. */
  readonly dots?: Slot<CarouselPart> | undefined;
}

export interface FeatureCarouselSlots<TImage extends GalleryImage = GalleryImage>
  extends GallerySlots<TImage>, CarouselSlots {}
