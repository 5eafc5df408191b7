import { useState } from 'react';
import { PLAYLIST_CAROUSEL, TESTIMONIAL_CAROUSEL } from '@loggia/hooks/carousel';
import type { CarouselSlide } from '@loggia/hooks';
import { Carousel, FeatureCarousel, HeroCarousel, type CarouselProps } from '@loggia/ui';
import { useHeldIndex } from './shared/useHeldIndex.ts';
import './shared/carousel.css';
import {
  allParts,
  breakSome,
  choice,
  createLandscapes,
  range,
  stage,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

import { FEATURE_CAROUSEL_CONTROLS } from './shared/componentControls.ts';

export default { title: 'Carousel' };

const LANDSCAPES = createLandscapes(14);
const MANY = 10_000;

const QUOTES = [
  'They listened before they spoke.',
  'Two years of letters, and then one meeting with them in which all of it was settled. I would not have believed it, and neither would the other side. The file still stands on my shelf, closed.',
  'Clear words, also about what it would cost.',
];

const drawPicture = ({ index }: CarouselSlide) => {
  const image = LANDSCAPES[index % LANDSCAPES.length];
  return image && <img className="story-picture" src={image.url} alt={image.title} />;
};

const Stage = stage(Carousel, {
  label: 'Landscapes',
  count: LANDSCAPES.length,
  renderSlide: drawPicture,
  nameOf: (index) => LANDSCAPES[index]?.title,
});
const FeatureStage = stage(FeatureCarousel, { images: LANDSCAPES, label: 'Landscapes' });

const story = withControls([Stage, ControlledDemo, PlaylistThumbnailsDemo], {
  items: range(1, 6, 1),
  gap: range(0, 40, 0),
  align: choice(['start', 'center'], 'start'),
  effect: choice(['slide', 'fade'], 'slide'),
  loop: toggle(false),
  autoplay: toggle(false),
  intervalMs: range(500, 10_000, 5000, 250),
  durationMs: range(0, 3000, 300, 50),
  autoHeight: toggle(false),
  arrows: toggle(true),
  dots: toggle(true),
  swipe: toggle(true),
  enabled: toggle(true),
});
const heroStory = withControls(HeroCarousel, {
  intervalMs: range(500, 10_000, 5000, 250),
  autoplay: toggle(true),
  arrows: toggle(true),
  dots: toggle(false),
  enabled: toggle(true),
});
const featureStory = withControls(FeatureStage, FEATURE_CAROUSEL_CONTROLS);

export const Default = story(
  <Stage hint="Use arrows, dots or swipes. Tab reaches Pause first. On the dots, use arrow keys, Home and End." />,
);

function ControlledDemo(options: Partial<CarouselProps>) {
  return <Stage {...useHeldIndex(2)} {...options} />;
}

export const Controlled = story(<ControlledDemo />);

export const Failure = featureStory(
  <FeatureStage
    hint="The third image fails to load. Its title is shown, and the carousel continues."
    images={breakSome(LANDSCAPES, (index) => index === 2)}
    lightbox={false}
  />,
);

export const TenThousandSlides = story(
  <Stage
    hint="Virtualized: only slides near the view are rendered."
    count={MANY}
    items={3}
    gap={8}
    loop
    renderSlide={({ index }) => <div className="story-slide">Slide {index + 1}</div>}
  />,
);

export const Hero = heroStory(
  <Story hint="A new slide fades in every five seconds, and its text half a second later.">
    <HeroCarousel
      className="story-hero"
      label="Landscapes"
      count={3}
      renderSlide={({ index }) => (
        <>
          <img src={LANDSCAPES[index]?.url} alt="" />
          <p className="loggia-hero-text story-hero-text">{LANDSCAPES[index]?.title}</p>
        </>
      )}
    />
  </Story>,
);

export const Testimonials = story(
  <Stage
    {...TESTIMONIAL_CAROUSEL}
    hint="One slide at a time. The carousel adapts its height."
    label="Testimonials"
    count={QUOTES.length}
    nameOf={undefined}
    renderSlide={({ index }) => <blockquote className="story-slide">{QUOTES[index]}</blockquote>}
  />,
);

function PlaylistThumbnailsDemo(options: Partial<CarouselProps>) {
  const [start, setStart] = useState<number>();
  return (
    <>
      <Stage
        {...PLAYLIST_CAROUSEL}
        hint="2, 4, 8 or 12 slides, depending on the width."
        count={40}
        jumpTo={start}
        {...options}
      />
      <p className="story">
        <button type="button" onClick={() => setStart(20)}>
          Go to slide 21
        </button>
      </p>
    </>
  );
}

export const PlaylistThumbnails = story(<PlaylistThumbnailsDemo />);

export const FewerSlidesThanFit = story(
  <Stage hint="Two slides fit completely, so there are no controls." count={2} items={4} gap={8} loop />,
);
export const OneSlideMoreThanFits = story(
  <Stage hint="Four slides, three visible, looping." count={4} items={3} gap={8} loop />,
);

export const Feature = featureStory(
  <FeatureStage hint="Click a small image to center it. Click the large one to open it." hasTitles />,
);

export const AllParts = allParts('Carousel', { Default, Hero, Testimonials, Feature });
