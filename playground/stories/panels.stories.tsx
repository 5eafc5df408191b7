import { useState } from 'react';
import { useControlBar, type UseControlBarOptions } from '@loggia/hooks';
import { ControlBar, CounterText } from '@loggia/ui';
import { PanelsLightbox } from './shared/PanelsLightbox.tsx';
import { allParts, choice, createLandscapes, SETTING_CONTROLS, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Panels' };

const LANDSCAPES = createLandscapes(6).map((image, index) =>
  index === 1 ? { ...image, title: '', description: '' } : image,
);
const MANY = createLandscapes(10_000);
const LONG = LANDSCAPES.map((image) => ({ ...image, description: 'A long story of light and haze. '.repeat(80) }));
const BROKEN = LANDSCAPES.map((image) => ({ ...image, url: '/missing.jpg' }));

const story = withControls([PanelsLightbox], { ...SETTING_CONTROLS, fullWindow: toggle(true) });

export const Default = story(
  <PanelsLightbox images={LANDSCAPES} hint="Comments and shop replace each other. The second image has no info." />,
);
export const EverythingElsewhere = story(
  <PanelsLightbox
    images={LANDSCAPES}
    settings={{
      controlBarPosition: 'top',
      infoPosition: 'top',
      infoAlign: 'right',
      infoFullWidth: false,
      infoAlwaysShown: true,
      sidebarPosition: 'right',
      sidebarWidth: 420,
    }}
    hint="Control bar and info at the top, sidebars on the right, info shown at first."
  />,
);
export const PopUp = story(
  <PanelsLightbox
    images={LANDSCAPES}
    settings={{ fullWindow: false }}
    hint="Maximize and restore take half a second."
  />,
);
export const WithComments = story(
  <PanelsLightbox images={LANDSCAPES} settings={{ openComments: true }} hint="Comments are open at first." />,
);
export const WithShop = story(
  <PanelsLightbox
    images={LANDSCAPES}
    settings={{ openShop: true }}
    hint="The shop opens a moment after the lightbox."
  />,
);
export const LongText = story(
  <PanelsLightbox images={LONG} settings={{ infoAlwaysShown: true }} hint="A long description scrolls in its box." />,
);
export const Failure = story(
  <PanelsLightbox images={BROKEN} settings={{ infoAlwaysShown: true }} hint="The controls work without an image." />,
);
export const TenThousandItems = story(<PanelsLightbox images={MANY} hint="A counter with a large total." />);

/** A control bar without a lightbox, controlled by the app. */
function ControlledDemo(options: Pick<UseControlBarOptions, 'position' | 'enabled'>) {
  const [isOpen, setIsOpen] = useState(true);
  const bar = useControlBar(
    { settings: {}, image: LANDSCAPES[0], images: LANDSCAPES, index: 0 },
    { position: 'top', isOpen, onOpenChange: setIsOpen, ...options },
  );
  return (
    <Story hint="The checkbox and the tab stay in sync.">
      <div className="story-stage loggia-gallery">
        <div>
          <ControlBar bar={bar} controls={{ counter: <CounterText bar={bar} /> }} />
        </div>
      </div>
      <label className="story-row">
        <input type="checkbox" checked={isOpen} onChange={(event) => setIsOpen(event.target.checked)} /> open
      </label>
    </Story>
  );
}

const barStory = withControls(ControlledDemo, {
  position: choice(['top', 'bottom'], 'top'),
  enabled: toggle(true),
});
export const Controlled = barStory(<ControlledDemo />);

export const AllParts = allParts('Panels', { Default, EverythingElsewhere, PopUp, Controlled });
