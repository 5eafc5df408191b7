import { useCallback, useState } from 'react';
import { useFullscreen, type UseFullscreenOptions } from '@loggia/hooks';
import {
  allParts,
  choice,
  createLandscapes,
  LIGHTBOX_CONTROLS,
  LightboxStory,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Fullscreen' };

const [LANDSCAPE] = createLandscapes(1);

const story = withControls(LightboxStory, LIGHTBOX_CONTROLS);

export const Default = story(
  <LightboxStory hint="The button is next to Close. The first Escape exits fullscreen, the second closes the lightbox." />,
);
export const FromAPopUp = story(<LightboxStory fullWindow={false} hint="From 800 × 500 pixels to the whole screen." />);

/** Shows the fullscreen state. The app can prevent changes. */
type FullscreenOptions = Partial<Pick<UseFullscreenOptions, 'fallback' | 'enabled'>>;

function ControlledDemo(options: FullscreenOptions) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isLocked, setIsLocked] = useState(false);
  const fullscreen = useFullscreen({
    element,
    fallback: 'emulate',
    ...options,
    onFullscreenChange: (_, details) => isLocked && details.cancel(),
  });
  return (
    <Story hint="Works with any element. Without browser support, the element fills the viewport.">
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

const hookStory = withControls([ControlledDemo, FailureDemo], {
  fallback: choice(['hide', 'emulate'], 'hide'),
  enabled: toggle(true),
});

export const Controlled = hookStory(<ControlledDemo />);

/** A browser that rejects fullscreen, as in a frame without permission. */
function FailureDemo(options: FullscreenOptions) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [log, setLog] = useState('');
  const fullscreen = useFullscreen({
    element,
    ...options,
    onFullscreenChange: (isFullscreen, { reason }) => setLog(`${isFullscreen ? 'on' : 'off'}: ${reason}`),
  });
  const refuse = useCallback((stage: HTMLElement | null) => {
    if (stage) stage.requestFullscreen = () => Promise.reject(new TypeError('Not allowed.'));
    setElement(stage);
  }, []);
  return (
    <Story hint="The browser rejects the request. The page is notified, and nothing changes.">
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

export const Failure = hookStory(<FailureDemo />);

const MANY = createLandscapes(10_000);

export const TenThousandItems = story(<LightboxStory images={MANY} hint="One of 10,000 images, fullscreen." />);

export const AllParts = allParts('Fullscreen', { Default, FromAPopUp, Controlled });
