import { useState } from 'react';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { useAddress } from './shared/useAddress.ts';

export default { title: 'History' };

const MANY = createLandscapes(10_000);

function Address() {
  return <pre className="story story-log">{useAddress()}</pre>;
}

export const Default = () => (
  <>
    <LightboxStory hint="Open a picture, then press the browser's Back: the lightbox closes and the page stays." />
    <Address />
  </>
);
export const WithDeepLink = () => (
  <>
    <LightboxStory hint="Back closes, Forward opens again, and no entry is left over." galleryId="7" />
    <Address />
  </>
);
export const Off = () => (
  <>
    <LightboxStory hint="Back leaves the page." history={false} />
    <Address />
  </>
);
export const Keyboard = () => (
  <LightboxStory hint="Alt and the left arrow go back; Escape closes, and takes its entry with it." />
);
export const RightToLeft = () => <LightboxStory dir="rtl" hint="Back is Back in every script." />;
export const TenThousandItems = () => (
  <LightboxStory images={MANY} hint="One entry, however many pictures are looked at." />
);

/** The page decides whether Back closes. */
export function Controlled() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <label className="story">
        <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} /> Back closes
      </label>
      <LightboxStory hint="Turn it off, and Back leaves the page." history={isOn} />
      <Address />
    </>
  );
}

export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <LightboxStory hint="Back closes without a fade." />
  </ReducedMotion>
);

const FAILING_SOURCE = { load: () => Promise.reject(new HttpStatusError(500)) };

export const Failure = () => (
  <LightboxStory
    hint="The list cannot be loaded: Back closes this, too."
    source={FAILING_SOURCE}
    thumbnails={createLandscapes(4)}
  />
);
