'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { UseCarouselResult } from '@loggia/hooks/carousel';
import type { UseSlideshowResult } from '@loggia/hooks/slideshow';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { PlayButton } from '../slideshow/PlayButton.tsx';
import { CarouselDots } from './CarouselDots.tsx';
import type { DottedCarousel } from './CarouselDots.tsx';

/** What the frame needs of a carousel. */
interface FramedCarousel
  extends
    Pick<UseCarouselResult, 'hasPlayButton' | 'hasArrows' | 'recognizer' | 'getRegionProps' | 'getViewportProps'>,
    Pick<UseCarouselResult, 'getPreviousButtonProps' | 'getNextButtonProps' | 'getAnnouncementProps'>,
    DottedCarousel {
  readonly slideshow: Pick<
    UseSlideshowResult,
    'isStarted' | 'hasControl' | 'getPlayButtonProps' | 'getAnnouncementProps'
  >;
}

export interface CarouselFrameProps extends Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  readonly carousel: FramedCarousel;
  /** Style rules for the paint before any script; false: none are needed. */
  readonly firstPaint: string | false;
  /** The track with its slides. */
  readonly children: ReactNode;
}

/** Everything around the slides of a carousel: play button first, so that Tab comes to it before anything that moves. */
export function CarouselFrame({ carousel, firstPaint, children, ...props }: CarouselFrameProps) {
  const { hasPlayButton, hasArrows, slideshow, recognizer } = carousel;
  return (
    <div {...carousel.getRegionProps(props)}>
      {firstPaint !== false && <FirstPaintStyle rules={firstPaint} />}
      <div className="loggia-carousel-stage">
        {hasPlayButton && (
          <div className="loggia-carousel-play">
            <PlayButton slideshow={slideshow} />
          </div>
        )}
        {hasArrows && (
          <>
            <IconButton {...carousel.getPreviousButtonProps({ className: 'loggia-arrow' })} icon={<PreviousIcon />} />
            <IconButton
              {...carousel.getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' })}
              icon={<NextIcon />}
            />
          </>
        )}
        <div {...carousel.getViewportProps({ className: 'loggia-carousel-viewport' })}>{children}</div>
      </div>
      <CarouselDots carousel={carousel} />
      <div {...carousel.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
      <div {...slideshow.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
      {recognizer}
    </div>
  );
}
