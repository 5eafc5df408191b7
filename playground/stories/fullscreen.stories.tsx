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

interface ElementDemoProps extends Partial<Pick<UseFullscreenOptions, 'fallback' | 'enabled'>> {
  readonly hint: string;
  /** Whether the browser rejects fullscreen, as in a frame without permission. @default false */
  readonly isRefused?: boolean;
}

/** Shows the fullscreen state of an element. The app can prevent changes. */
function ElementDemo({ hint, isRefused = false, ...options }: ElementDemoProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isLocked, setIsLocked] = useState(false);
  const [log, setLog] = useState('');
  const fullscreen = useFullscreen({
    element,
    ...options,
    onFullscreenChange(isFullscreen, details) {
      if (isLocked) details.cancel();
      else setLog(`${isFullscreen ? 'on' : 'off'}: ${details.reason}`);
    },
  });
  const ref = useCallback(
    (stage: HTMLElement | null) => {
      if (stage && isRefused) stage.requestFullscreen = () => Promise.reject(new TypeError('Not allowed.'));
      setElement(stage);
    },
    [isRefused],
  );
  return (
    <Story hint={hint}>
      <div {...fullscreen.getElementProps({ ref, className: 'story-stage' })}>
        {LANDSCAPE && <img src={LANDSCAPE.url} alt={LANDSCAPE.title} />}
      </div>
      <p className="story-row">
        {fullscreen.isSupported && <button {...fullscreen.getButtonProps()}>Fullscreen</button>}
        <label>
          <input type="checkbox" checked={isLocked} onChange={(event) => setIsLocked(event.target.checked)} /> refuse
        </label>
        <output>{log || 'nothing yet'}</output>
      </p>
    </Story>
  );
}

const hookStory = withControls(ElementDemo, { fallback: choice(['hide', 'emulate'], 'hide'), enabled: toggle(true) });

export const Controlled = hookStory(
  <ElementDemo
    hint="Works with any element. Without browser support, the element fills the viewport."
    fallback="emulate"
  />,
);
export const Failure = hookStory(
  <ElementDemo hint="The browser rejects the request. The page is notified, and nothing changes." isRefused />,
);

const MANY = createLandscapes(10_000);

export const TenThousandItems = story(<LightboxStory images={MANY} hint="One of 10,000 images, fullscreen." />);

export const AllParts = allParts('Fullscreen', { Default, FromAPopUp, Controlled });
