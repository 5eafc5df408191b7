import { createLandscapes } from './shared/createLandscapes.ts';
import { GestureStory } from './shared/GestureStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Swipe' };

const TWO = createLandscapes(2);
const BROKEN = createLandscapes(4).map((image, index) => (index === 1 ? { ...image, url: '/missing.jpg' } : image));

const story = withControls(GestureStory, { loop: toggle(true), swipes: toggle(true), isLongPage: toggle(false) });

export const Default = story(
  <GestureStory hint="Drag the picture with a finger or the mouse; a short flick will do." zooms={false} />,
);

export const RightToLeft = story(
  <GestureStory hint="To the right is on, to the left is back." zooms={false} dir="rtl" />,
);

export const EndsWithoutLoop = story(
  <GestureStory hint="Before the first and after the last the picture only gives way." zooms={false} loop={false} />,
);

export const TwoInACircle = story(
  <GestureStory hint="The other picture comes from whichever side it is dragged." zooms={false} images={TWO} />,
);

export const InALongPage = story(
  <GestureStory hint="A finger that goes up or down over the gallery scrolls the page." zooms={false} isLongPage />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <GestureStory hint="The picture follows the finger; what comes then is a cut." zooms={false} />
  </ReducedMotion>,
);

export const Failure = story(
  <GestureStory hint="The second picture does not come; swipes go on all the same." zooms={false} images={BROKEN} />,
);

export const AllParts = allParts('Swipe', { Default, EndsWithoutLoop, TwoInACircle });
