import { GestureStory } from './shared/GestureStory.tsx';
import { allParts, createLandscapes, toggle, withControls } from './shared/index.ts';

export default { title: 'Swipe' };

const TWO = createLandscapes(2);
const BROKEN = createLandscapes(4).map((image, index) => (index === 1 ? { ...image, url: '/missing.jpg' } : image));

const story = withControls(GestureStory, { loop: toggle(true), swipes: toggle(true), isLongPage: toggle(false) });

export const Default = story(
  <GestureStory hint="Drag the image by touch or mouse. A short flick is enough." zooms={false} />,
);

export const EndsWithoutLoop = story(
  <GestureStory hint="At the first and last image, dragging only moves it a little." zooms={false} loop={false} />,
);

export const TwoInACircle = story(
  <GestureStory hint="With two images, the other one appears on either side." zooms={false} images={TWO} />,
);

export const Failure = story(
  <GestureStory hint="The second image fails to load. Swipes still work." zooms={false} images={BROKEN} />,
);

export const AllParts = allParts('Swipe', { Default, EndsWithoutLoop, TwoInACircle });
