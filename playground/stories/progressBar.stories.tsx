import '@loggia/ui/styles.css';
import { useState } from 'react';
import { ProgressBar } from '@loggia/ui';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import './shared/page.css';

export default { title: 'Progress bar' };

const MANY_VALUES = Array.from({ length: 200 }, (_, index) => index);

const Bars = () => (
  <>
    <ProgressBar label="Settled before trial" value={82} />
    <ProgressBar label="Seats taken" value={5} max={8} valueText="5 of 8" />
  </>
);

export const Default = () => (
  <Story hint="Bars that are in view from the start fill at once.">
    <Bars />
  </Story>
);
export function Controlled() {
  const [seats, setSeats] = useState(5);
  return (
    <Story hint="The page holds the value: the bar and its text follow, and the bar is never more than full.">
      <ProgressBar label="Seats taken" value={seats} max={8} valueText={`${seats} of 8`} />
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
export const Keyboard = () => (
  <Story hint="A bar is read and not used: Tab goes past it, a screen reader says its name and its value.">
    <a href="#before">Before the bars</a>
    <Bars />
    <a href="#after">After the bars</a>
  </Story>
);
export const ValueFailure = () => (
  <Story hint="What a server should not send: more than all, less than nothing, of nothing.">
    <ProgressBar label="More than all" value={140} />
    <ProgressBar label="Less than nothing" value={-20} />
    <ProgressBar label="Of nothing" value={5} max={0} />
    <ProgressBar label="No number" value={Number.NaN} />
  </Story>
);
export const AsManyBarsAsAPageHas = () => (
  <Story hint="Two hundred bars fill as they come into view.">
    {MANY_VALUES.map((value) => (
      <ProgressBar key={value} label={`Bar ${value + 1}`} value={value} max={MANY_VALUES.length} />
    ))}
  </Story>
);
export const ScrolledIntoView = () => (
  <Story hint="Scroll down: they fill once.">
    <div className="story-distance" />
    <Bars />
  </Story>
);
export const RightToLeft = () => (
  <Story hint="They fill from the right." dir="rtl">
    <Bars />
  </Story>
);
export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <Story hint="They are filled, and nothing moves.">
      <Bars />
    </Story>
  </ReducedMotion>
);
