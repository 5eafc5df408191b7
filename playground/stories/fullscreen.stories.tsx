import { useCallback, useState } from 'react';
import { useFullscreen } from '@loggia/hooks';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';

export default { title: 'Fullscreen' };

const [LANDSCAPE] = createLandscapes(1);

export const Default = () => <LightboxStory hint="The button stands beside Close. Closing leaves fullscreen." />;
export const FromAPopUp = () => <LightboxStory fullWindow={false} hint="From 800 by 500 to the whole screen." />;
export const Keyboard = () => <LightboxStory hint="Escape leaves fullscreen first, the lightbox second." />;
export const RightToLeft = () => <LightboxStory dir="rtl" hint="The button stands on the left." />;

/** The state of fullscreen, and a page that may refuse it. */
export function Controlled() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isLocked, setIsLocked] = useState(false);
  const fullscreen = useFullscreen({
    element,
    fallback: 'emulate',
    onFullscreenChange: (_, details) => isLocked && details.cancel(),
  });
  return (
    <Story hint="Any element can go. Where the browser has no fullscreen, the element fills the window.">
      <div {...fullscreen.getElementProps({ ref: setElement, className: 'story-stage' })}>
        {LANDSCAPE && <img src={LANDSCAPE.url} alt={LANDSCAPE.title} />}
      </div>
      <p className="story-row">
        {fullscreen.isSupported && <button {...fullscreen.getButtonProps()}>Fullscreen</button>}
        <label>
          <input type="checkbox" checked={isLocked} onChange={(event) => setIsLocked(event.target.checked)} /> refuse
        </label>
        <output>{fullscreen.isFullscreen ? 'fullscreen' : 'normal'}</output>
      </p>
    </Story>
  );
}

export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <LightboxStory hint="The browser's own change is left to the browser." />
  </ReducedMotion>
);

/** A browser that refuses, as one does in a frame without the right. */
export function Failure() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [log, setLog] = useState('');
  const fullscreen = useFullscreen({
    element,
    onFullscreenChange: (isFullscreen, { reason }) => setLog(`${isFullscreen ? 'on' : 'off'}: ${reason}`),
  });
  const refuse = useCallback((stage: HTMLElement | null) => {
    if (stage) stage.requestFullscreen = () => Promise.reject(new TypeError('Not allowed.'));
    setElement(stage);
  }, []);
  return (
    <Story hint="The browser refuses: the page is told, and all stays as it was.">
      <div {...fullscreen.getElementProps({ ref: refuse, className: 'story-stage' })}>
        {LANDSCAPE && <img src={LANDSCAPE.url} alt={LANDSCAPE.title} />}
      </div>
      <p className="story-row">
        {fullscreen.isSupported && <button {...fullscreen.getButtonProps()}>Fullscreen</button>}
        <output>{log || 'nothing yet'}</output>
      </p>
    </Story>
  );
}

const MANY = createLandscapes(10_000);

export const TenThousandItems = () => <LightboxStory images={MANY} hint="The screen holds one picture of them." />;
