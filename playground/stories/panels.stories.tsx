import '@loggia/ui/styles.css';
import { useState } from 'react';
import { useControlBar, type UseControlBarOptions } from '@loggia/hooks';
import { ControlBar, CounterText } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { PanelsLightbox } from './shared/PanelsLightbox.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { choice, toggle } from './shared/controls.ts';
import { SETTING_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

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
export const Keyboard = story(
  <PanelsLightbox
    images={LANDSCAPES}
    hint="Tab to a sidebar's button and press Enter: focus moves into it. The first Escape closes the sidebar, the second the lightbox."
  />,
);
export const RightToLeft = story(<PanelsLightbox images={LANDSCAPES} dir="rtl" hint="Left and right are mirrored." />);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <PanelsLightbox
      images={LANDSCAPES}
      settings={{ fullWindow: false }}
      hint="Panels and size changes are not animated."
    />
  </ReducedMotion>,
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
