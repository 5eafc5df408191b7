import { useState } from 'react';
import { useSwipe, useZoom, type GalleryImage, type UseZoomOptions, type UseZoomResult } from '@loggia/hooks';
import { ZoomButton, ZoomSurface } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createLandscapes } from './createLandscapes.ts';
import { Story, type StoryProps } from './Story.tsx';

type ZoomOptions = Pick<UseZoomOptions, 'toggleScale' | 'maxScale' | 'wheel' | 'shortcuts'>;

export interface GestureStoryProps extends Omit<StoryProps, 'children'>, ZoomOptions {
  readonly images?: readonly GalleryImage[];
  readonly loop?: boolean;
  /** Whether images can be zoomed. @default true */
  readonly zooms?: boolean;
  /** Whether images can be swiped. @default true */
  readonly swipes?: boolean;
  /** Whether there is text above and below, so that the page scrolls. */
  readonly isLongPage?: boolean;
}

const LANDSCAPES = createLandscapes(6);
const LINES = Array.from(
  { length: 12 },
  (_, line) => `Paragraph ${line + 1} of a page that is longer than the window.`,
);

interface ControlsProps {
  readonly index: number;
  readonly count: number;
  readonly loop: boolean;
  readonly zoom: UseZoomResult;
  readonly onStep: (by: number) => void;
}

/** Buttons that do the same as the gestures. */
function Controls({ index, count, loop, zoom, onStep }: ControlsProps) {
  return (
    <p className="story-row">
      <button type="button" onClick={() => onStep(-1)} disabled={!loop && index === 0}>
        Previous
      </button>
      <output>
        {index + 1} of {count}, {Math.round(zoom.scale * 100)} %
      </output>
      <button type="button" onClick={() => onStep(1)} disabled={!loop && index === count - 1}>
        Next
      </button>
      <ZoomButton zoom={zoom} />
    </p>
  );
}

/** An inline gallery with swiping and zooming. */
export function GestureStory(props: GestureStoryProps) {
  const { images = LANDSCAPES, loop = true, zooms = true, swipes = true, isLongPage = false, ...rest } = props;
  const { toggleScale, maxScale, wheel, shortcuts, ...story } = rest;
  const [index, setIndex] = useState(0);
  const [failedId, setFailedId] = useState('');
  const image = images[index];
  const count = images.length;
  const step = (by: number) => setIndex((now) => (now + by + count) % count);
  const imageStatus = image?.id === failedId ? ('failed' as const) : undefined;
  const zoom = useZoom({ image, imageStatus }, { enabled: zooms, toggleScale, maxScale, wheel, shortcuts });
  const swipe = useSwipe(
    {
      index,
      count,
      loop,
      hasNext: loop || index < count - 1,
      hasPrevious: loop || index > 0,
      next: () => step(1),
      previous: () => step(-1),
    },
    { canStart: zoom.canSwipe, enabled: swipes },
  );
  const paragraphs = isLongPage ? LINES.map((line) => <p key={line}>{line}</p>) : null;
  return (
    <Story {...story}>
      {paragraphs}
      <ZoomSurface zoom={zoom} swipe={swipe} className="story-stage" tabIndex={0} role="group" aria-label="Landscapes">
        {images.map((each, place) => (
          <div
            key={each.id}
            {...swipe.getSlideProps({
              index: place,
              className: 'loggia-slide',
              'data-role': place === index ? 'current' : 'neighbour',
            })}
          >
            <img
              {...(place === index && zoom.getImageProps())}
              src={each.url}
              alt={each.title ?? ''}
              draggable={false}
              onError={() => setFailedId(each.id)}
            />
          </div>
        ))}
      </ZoomSurface>
      <Controls index={index} count={count} loop={loop} zoom={zoom} onStep={step} />
      {paragraphs}
    </Story>
  );
}
