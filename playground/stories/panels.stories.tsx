import '@loggia/ui/styles.css';
import { useState } from 'react';
import { useControlBar } from '@loggia/hooks';
import { ControlBar, CounterText } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { PanelsLightbox } from './shared/PanelsLightbox.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';

export default { title: 'Panels' };

const LANDSCAPES = createLandscapes(6).map((image, index) =>
  index === 1 ? { ...image, title: '', description: '' } : image,
);
const MANY = createLandscapes(10_000);
const LONG = LANDSCAPES.map((image) => ({ ...image, description: 'A long story of light and haze. '.repeat(80) }));
const BROKEN = LANDSCAPES.map((image) => ({ ...image, url: '/missing.jpg' }));

export const Default = () => (
  <PanelsLightbox images={LANDSCAPES} hint="Comments and shop give way to each other; the second image has no info." />
);
export const EverythingElsewhere = () => (
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
    hint="Bar and info at the top, sidebars at the right, info from the start."
  />
);
export const PopUp = () => (
  <PanelsLightbox
    images={LANDSCAPES}
    settings={{ fullWindow: false }}
    hint="Maximise and restore take half a second."
  />
);
export const WithComments = () => (
  <PanelsLightbox images={LANDSCAPES} settings={{ openComments: true }} hint="Comments are open from the start." />
);
export const WithShop = () => (
  <PanelsLightbox
    images={LANDSCAPES}
    settings={{ openShop: true }}
    hint="The shop opens a moment after the lightbox."
  />
);
export const LongText = () => (
  <PanelsLightbox images={LONG} settings={{ infoAlwaysShown: true }} hint="A long description scrolls in its box." />
);
export const Keyboard = () => (
  <PanelsLightbox
    images={LANDSCAPES}
    hint="Tab to a sidebar's button and press Enter: focus goes in. Escape closes the sidebar first, the lightbox second."
  />
);
export const RightToLeft = () => <PanelsLightbox images={LANDSCAPES} dir="rtl" hint="Left and right are mirrored." />;
export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <PanelsLightbox images={LANDSCAPES} settings={{ fullWindow: false }} hint="Nothing slides and nothing grows." />
  </ReducedMotion>
);
export const Failure = () => (
  <PanelsLightbox images={BROKEN} settings={{ infoAlwaysShown: true }} hint="The controls work without a picture." />
);
export const TenThousandItems = () => <PanelsLightbox images={MANY} hint="The counter counts." />;

/** A bar without a lightbox, held by the page. */
export function Controlled() {
  const [isOpen, setIsOpen] = useState(true);
  const bar = useControlBar(
    { settings: {}, image: LANDSCAPES[0], images: LANDSCAPES, index: 0 },
    { position: 'top', isOpen, onOpenChange: setIsOpen },
  );
  return (
    <Story hint="The checkbox and the tab say the same.">
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
