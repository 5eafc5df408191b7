import { useState } from 'react';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory, type LightboxStoryProps } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { useUrl } from './shared/useUrl.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'History' };

const MANY = createLandscapes(10_000);

function Address() {
  return <pre className="story story-log">{useUrl()}</pre>;
}

const story = withControls([LightboxStory, ControlledDemo], LIGHTBOX_CONTROLS);

export const Default = story(
  <>
    <LightboxStory hint="Open an image, then use the browser's Back button. The lightbox closes and the page stays." />
    <Address />
  </>,
);
export const WithDeepLink = story(
  <>
    <LightboxStory hint="Back closes the lightbox, Forward opens it again." galleryId="7" />
    <Address />
  </>,
);
export const Off = story(
  <>
    <LightboxStory hint="Back leaves the page." history={false} />
    <Address />
  </>,
);
export const Keyboard = story(
  <LightboxStory hint="Alt+Left goes back. Escape closes the lightbox and removes its history entry." />,
);
export const RightToLeft = story(<LightboxStory dir="rtl" hint="Back works the same in right-to-left pages." />);
export const TenThousandItems = story(
  <LightboxStory images={MANY} hint="One history entry, however many images you view." />,
);

/** The app controls whether Back closes the lightbox. */
function ControlledDemo(options: LightboxStoryProps) {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <label className="story">
        <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} /> Back closes
      </label>
      <LightboxStory hint="When disabled, Back leaves the page." history={isOn} {...options} />
      <Address />
    </>
  );
}

export const Controlled = story(<ControlledDemo />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <LightboxStory hint="Back closes without animation." />
  </ReducedMotion>,
);

const FAILING_SOURCE = { load: () => Promise.reject(new HttpStatusError(500)) };

export const Failure = story(
  <LightboxStory
    hint="The list fails to load. Back still closes the lightbox."
    source={FAILING_SOURCE}
    thumbnails={createLandscapes(4)}
  />,
);

export const AllParts = allParts('History', { Default, Off });
