import { useState } from 'react';
import {
  allParts,
  breakSome,
  createLandscapes,
  LIGHTBOX_CONTROLS,
  LightboxStory,
  type LightboxStoryProps,
  withControls,
} from './shared/index.ts';

export default { title: 'Transition' };

const MANY = createLandscapes(10_000);
/** Every second image fails to load. A slide without an image fades instead of using the selected effect. */
const WITH_A_GAP = breakSome(createLandscapes(8), (index) => index % 2 === 1);

const Stage = (options: LightboxStoryProps) => (
  <LightboxStory effect="slideH" effectDurationMs={600} intervalMs={0} {...options} />
);

const story = withControls([Stage, ControlledDemo], LIGHTBOX_CONTROLS);

export const Default = story(
  <Stage hint="Choose an effect and its duration in the controls, then an image. Continue with the arrow keys." />,
);
export const Tiles = story(<Stage hint="One of the effects that move tiles." effect="kaleidoscope" />);
export const Random = story(<Stage hint="A random effect for each change." effect="random" />);
export const NothingToCut = story(
  <Stage images={WITH_A_GAP} effect="fan" hint="A slide without an image fades instead." />,
);
export const Queued = story(<Stage hint="Hold an arrow key: queued changes are shortened." effect="blindH" />);
export const OnlyTheLatest = story(
  <Stage hint="Hold an arrow key: only the last queued change is animated." navigationPolicy="latest" />,
);
export const ShortInterval = story(
  <Stage
    hint="The effect takes at most a quarter of the interval."
    effectDurationMs={2000}
    intervalMs={1000}
    autoplay
  />,
);
export const TenThousandItems = story(<Stage hint="10,000 images." images={MANY} effect="kaleidoscope" />);

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

export const Failure = story(
  <Stage effect="sliceV" images={WITH_A_GAP} hint="A failed image fades in with its message." />,
);

export const AllParts = allParts('Transition', { Default, Controlled });
