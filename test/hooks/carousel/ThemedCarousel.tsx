import { StrictMode } from 'react';
import { useCarousel, type UseCarouselOptions } from '@loggia/hooks';

export const CAROUSEL_WIDTH_PX = 600;

export interface ThemedCarouselProps extends Partial<UseCarouselOptions> {
  readonly dir?: 'ltr' | 'rtl';
  /** Slide heights in CSS pixels, repeated in order. */
  readonly heights?: readonly number[];
}

const SAME_HEIGHT: readonly number[] = [200];

function OwnCarousel({ dir, heights = SAME_HEIGHT, ...options }: ThemedCarouselProps) {
  const carousel = useCarousel({ label: 'Quotes', count: 5, durationMs: 0, ...options });
  return (
    <div dir={dir} style={{ width: CAROUSEL_WIDTH_PX }}>
      <div {...carousel.getRegionProps()}>
        <button {...carousel.getPreviousButtonProps()}>‹</button>
        <button {...carousel.getNextButtonProps()}>›</button>
        <div {...carousel.getViewportProps({ className: 'viewport' })}>
          <div {...carousel.getTrackProps({ className: 'track' })}>
            {carousel.slides.map(({ index }) => (
              <div key={index} {...carousel.getSlideProps({ index, className: 'slide' })}>
                <p style={{ height: heights[index % heights.length], margin: 0 }}>{index + 1}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A carousel with the markup of docs/carousel.md, built on the hook only. */
export function ThemedCarousel(props: ThemedCarouselProps) {
  return (
    <StrictMode>
      <OwnCarousel {...props} />
    </StrictMode>
  );
}
