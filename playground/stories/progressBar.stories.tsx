import '@loggia/ui/hero.css';
import { ProgressBar } from '@loggia/ui';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import './shared/page.css';

export default { title: 'Progress bar' };

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
