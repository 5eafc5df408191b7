import { ProgressBar, type ProgressBarProps } from '@loggia/ui';
import './shared/page.css';
import { allParts, range, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Progress bar' };

const MANY_VALUES = Array.from({ length: 200 }, (_, index) => index);

const Bars = (options: Partial<ProgressBarProps>) => (
  <>
    <ProgressBar label="Settled before trial" value={82} {...options} />
    <ProgressBar label="Seats taken" value={5} max={8} valueText="5 of 8" enabled={options.enabled} />
  </>
);

const story = withControls([Bars, ProgressBar], {
  value: range(0, 150, 82),
  max: range(0, 200, 100),
  offset: range(0, 1, 0.85, 0.05),
  staggerMs: range(0, 2000, 200, 50),
  enabled: toggle(true),
});

export const Default = story(
  <Story hint="Bars that are visible at first fill immediately. They are not focusable; screen readers announce name and value.">
    <Bars />
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

export const AllParts = allParts('Progress bar', { Default, ScrolledIntoView });
