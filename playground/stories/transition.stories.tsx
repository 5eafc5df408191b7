import { useState } from 'react';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import type { GalleryImage, SlideEffect } from '@loggia/hooks';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory, type LightboxStoryProps } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Transition' };

const EFFECTS = Object.keys(SLIDE_EFFECTS).filter((name): name is SlideEffect => name in SLIDE_EFFECTS);
const MANY = createLandscapes(10_000);
const DURATIONS_MS = { fast: 300, normal: 600, slow: 4000 } as const;

interface EffectStoryProps extends LightboxStoryProps {
  readonly first?: SlideEffect;
  readonly speed?: keyof typeof DURATIONS_MS;
}

/** A selection of every effect and its speed. */
function EffectStory({ first = 'slideH', speed: firstSpeed = 'normal', ...story }: EffectStoryProps) {
  const [effect, setEffect] = useState(first);
  const [speed, setSpeed] = useState(firstSpeed);
  return (
    <>
      <p className="story">
        {EFFECTS.map((name) => (
          <label key={name}>
            <input type="radio" name="effect" checked={name === effect} onChange={() => setEffect(name)} /> {name}{' '}
          </label>
        ))}
      </p>
      <p className="story">
        {(['fast', 'normal', 'slow'] as const).map((name) => (
          <label key={name}>
            <input type="radio" name="speed" checked={name === speed} onChange={() => setSpeed(name)} /> {name}{' '}
          </label>
        ))}
      </p>
      <LightboxStory
        hint="Choose an effect, then an image. Continue with the arrow keys."
        {...story}
        effect={effect}
        effectDurationMs={DURATIONS_MS[speed]}
        intervalMs={0}
      />
    </>
  );
}

/** Images that fail to load, among others: they fade. */
const WITH_A_GAP: readonly GalleryImage[] = createLandscapes(8).map((image, index) =>
  index % 2 === 0 ? image : { ...image, url: 'data:image/png;base64,AAAA' },
);

const story = withControls([EffectStory, LightboxStory, ControlledDemo], { ...LIGHTBOX_CONTROLS });

export const Default = story(<EffectStory />);
export const Tiles = story(<EffectStory first="kaleidoscope" />);
export const Cube = story(<EffectStory first="cubeH" />);
export const Random = story(<EffectStory first="random" hint="A random effect for each change." />);
export const SlowMotion = story(<EffectStory first="blockScale" speed="slow" />);
export const RightToLeft = story(<EffectStory dir="rtl" hint="Horizontal movement is mirrored." />);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <EffectStory hint="No effect is animated." first="cubeV" />
  </ReducedMotion>,
);
export const NothingToCut = story(
  <EffectStory images={WITH_A_GAP} first="fan" hint="A slide without an image fades instead." />,
);
export const Keyboard = story(
  <LightboxStory
    hint="Hold an arrow key: queued changes are shortened."
    effect="blindH"
    effectDurationMs={600}
    intervalMs={0}
  />,
);
export const OnlyTheLatest = story(
  <LightboxStory
    hint="Hold an arrow key: only the last queued change is animated."
    effect="slideH"
    effectDurationMs={600}
    intervalMs={0}
    navigationPolicy="latest"
  />,
);
export const ShortInterval = story(
  <LightboxStory
    hint="The effect takes at most a quarter of the interval."
    effect="slideH"
    effectDurationMs={2000}
    intervalMs={1000}
    autoplay
  />,
);
export const TenThousandItems = story(
  <LightboxStory images={MANY} effect="kaleidoscope" effectDurationMs={600} intervalMs={0} />,
);

/** The app controls which image is shown, and every change is animated. */
function ControlledDemo(options: LightboxStoryProps) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <label className="story">
        Picture{' '}
        <input
          type="number"
          min="1"
          max="24"
          value={index + 1}
          onChange={(event) => setIndex((event.target.valueAsNumber || 1) - 1)}
        />
      </label>
      <LightboxStory
        hint="The app controls the index."
        effect="slideV"
        index={index}
        onIndexChange={setIndex}
        {...options}
      />
    </>
  );
}

export const Controlled = story(<ControlledDemo />);

const BROKEN = createLandscapes(8).map((image, index) => (index % 2 === 0 ? image : { ...image, url: '/missing.jpg' }));

export const Failure = story(
  <EffectStory first="sliceV" images={BROKEN} hint="A failed image fades in with its message." />,
);

export const AllParts = allParts('Transition', { Default, Controlled });
