import { IconButton } from '@loggia/ui';
import type { LightboxSlots } from '@loggia/ui/lightbox';
import { LightboxStory } from './shared/LightboxStory.tsx';
import './lightboxSlots.css';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Lightbox bar slots' };

const star = <span aria-hidden="true">★</span>;

const BAR_SLOTS: LightboxSlots = {
  bar: ({ lightbox, bar }) => (
    <div {...bar.getBarProps({ className: 'own-bar' })}>
      <div {...bar.getControlsProps({ className: 'own-bar-controls' })}>
        <span>{bar.counterText}</span>
        <button {...lightbox.getPreviousButtonProps()}>Back</button>
        <button {...lightbox.getNextButtonProps()}>On</button>
      </div>
    </div>
  ),
};

const story = withControls(LightboxStory, LIGHTBOX_CONTROLS);

export const Bar = story(
  <LightboxStory hint="A custom bar with a counter and two of the kit's tools." slots={BAR_SLOTS} />,
);

const AROUND_THE_BAR_SLOTS: LightboxSlots = {
  bar: ({ lightbox, children }) => (
    <>
      <p className="own-line">{lightbox.image?.title}</p>
      {children}
    </>
  ),
};

export const AroundTheBar = story(
  <LightboxStory hint="The kit's control bar with a custom line above it." slots={AROUND_THE_BAR_SLOTS} />,
);

const TOOLS_SLOTS: LightboxSlots = {
  toolsBefore: () => <IconButton aria-label="Remember" icon={star} />,
};

export const Tools = story(
  <LightboxStory hint="Custom tools before and after the kit's." slots={TOOLS_SLOTS}>
    <IconButton aria-label="Order a print" icon={<span aria-hidden="true">€</span>} />
  </LightboxStory>,
);

const CONTROLS_SLOTS: LightboxSlots = {
  control: ({ name, children }) => {
    if (name === 'zoom') return null;
    if (name !== 'play') return children;
    return (
      <>
        {children}
        <span className="own-word">Slideshow</span>
      </>
    );
  },
};

export const Controls = story(
  <LightboxStory hint="Without zoom, and with text next to the play button." slots={CONTROLS_SLOTS} />,
);

const CONTROLS_BY_NAME_SLOTS: LightboxSlots = {
  bar: ({ bar, controls }) => (
    <div {...bar.getBarProps({ className: 'own-bar' })}>
      <div {...bar.getControlsProps({ className: 'own-bar-controls' })}>
        {controls.play}
        <span className="own-word">{bar.counterText}</span>
        {controls.zoom}
      </div>
    </div>
  ),
};

export const ControlsByName = story(
  <LightboxStory hint="A custom bar with two of the kit's controls." slots={CONTROLS_BY_NAME_SLOTS} />,
);

const OWN_CONTROL_SLOTS: LightboxSlots = {
  control: ({ name, tools: { slideshow }, children }) => {
    if (name !== 'play') return children;
    return (
      <button {...slideshow.getPlayButtonProps({ className: 'own-word' })} aria-label={undefined}>
        {slideshow.isStarted ? 'Stop' : 'Watch'}
      </button>
    );
  },
};

export const AControlOfYourOwn = story(
  <LightboxStory hint="The play button as text, with the tool's state and props." slots={OWN_CONTROL_SLOTS} />,
);

export const AllParts = allParts('Lightbox bar slots', { Bar, AroundTheBar, Tools, Controls, ControlsByName });
