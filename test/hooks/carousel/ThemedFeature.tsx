import { StrictMode, useEffect } from 'react';
import { useFeatureCarousel, type UseFeatureCarouselOptions, type UseFeatureCarouselResult } from '@loggia/hooks';

export interface ThemedFeatureProps extends Partial<UseFeatureCarouselOptions> {
  readonly dir?: 'ltr' | 'rtl';
  /** Width of the container in CSS pixels. */
  readonly width?: number;
  /** Receives the carousel, so that a test can change slides without a control. */
  readonly onReady?: (carousel: UseFeatureCarouselResult) => void;
}

function OwnFeature({ dir, width = 1000, onReady, ...options }: ThemedFeatureProps) {
  const carousel = useFeatureCarousel({ label: 'Alps', count: 7, durationMs: 0, ...options });
  useEffect(() => {
    onReady?.(carousel);
  });
  return (
    <div dir={dir} style={{ width }}>
      <div {...carousel.getRegionProps({ className: 'feature' })}>
        <div {...carousel.getViewportProps({ className: 'viewport' })}>
          <div {...carousel.getTrackProps({ className: 'track' })}>
            {carousel.slides.map(({ index }) => (
              <div key={index} {...carousel.getSlideProps({ index, className: 'slide' })}>
                <div {...carousel.getContentProps({ index, className: 'content' })}>
                  <a href={`#image-${index + 1}`}>Image {index + 1}</a>
                </div>
              </div>
            ))}
          </div>
        </div>
        <div {...carousel.getStatusProps()} />
        {carousel.gestureNode}
      </div>
    </div>
  );
}

/** A feature carousel with the markup of docs/carousel.md, built on the hook only. */
export function ThemedFeature(props: ThemedFeatureProps) {
  return (
    <StrictMode>
      <OwnFeature {...props} />
    </StrictMode>
  );
}
