import { useState } from 'react';
import { usePauseOnInteraction, useSlideshow, type UseSlideshowOptions } from '@loggia/hooks';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { range, toggle } from './shared/controls.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Slideshow' };

const LANDSCAPES = createLandscapes(12);
const BROKEN = LANDSCAPES.map((image, index) => (index === 1 ? { ...image, url: '/missing.jpg' } : image));
const MANY = createLandscapes(10_000);

const story = withControls(LightboxStory, LIGHTBOX_CONTROLS);
const inlineStory = withControls(InlineSlideshow, {
  autoplay: toggle(true),
  intervalMs: range(0, 10_000, 2000, 250),
  loop: toggle(true),
  enabled: toggle(true),
});

export const Default = story(
  <LightboxStory hint="The slideshow starts with the lightbox." images={LANDSCAPES} intervalMs={2000} autoplay />,
);

interface InlineSlideshowProps extends Pick<UseSlideshowOptions, 'intervalMs' | 'loop' | 'enabled'> {
  readonly dir?: 'ltr' | 'rtl';
  readonly autoplay?: boolean;
}

function InlineSlideshow({ dir, autoplay = true, intervalMs = 2000, loop = true, enabled }: InlineSlideshowProps) {
  const [index, setIndex] = useState(0);
  const [isStarted, setIsStarted] = useState(autoplay);
  const next = () => setIndex((index + 1) % LANDSCAPES.length);
  const interaction = usePauseOnInteraction();
  const slideshow = useSlideshow(
    { index, images: LANDSCAPES, loop, hasNext: loop || index < LANDSCAPES.length - 1, isSettled: true, next },
    { intervalMs, loop, enabled, isStarted, onStartedChange: setIsStarted, pauseReasons: interaction.pauseReasons },
  );
  const image = LANDSCAPES[index];
  return (
    <Story hint="It pauses on hover and focus, and while the tab or window is inactive." dir={dir}>
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

export const Controlled = inlineStory(<InlineSlideshow />);
export const RightToLeft = inlineStory(<InlineSlideshow dir="rtl" />);

export const Keyboard = story(
  <LightboxStory hint="Space starts and stops it, unless a control has focus." images={LANDSCAPES} intervalMs={2000} />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <LightboxStory hint="No autoplay. Play still works." images={LANDSCAPES} intervalMs={2000} autoplay />
  </ReducedMotion>,
);

export const Failure = story(
  <LightboxStory
    hint="The second image fails to load. The slideshow shows a message and continues."
    images={BROKEN}
    thumbnails={LANDSCAPES}
    intervalMs={2000}
    autoplay
  />,
);

export const StopsAtTheEnd = story(
  <LightboxStory
    hint="Start near the end: it stops at the last image."
    images={LANDSCAPES}
    loop={false}
    intervalMs={1000}
    autoplay
  />,
);

export const TenThousandItems = story(
  <LightboxStory hint="As fast as its interval allows." images={MANY} intervalMs={500} autoplay />,
);

export const AllParts = allParts('Slideshow', { Default, Controlled, StopsAtTheEnd });
