import { createLandscapes } from './shared/createLandscapes.ts';
import { GestureStory } from './shared/GestureStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Zoom' };

const BROKEN = createLandscapes(3).map((image, index) => (index === 0 ? { ...image, url: '/missing.jpg' } : image));

const story = withControls(GestureStory, {
  loop: toggle(true),
  zooms: toggle(true),
  toggleScale: range(1, 8, 2, 0.5),
  maximumScale: range(1, 16, 4, 0.5),
  wheel: choice(['modified', 'always', 'off'], 'modified'),
  shortcuts: toggle(true),
  isLongPage: toggle(false),
});

export const Default = story(
  <GestureStory hint="The button, a double click, a double tap, two fingers, or Ctrl and the wheel. Zoomed, a drag moves the picture; from its edge it turns the page." />,
);

export const Keyboard = story(
  <GestureStory hint="With focus on the picture: + and − zoom, 0 shows the whole. The button zooms and shows the whole." />,
);

export const RightToLeft = story(
  <GestureStory hint="Pages turn the other way; the picture moves as ever." dir="rtl" />,
);

export const EndsWithoutLoop = story(
  <GestureStory hint="At the last picture's edge it only gives way." loop={false} />,
);

export const InALongPage = story(
  <GestureStory hint="While the picture is whole, one finger scrolls the page and two fingers zoom." isLongPage />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <GestureStory hint="The picture has its new size at once where the system asks for less motion." />
  </ReducedMotion>,
);

export const Failure = story(
  <GestureStory hint="The first picture does not come: there is no zoom button beside it." images={BROKEN} />,
);

export const AllParts = allParts('Zoom', { Default, EndsWithoutLoop });
