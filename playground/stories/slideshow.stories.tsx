import { useState } from 'react';
import { usePauseOnInteraction, useSlideshow } from '@loggia/hooks';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';

export default { title: 'Slideshow' };

const LANDSCAPES = createLandscapes(12);
const BROKEN = LANDSCAPES.map((image, index) => (index === 1 ? { ...image, url: '/missing.jpg' } : image));
const MANY = createLandscapes(10_000);

export const Default = () => (
  <LightboxStory hint="The slideshow starts with the lightbox." images={LANDSCAPES} intervalMs={2000} autoplay />
);

interface InlineSlideshowProps {
  readonly dir?: 'ltr' | 'rtl';
  readonly autoplay?: boolean;
}

function InlineSlideshow({ dir, autoplay = true }: InlineSlideshowProps) {
  const [index, setIndex] = useState(0);
  const [isStarted, setIsStarted] = useState(autoplay);
  const next = () => setIndex((index + 1) % LANDSCAPES.length);
  const interaction = usePauseOnInteraction();
  const slideshow = useSlideshow(
    { index, images: LANDSCAPES, loop: true, hasNext: true, isSettled: true, next },
    { intervalMs: 2000, isStarted, onStartedChange: setIsStarted, pauseReasons: interaction.pauseReasons },
  );
  const image = LANDSCAPES[index];
  return (
    <Story hint="Pointer or focus inside hold it; so do another tab and another window." dir={dir}>
      <div {...interaction.getRegionProps()}>
        <div className="story-stage">{image && <img src={image.url} alt={image.title} />}</div>
        <p className="story-row">
          <button {...slideshow.getPlayButtonProps()}>{slideshow.isStarted ? 'Pause' : 'Play'}</button>
          <output>{slideshow.isPlaying ? 'playing' : `held by: ${[...slideshow.pausedBy].join(', ')}`}</output>
        </p>
        <div {...slideshow.getStatusProps()} />
      </div>
    </Story>
  );
}

export const Controlled = () => <InlineSlideshow />;
export const RightToLeft = () => <InlineSlideshow dir="rtl" />;

export const Keyboard = () => (
  <LightboxStory hint="Space starts and stops it, unless a control has focus." images={LANDSCAPES} intervalMs={2000} />
);

export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <LightboxStory
      hint="It does not start by itself; a pressed Play plays."
      images={LANDSCAPES}
      intervalMs={2000}
      autoplay
    />
  </ReducedMotion>
);

export const Failure = () => (
  <LightboxStory
    hint="The second picture fails; the slideshow says so and goes on."
    images={BROKEN}
    thumbnails={LANDSCAPES}
    intervalMs={2000}
    autoplay
  />
);

export const StopsAtTheEnd = () => (
  <LightboxStory
    hint="Start near the end: the last picture stops it."
    images={LANDSCAPES}
    loop={false}
    intervalMs={1000}
    autoplay
  />
);

export const TenThousandItems = () => (
  <LightboxStory hint="As fast as its interval allows." images={MANY} intervalMs={500} autoplay />
);
