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
  maxScale: range(1, 16, 4, 0.5),
  wheel: choice(['modified', 'always', 'off'], 'modified'),
  shortcuts: toggle(true),
  isLongPage: toggle(false),
});

export const Default = story(
  <GestureStory hint="Zoom with the button, double click, double tap, pinch, or Ctrl and the wheel. Drag to pan; drag past the edge to change the image." />,
);

export const Keyboard = story(
  <GestureStory hint="Focus the image: + and − zoom, 0 resets. The button zooms and resets." />,
);

export const RightToLeft = story(<GestureStory hint="Changing images is mirrored, panning is not." dir="rtl" />);

export const EndsWithoutLoop = story(
  <GestureStory hint="At the edge of the last image, dragging only moves it a little." loop={false} />,
);

export const InALongPage = story(
  <GestureStory hint="Not zoomed, one finger scrolls the page and two fingers zoom." isLongPage />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <GestureStory hint="With reduced motion, zooming is not animated." />
  </ReducedMotion>,
);

export const Failure = story(
  <GestureStory hint="The first image fails to load and has no zoom button." images={BROKEN} />,
);

export const AllParts = allParts('Zoom', { Default, EndsWithoutLoop });
