import { useState } from 'react';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import type { SlideEffect, WatermarkPosition } from '@loggia/hooks';
import { InlineSlideshow, type InlineSlideshowProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story, type StoryProps } from './shared/Story.tsx';
import { useHeldIndex } from './shared/useHeldIndex.ts';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Inline slideshow' };

const LANDSCAPES = createLandscapes(12);
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image, index) =>
  index === 1 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);
const POSITIONS = ['top', 'middle', 'bottom'].flatMap((row) =>
  ['left', 'center', 'right'].map((column) => `${row}-${column}` as WatermarkPosition),
);
const EFFECTS = Object.keys(SLIDE_EFFECTS) as SlideEffect[];

type StageProps = InlineSlideshowProps & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const Stage = ({ hint = 'Use arrows, thumbnails or swipes.', dir, ...props }: StageProps) => (
  <Story hint={hint} dir={dir}>
    <InlineSlideshow images={LANDSCAPES} label="Landscapes" {...props} />
  </Story>
);

const story = withControls([Stage, ControlledDemo, EffectsDemo], {
  effect: choice(EFFECTS, 'fade'),
  effectDurationMs: range(0, 4000, 100, 50),
  intervalMs: range(500, 10_000, 5000, 250),
  autoplay: toggle(false),
  loop: toggle(true),
  shuffle: toggle(false),
  controls: toggle(true),
  autoHideControls: toggle(true),
  filmstrip: choice(['fixedSize', 'fixedCount', 'dots', false], 'fixedSize'),
  filmstripPosition: choice(['bottom', 'top', 'left', 'right'], 'bottom'),
  filmstripCount: range(1, 12, 5),
  hasTitle: toggle(false),
  titlePosition: choice(POSITIONS, 'top-right'),
  isTitleFullWidth: toggle(false),
  hasDescription: toggle(false),
  descriptionPosition: choice(POSITIONS, 'bottom-right'),
  lightbox: toggle(true),
  enabled: toggle(true),
});

export const Default = story(<Stage />);

function ControlledDemo(options: StageProps) {
  return <Stage {...useHeldIndex(2)} {...options} />;
}

export const Controlled = story(<ControlledDemo />);

export const Keyboard = story(
  <Stage hint="Arrow keys work anywhere inside. Tab reaches Play first." autoHideControls={false} />,
);

export const RightToLeft = story(
  <Stage dir="rtl" hint="Everything is mirrored, except positions on the image." hasTitle hasDescription />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Stage hint="No autoplay, and changes are not animated." autoplay effect="cubeH" />
  </ReducedMotion>,
);

export const Failure = story(
  <Stage hint="The second image fails to load. Its title is shown, and the slideshow continues." images={BROKEN} />,
);

export const TenThousandImages = story(
  <Stage hint="Virtualized: only a few slides and thumbnails are rendered." images={ARCHIVE} filmstrip="fixedCount" />,
);

function EffectsDemo(options: StageProps) {
  const [effect, setEffect] = useState<SlideEffect>('cubeH');
  return (
    <Story hint="All effects between two images.">
      <label className="story-row">
        Effect
        <select value={effect} onChange={(event) => setEffect(event.target.value as SlideEffect)}>
          {EFFECTS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <InlineSlideshow images={LANDSCAPES} label="Landscapes" effect={effect} effectDurationMs={1000} {...options} />
    </Story>
  );
}

export const Effects = story(<EffectsDemo />);

export const Autoplay = story(
  <Stage
    hint="A new image every two seconds. It pauses while out of view, hovered or focused."
    autoplay
    intervalMs={2000}
    effectDurationMs={400}
  />,
);

export const Shuffled = story(<Stage hint="Each step shows a random image." shuffle filmstrip={false} />);

export const Dots = story(
  <Stage hint="A dot for each image." filmstrip="dots" effect="slideH" effectDurationMs={400} />,
);

export const FixedCount = story(
  <Stage hint="Five thumbnails at any width." filmstrip="fixedCount" filmstripCount={5} />,
);

export const VerticalStrip = story(<Stage hint="A vertical filmstrip." filmstripPosition="right" />);

export const Texts = story(
  <Stage
    hint="Title and description in two of nine positions, and a watermark."
    hasTitle
    titlePosition="top-center"
    isTitleFullWidth
    hasDescription
    watermark={{ type: 'text', text: '© Ada', position: 'bottom-left', opacity: 0.9 }}
  />,
);

export const Music = story(
  <Stage hint="Music starts when you click Play. Here its file is missing." musicUrl="/waltz.mp3" />,
);

export const WithoutControls = story(
  <Stage hint="No arrows, play button, filmstrip or lightbox." controls={false} filmstrip={false} lightbox={false} />,
);

export const Empty = story(<Stage hint="A slideshow without images." images={[]} />);

export const AllParts = allParts('Inline slideshow', { Default, Dots, VerticalStrip, Texts });
