import '@loggia/ui/styles.css';
import { useState } from 'react';
import { ProgressBar, type ProgressBarProps } from '@loggia/ui';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import './shared/page.css';
import { range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Progress bar' };

const MANY_VALUES = Array.from({ length: 200 }, (_, index) => index);

const Bars = (options: Partial<ProgressBarProps>) => (
  <>
    <ProgressBar label="Settled before trial" value={82} {...options} />
    <ProgressBar label="Seats taken" value={5} max={8} valueText="5 of 8" enabled={options.enabled} />
  </>
);

const story = withControls([Bars, ProgressBar, ControlledDemo], {
  value: range(0, 150, 82),
  max: range(0, 200, 100),
  offset: range(0, 1, 0.85, 0.05),
  staggerMs: range(0, 2000, 200, 50),
  enabled: toggle(true),
});

export const Default = story(
  <Story hint="Bars that are visible at first fill immediately.">
    <Bars />
  </Story>,
);
function ControlledDemo(options: Partial<ProgressBarProps>) {
  const [seats, setSeats] = useState(5);
  return (
    <Story hint="The app controls the value. Bar and text follow, up to 100 %.">
      <ProgressBar label="Seats taken" value={seats} max={8} valueText={`${seats} of 8`} {...options} />
      <p className="story-row">
        <button type="button" onClick={() => setSeats(seats - 1)}>
          One less
        </button>
        <button type="button" onClick={() => setSeats(seats + 1)}>
          One more
        </button>
      </p>
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);
export const Keyboard = story(
  <Story hint="A bar is not focusable. Screen readers announce its name and value.">
    <a href="#before">Before the bars</a>
    <Bars />
    <a href="#after">After the bars</a>
  </Story>,
);
export const ValueFailure = story(
  <Story hint="Invalid values: above the maximum, negative, and a maximum of zero.">
    <ProgressBar label="Above the maximum" value={140} />
    <ProgressBar label="Negative" value={-20} />
    <ProgressBar label="Maximum of zero" value={5} max={0} />
    <ProgressBar label="No number" value={Number.NaN} />
  </Story>,
);
export const AsManyBarsAsAPageHas = story(
  <Story hint="200 bars that fill when they are scrolled into view.">
    {MANY_VALUES.map((value) => (
      <ProgressBar key={value} label={`Bar ${value + 1}`} value={value} max={MANY_VALUES.length} />
    ))}
  </Story>,
);
export const ScrolledIntoView = story(
  <Story hint="Scroll down: the bars fill once.">
    <div className="story-distance" />
    <Bars />
  </Story>,
);
export const RightToLeft = story(
  <Story hint="Bars fill from the right." dir="rtl">
    <Bars />
  </Story>,
);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Story hint="Bars are filled without animation.">
      <Bars />
    </Story>
  </ReducedMotion>,
);

export const AllParts = allParts('Progress bar', { Default, Controlled, ScrolledIntoView });
