import { useState } from 'react';
import { FullLightbox, type FullLightboxProps } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Filmstrip' };

const LANDSCAPES = createLandscapes(40);
const MANY = createLandscapes(10_000);
const BROKEN = LANDSCAPES.map((image, index) =>
  index % 3 === 1 ? { ...image, thumbnail: { url: '/missing.jpg' } } : image,
);

const story = withControls([LightboxStory, ControlledDemo], LIGHTBOX_CONTROLS);

export const Default = story(
  <LightboxStory hint="The filmstrip follows the current image. Click a thumbnail to go to it." images={LANDSCAPES} />,
);
export const Top = story(<LightboxStory images={LANDSCAPES} filmstripPosition="top" />);
export const Left = story(<LightboxStory images={LANDSCAPES} filmstripPosition="left" />);
export const Right = story(<LightboxStory images={LANDSCAPES} filmstripPosition="right" />);
export const InAPopUp = story(<LightboxStory images={LANDSCAPES} fullWindow={false} />);

function ControlledDemo(options: FullLightboxProps) {
  const [index, setIndex] = useState(20);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Story hint="The page controls the image. The filmstrip has the right position from the start.">
      <button type="button" onClick={() => setIsOpen(true)}>
        Open picture {index + 1}
      </button>
      <FullLightbox
        images={LANDSCAPES}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        index={index}
        onIndexChange={setIndex}
        {...options}
      />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);

export const Keyboard = story(
  <LightboxStory hint="Tab into the filmstrip. It is a single tab stop." images={LANDSCAPES} />,
);
export const RightToLeft = story(<LightboxStory dir="rtl" hint="It starts on the right." images={LANDSCAPES} />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <LightboxStory hint="It jumps to the image without animation." images={LANDSCAPES} />
  </ReducedMotion>,
);

export const Failure = story(
  <LightboxStory hint="Every third thumbnail fails to load." images={BROKEN} thumbnails={LANDSCAPES} />,
);

export const TenThousandItems = story(
  <LightboxStory hint="Virtualized: only visible thumbnails are rendered." images={MANY} />,
);

export const AllParts = allParts('Filmstrip', { Default, Top, Left, Right, InAPopUp });
